#include "wasm/game_text.hpp"

#include "base/json.hpp"
#include "base/overloaded.hpp"
#include "base/text.hpp"
#include "rules/text/fen.hpp"
#include "rules/text/notation.hpp"
#include "wasm/words.hpp"

#include <algorithm>

namespace barracuda::wasm {
namespace {

std::optional<DrawKind> parse_draw_kind(std::string_view text) {
    if (text == "agreement") return DrawKind::Agreement;
    if (text == "repetition") return DrawKind::Repetition;
    return std::nullopt;
}

std::optional<GameCommand> parse_words_of_player(std::string_view verb, Player player) {
    if (verb == "accept") return Accept{player};
    if (verb == "decline") return Decline{player};
    if (verb == "resign") return Resign{player};
    if (verb == "flag") return Flag{player};
    return std::nullopt;
}

std::string player_command(std::string_view verb, Player player, std::string_view rest = {}) {
    return std::string(verb) + ' ' + std::string(word_of(player)) + std::string(rest);
}

void add_draw_words(std::vector<std::string>& commands, DrawWords words, Player actor) {
    commands.push_back(player_command("offer", opponent_of(actor), " repetition"));
    if (words == DrawWords::OfferedAndRefused) commands.push_back(player_command("decline", actor));
}

// How a game ended that was not decided on the board.
void add_end(std::vector<std::string>& commands, const Outcome& outcome, Player actor) {
    switch (outcome.ending) {
        case Ending::Resignation:
            return commands.push_back(player_command("resign", opponent_of(*outcome.winner)));
        case Ending::TimeOut:
            return commands.push_back(player_command("flag", opponent_of(*outcome.winner)));
        case Ending::Agreement:
            commands.push_back(player_command("offer", opponent_of(actor), " agreement"));
            return commands.push_back(player_command("accept", actor));
        case Ending::Repetition: return commands.push_back(player_command("accept", actor));
        case Ending::ShutIn:
        case Ending::ExpressLevel:
        case Ending::DeadPosition: return;
    }
}

// What the next action will put an end to.
void add_pending(std::vector<std::string>& commands, const Game& game) {
    const auto& offer = game.offer();
    if (offer && offer->kind == DrawKind::Agreement)
        commands.push_back(player_command("offer", offer->by, " agreement"));
    for (const Square square : game.touches()) commands.push_back("touch " + to_text(square));
}

Result<Game, Problem> begin_game(std::string_view text, std::size_t& at) {
    const auto start = parse_fen(next_line(text, at));
    if (!start) return fail(problem_of(start.error()));
    const std::string_view touch_move = next_line(text, at);
    if (touch_move != "on" && touch_move != "off")
        return complain("touch-move is " + quoted(touch_move) + ", which is neither on nor off");
    return Game(*start, touch_move == "on");
}

// A line of the text, which begins with two others.
Result<void, Problem> play_line(Game& game, std::string_view text, std::string_view line) {
    const auto refuse = [&](const std::string& why) {
        const auto before = text.substr(0, static_cast<std::size_t>(line.data() - text.data()));
        const auto number = std::ranges::count(before, '\n') - 1;
        return complain("command " + std::to_string(number) + " " + quoted(line) + ": " + why);
    };
    const auto command = parse_game_command(line);
    if (!command) return refuse("is not a command");
    const auto performed = perform(game, *command);
    if (performed) return {};
    return refuse(std::string(clause_of(performed.error())) + ", " + text_of(performed.error()));
}

}  // namespace

std::optional<GameCommand> parse_game_command(std::string_view text) {
    if (const auto action = parse_action(text)) return *action;
    const auto parts = words(text);
    if (parts.size() == 1 && parts[0] == "forget") return Forget{};
    if (parts.size() == 2 && parts[0] == "touch") {
        const auto square = parse_square(parts[1]);
        return square ? std::optional<GameCommand>(Touch{*square}) : std::nullopt;
    }
    const auto player = parts.size() > 1 ? parse_player(parts[1]) : std::nullopt;
    if (!player) return std::nullopt;
    if (parts.size() == 2) return parse_words_of_player(parts[0], *player);
    const auto kind = parse_draw_kind(parts[2]);
    if (parts.size() != 3 || parts[0] != "offer" || !kind) return std::nullopt;
    return Offer{*player, *kind};
}

Result<void, Explanation> perform(Game& game, const GameCommand& command) {
    using Done = Result<void, Explanation>;
    return std::visit(Overloaded{
                          [&](Action action) { return game.play(action); },
                          [&](const Touch& touch) {
                              game.touch(touch.square);
                              return Done{};
                          },
                          [&](const Offer& offer) { return game.offer_draw(offer.by, offer.kind); },
                          [&](const Accept& accept) { return game.accept_draw(accept.by); },
                          [&](const Decline& decline) { return game.decline_draw(decline.by); },
                          [&](const Resign& resign) { return game.resign(resign.loser); },
                          [&](const Flag& flag) { return game.run_out_of_time(flag.loser); },
                          [&](const Forget&) { return game.forget_placement(); },
                      },
                      command);
}

std::vector<std::string> commands_of(const Game& game) {
    std::vector<std::string> commands;
    for (std::size_t i = 0; i < game.size(); ++i) {
        if (const auto said = game.said_before(i))
            add_draw_words(commands, *said, game.before(i).actor());
        const Played played = game.played(i);
        commands.push_back(played ? to_text(*played) : "forget");
    }
    const Player actor = game.position().actor();
    if (const auto said = game.said_before(game.size())) add_draw_words(commands, *said, actor);
    if (game.outcome())
        add_end(commands, *game.outcome(), actor);
    else
        add_pending(commands, game);
    return commands;
}

std::string game_json(const Game& game) {
    JsonArray commands;
    for (const std::string& command : commands_of(game)) commands.text(command);
    JsonObject object;
    object.text("start", to_fen(game.start()));
    object.boolean("touchMove", game.touch_move());
    object.field("commands", commands.done());
    return object.done();
}

Result<const Game*, Problem> GameReader::read(std::string_view text) {
    return replay_.read(text, begin_game, [text](Game& game, std::string_view line) {
        return play_line(game, text, line);
    });
}

}  // namespace barracuda::wasm
