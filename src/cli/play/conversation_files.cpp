#include "base/text.hpp"
#include "cli/play/conversation.hpp"
#include "cli/play/words.hpp"
#include "rules/text/notation.hpp"

#include <fmt/format.h>

#include <algorithm>

// The part of the conversation about saving, loading and starting games.
namespace barracuda::cli {

Reply Conversation::save(std::string_view argument) {
    const std::string file(argument);
    if (file != own_file_ && environment_.file_exists(file))
        return {.text = fmt::format(
                    "The file {0} already exists: choose another name, or type `overwrite {0}`.",
                    file)};
    return write(file);
}

Reply Conversation::overwrite(std::string_view argument) { return write(std::string(argument)); }

Reply Conversation::write(const std::string& file) {
    if (const auto written = environment_.write_file(file, record()); !written)
        return {.text = sentence(written.error())};
    own_file_ = file;
    return {.text = fmt::format("The game is saved in {}.", file)};
}

Reply Conversation::load(std::string_view argument) {
    const std::string file(argument);
    const auto text = environment_.read_file(file);
    if (!text) return {.text = sentence(text.error())};
    auto stored = game_from_text(*text);
    if (!stored) return {.text = fmt::format("{} cannot be loaded: {}.", file, stored.error())};
    own_file_ = stored->games_in_file == 1 ? file : "";
    const std::string note =
        stored->games_in_file > 1
            ? fmt::format(" It contains {} games; this is the first.", stored->games_in_file)
            : "";
    return replace(std::move(*stored), fmt::format("Loaded {}.{}", file, note));
}

Reply Conversation::start_anew(std::string_view settings) {
    Position start = fresh_start_;
    for (const std::string_view word : words(settings)) {
        const PerPlayer<int> express_levels{start.express_level(Player::White),
                                            start.express_level(Player::Brown)};
        const auto other_levels = parse_express_levels(word);
        if (word == "open") {
            start = Position::open(express_levels);
        } else if (word == "closed") {
            start = Position::closed(express_levels);
        } else if (other_levels) {
            Setup setup = start.setup();
            setup.express_levels = *other_levels;
            start = *Position::from(setup);
        } else {
            return {.text = fmt::format(
                        "`new` takes open or closed, and two Express levels such as 01; not {}.",
                        barracuda::quoted(word))};
        }
    }
    count_game();
    fresh_start_ = start;
    own_file_.clear();
    SavedGame fresh{Game(start, table_.game().touch_move()), table_.names};
    fresh.seed = environment_.draw_seed();
    Reply reply = replace(std::move(fresh), "A new game.");
    if (table_.opponent)
        reply.text += seed_text(*table_.opponent) + other_level_text(*table_.opponent, streak_);
    return reply;
}

// Games that were given up count as little as those with a handicap.
void Conversation::count_game() {
    const auto& outcome = table_.game().outcome();
    const Position& start = table_.game().start();
    if (!outcome || !table_.opponent ||
        start.express_level(Player::White) != start.express_level(Player::Brown))
        return;
    if (!outcome->winner)
        streak_ = 0;
    else if (table_.is_computer(*outcome->winner))
        streak_ = std::min(streak_, 0) - 1;
    else
        streak_ = std::max(streak_, 0) + 1;
}

Reply Conversation::replace(SavedGame stored, std::string text) {
    continue_with(std::move(stored));
    return {.text = std::move(text), .other_game = true};
}

void Conversation::continue_with(SavedGame stored) {
    table_.live = at_terminal(std::move(stored.game));
    table_.names = std::move(stored.names);
    if (table_.opponent && stored.seed) table_.opponent->seed = *stored.seed;
    seat_players(table_);
    table_.forget_choice();
    before_ending_.reset();
}

}  // namespace barracuda::cli
