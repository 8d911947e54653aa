#include "base/text.hpp"
#include "base/utf8.hpp"
#include "cli/command.hpp"
#include "cli/input.hpp"
#include "cli/play/computer.hpp"
#include "cli/play/levels.hpp"
#include "cli/play/terminal_game.hpp"
#include "cli/terminal.hpp"
#include "engine/level.hpp"
#include "rules/text/notation.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <memory>
#include <random>

namespace barracuda::cli {
namespace {

struct PlayOptions {
    bool open = false;
    std::string express;
    std::string fen;
    std::string file;
    bool touch = false;
    bool flipped = false;
    Names names;
    std::optional<int> level;  // of the computer, if it plays
    std::optional<int> milliseconds;
    std::optional<std::uint32_t> seed;  // of its choices
    std::string side;                   // of the person playing against it
    Looks looks;

    bool name_a_start() const {
        return open || touch || seed || !express.empty() || !fen.empty() || !file.empty();
    }
};

Result<PerPlayer<int>, std::string> read_express_levels(const std::string& text) {
    if (text.empty()) return PerPlayer<int>{};
    const auto levels = parse_express_levels(text);
    if (!levels)
        return fail(
            fmt::format("the Express levels {} are not two digits from 0 to 2, White's and Brown's",
                        barracuda::quoted(text)));
    return *levels;
}

Result<SavedGame, std::string> load(const std::string& file) {
    const auto text = read_file(file);
    if (!text) return fail(text.error());
    auto stored = game_from_text(*text);
    if (!stored) return fail(fmt::format("{}: {}", file, stored.error()));
    return stored;
}

Result<void, std::string> check_opponent(const PlayOptions& options) {
    if (!options.level && !options.side.empty())
        return fail(fmt::format(
            "--colour {} sets your colour against the computer: it needs --level", options.side));
    if (!options.level && options.seed)
        return fail<std::string>("--seed is for games against the computer: it needs --level");
    const bool names_computer = (!options.names.white.empty() && options.side != "white") ||
                                (!options.names.brown.empty() && options.side != "brown");
    if (options.milliseconds && options.level != engine::full_strength)
        return fail<std::string>(
            "--time needs --level 10: lower levels are limited by positions, not by time");
    if (options.level && names_computer)
        return fail<std::string>(
            "with --level, only your own side can have a name: --colour white --white Ann");
    return {};
}

// The record or the FEN already says what the other options would.
Result<void, std::string> check_together(const PlayOptions& options) {
    const bool says_setup = options.open || !options.express.empty();
    if (!options.file.empty() && (says_setup || options.touch || !options.fen.empty()))
        return fail<std::string>(
            "--load cannot be combined with --fen, --open, --express or --touch");
    if (!options.fen.empty() && says_setup)
        return fail<std::string>("--fen cannot be combined with --open or --express");
    for (const Player player : both_players) {
        const std::string& name = options.names[player];
        const bool has_control =
            std::ranges::any_of(name, [](char c) { return (c >= 0 && c < ' ') || c == 127; });
        if (has_control || valid_utf8_prefix(name) != name.size())
            return fail<std::string>("a name must be readable text");
    }
    return check_opponent(options);
}

Result<SavedGame, std::string> starting_game(const PlayOptions& options) {
    if (const auto checked = check_together(options); !checked) return fail(checked.error());
    if (!options.file.empty()) return load(options.file);
    if (!options.fen.empty()) {
        const auto position = read_position({options.fen});
        if (!position) return fail(position.error());
        return SavedGame{Game(*position, options.touch), {}};
    }
    const auto express_levels = read_express_levels(options.express);
    if (!express_levels) return fail(express_levels.error());
    const Position start =
        options.open ? Position::open(*express_levels) : Position::closed(*express_levels);
    return SavedGame{Game(start, options.touch), {}};
}

std::optional<ComputerSeat> invited(const PlayOptions& options,
                                    std::optional<std::uint32_t> stored_seed) {
    if (!options.level) return std::nullopt;
    const bool by_lot = options.side != "white" && options.side != "brown";
    const bool gets_white = by_lot ? std::random_device{}() % 2 == 0 : options.side == "brown";
    ComputerSeat opponent{gets_white ? Player::White : Player::Brown, by_lot, *options.level};
    if (options.milliseconds) opponent.time = Milliseconds(*options.milliseconds);
    opponent.seed = options.seed ? *options.seed : stored_seed ? *stored_seed : drawn_seed();
    return opponent;
}

int play(const PlayOptions& options) {
    auto stored = starting_game(options);
    if (!stored) return complain(stored.error());
    Table table{.live = at_terminal(std::move(stored->game)),
                .names = std::move(stored->names),
                .flipped = options.flipped,
                .opponent = invited(options, stored->seed)};
    for (const Player player : both_players)
        if (!options.names[player].empty()) table.names[player] = options.names[player];
    if (table.is_computer(Player::White)) table.flipped = !table.flipped;
    seat_players(table);
    if (::isatty(STDIN_FILENO) == 1 && output_is_terminal())
        return play_at_terminal(std::move(table), options.looks, !options.name_a_start());
    return play_through_pipes(std::move(table), options.looks);
}

void add_options(CLI::App& command, PlayOptions& options) {
    command.add_option("--level", options.level, "Play against the computer: 1 is easy, 10 hard")
        ->check(CLI::Range(1, engine::full_strength).description(""))
        ->type_name("N");
    command
        .add_option("--time", options.milliseconds,
                    "Thinking time of level 10 per action (1000); less makes it weaker")
        ->check(CLI::Range(1, 3'600'000).description(""))
        ->type_name("MS");
    command
        .add_option("--seed", options.seed,
                    "Repeat a game against the computer, which says its seed at the start")
        ->check(CLI::Range(0u, most_seed).description(""))
        ->type_name("N");
    command
        .add_option("--colour,--color", options.side,
                    "Your colour against the computer: white, brown or lot (random)")
        ->check(CLI::IsMember({"white", "brown", "lot"}).description(""))
        ->type_name("WHICH");
    command.add_flag("--open", options.open, "Open set-up: the barragoons show \"All turns\"");
    command.add_option("--express", options.express, "Express levels of White and Brown, e.g. 01")
        ->type_name("WB");
    command.add_option("--fen", options.fen, "Start from this position")->type_name("FEN");
    command.add_option("--load", options.file, "Continue the game in this BGN file")
        ->type_name("FILE");
    command.add_flag("--touch", options.touch, "Touch-move: a piece that you select must move");
    command.add_option("--white", options.names.white, "Name of the player with the white pieces")
        ->type_name("NAME");
    command.add_option("--brown", options.names.brown, "Name of the player with the brown pieces")
        ->type_name("NAME");
    command.add_flag("--flip", options.flipped,
                     "Show Brown's side at the bottom; with --level, your opponent's");
    // Here `--colour` is the player's colour.
    add_look_options(command, options.looks, "--screen");
}

}  // namespace

void add_play(CLI::App& program, int& exit_code) {
    auto options = std::make_shared<PlayOptions>();
    auto* command = program.add_subcommand(
        "play", "Play a game: two people at one terminal, or you against the computer");
    add_options(*command, *options);
    command->footer(
        "Type a move as start and destination (d2d5); `help` inside the game lists the rest. The "
        "game is saved\n"
        "while you play: Ctrl-C leaves it, and the next `barracuda play` offers to continue it.\n"
        "Levels:\n" +
        level_list() +
        "Examples:\n"
        "  barracuda play\n"
        "  barracuda play --level 3 --colour white\n"
        "  barracuda play --white Ann --brown Bo --express 01");
    command->callback([options, &exit_code] { exit_code = play(*options); });
}

}  // namespace barracuda::cli
