#include "server/wire/terms.hpp"

#include "play/contract.hpp"
#include "rules/text/fen.hpp"

#include <algorithm>
#include <array>

namespace barracuda::server {
namespace {

constexpr std::array<std::string_view, 3> colour_words{"lot", "white", "brown"};
constexpr std::array<std::int64_t, 7> allowances{1, 2, 3, 5, 7, 10, 14};  // days
constexpr std::int64_t longest_initial = 3 * 3'600'000;
constexpr std::int64_t longest_bonus = 180'000;
constexpr std::size_t longest_fen = 200;

std::optional<TimeControl> read_days(Fields& clock) {
    const auto days = clock.number("days", 1, 14);
    if (std::ranges::find(allowances, days) == allowances.end())
        clock.complain("days", "must be 1, 2, 3, 5, 7, 10 or 14");
    return TimeControl::days_per_action(static_cast<int>(days));
}

std::optional<TimeControl> read_live(Fields& clock) {
    const bool delay = clock.has("delay");
    if (delay && clock.has("increment"))
        clock.complain("delay", "cannot be given together with an increment");
    const Milliseconds initial{clock.number("initial", 0, longest_initial)};
    const Milliseconds bonus{clock.number_or(delay ? "delay" : "increment", 0, longest_bonus, 0)};
    if (initial + bonus == Milliseconds{0}) clock.complain("initial", "leaves no time at all");
    if (delay) return TimeControl::with_delay(initial, bonus);
    return bonus == Milliseconds{0} ? TimeControl::sudden_death(initial)
                                    : TimeControl::with_increment(initial, bonus);
}

std::optional<TimeControl> read_clock(Fields& fields) {
    if (!fields.has("clock")) return std::nullopt;
    Fields clock = fields.object("clock");
    const std::string kind = clock.text("kind", 8);
    if (kind == "none") return std::nullopt;
    if (kind == "live") return read_live(clock);
    if (kind == "days") return read_days(clock);
    clock.complain("kind", R"(must be "none", "live" or "days")");
    return std::nullopt;
}

// The Express levels are those agreed, whatever the FEN says.
Result<Position, std::string> position_of(const std::string& setup, PerPlayer<int> levels) {
    if (setup == "closed") return Position::closed(levels);
    if (setup == "open") return Position::open(levels);
    auto parsed = parse_setup(setup);
    if (!parsed) return fail(std::string(R"(must be "closed", "open" or a FEN)"));
    parsed->express_levels = levels;
    const auto position = Position::from(*parsed);
    if (!position) return fail("is not a position: " + text_of(position.error().front()));
    if (Game(*position).outcome()) return fail(std::string("is a game that is over"));
    return *position;
}

}  // namespace

std::string_view word_of(Colour colour) { return colour_words[static_cast<std::size_t>(colour)]; }

Terms read_terms(Fields& fields) {
    Terms terms;
    terms.setup = fields.text_or("setup", longest_fen, "closed");
    if (fields.has("express")) {
        Fields express = fields.object("express");
        terms.express_me = static_cast<int>(express.number_or("me", 0, highest_express_level, 0));
        terms.express_opponent =
            static_cast<int>(express.number_or("opponent", 0, highest_express_level, 0));
    }
    terms.touch_move = fields.boolean_or("touchMove", false);
    terms.clock = read_clock(fields);
    const std::string colour = fields.text_or("colour", 5, "lot");
    const auto word = std::ranges::find(colour_words, colour);
    if (word == colour_words.end())
        fields.complain("colour", R"(must be "lot", "white" or "brown")");
    else
        terms.colour = static_cast<Colour>(word - colour_words.begin());
    terms.rated = fields.boolean_or("rated", false);
    const auto position = position_of(terms.setup, {terms.express_me, terms.express_opponent});
    if (!position) fields.complain("setup", position.error());
    return terms;
}

void add_terms(JsonObject& object, const Terms& terms) {
    JsonObject express;
    express.number("me", terms.express_me);
    express.number("opponent", terms.express_opponent);
    object.text("setup", terms.setup);
    object.field("express", express.done());
    object.boolean("touchMove", terms.touch_move);
    object.field("clock", play::clock_json(terms.clock));
    object.text("colour", word_of(terms.colour));
    object.boolean("rated", terms.rated);
}

std::string to_json(const Terms& terms) {
    JsonObject object;
    add_terms(object, terms);
    return object.done();
}

GameTerms game_terms(const Terms& terms, Player challenger) {
    PerPlayer<int> levels;
    levels[challenger] = terms.express_me;
    levels[opponent_of(challenger)] = terms.express_opponent;
    const auto start = position_of(terms.setup, levels);
    return {.setup = terms.setup,
            .start = start ? *start : Position::closed(levels),
            .touch_move = terms.touch_move,
            .clock = terms.clock,
            .rated = terms.rated};
}

std::string to_json(const GameTerms& terms) {
    JsonObject object;
    object.text("setup", terms.setup);
    object.text("start", to_fen(terms.start));
    object.boolean("touchMove", terms.touch_move);
    object.field("clock", play::clock_json(terms.clock));
    object.boolean("rated", terms.rated);
    if (!terms.first.empty()) object.text("rematchOf", terms.first);
    return object.done();
}

Result<GameTerms, std::string> parse_game_terms(std::string_view json) {
    Fields fields(json);
    const auto start = parse_fen(fields.text("start", longest_fen));
    if (!start) fields.complain("start", "must be a FEN");
    GameTerms terms{.setup = fields.text("setup", longest_fen),
                    .start = start ? *start : Position::closed(),
                    .touch_move = fields.boolean_or("touchMove", false),
                    .clock = read_clock(fields),
                    .rated = fields.boolean_or("rated", false),
                    .first = fields.text_or("rematchOf", 12, "")};
    if (fields.fault()) return fail(*fields.fault());
    return terms;
}

play::LiveGame begin(const GameTerms& terms, Instant now) {
    return {play::online(terms.clock, terms.touch_move, play::Matchmaking::Link),
            Game(terms.start, terms.touch_move), now};
}

}  // namespace barracuda::server
