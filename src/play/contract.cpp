#include "play/contract.hpp"

#include "base/overloaded.hpp"
#include "play/json_parts.hpp"
#include "rules/text/fen.hpp"
#include "rules/text/notation.hpp"

namespace barracuda::play {
namespace {

// {"white":…,"brown":…}
template <class Number>
JsonObject per_player(Number&& number) {
    JsonObject object;
    for (const Player player : both_players) object.number(word_of(player), number(player));
    return object;
}

std::string control_json(const TimeControl& control) {
    constexpr std::int64_t day = 86'400'000;
    JsonObject object;
    if (control.kind() == TimeControl::Kind::Correspondence) {
        object.text("kind", "days");
        object.number("days", control.time().count() / day);
        return object.done();
    }
    const bool delay = control.kind() == TimeControl::Kind::Delay;
    object.text("kind", "live");
    object.number("initial", control.time().count());
    object.number(delay ? "delay" : "increment", control.bonus().count());
    return object.done();
}

// One for both, or one for each if one player has more time.
std::string clock_of_both(const Options& options) {
    if (!options.time) return clock_json(std::nullopt);
    if (options.time->white == options.time->brown) return control_json(options.time->white);
    JsonObject object;
    object.text("kind", "each");
    for (const Player player : both_players)
        object.field(word_of(player), control_json((*options.time)[player]));
    return object.done();
}

std::string clocks_json(const LiveGame& live, Instant now) {
    if (!live.clock()) return std::string(json_null);
    const Clock& clock = *live.clock();
    JsonObject object =
        per_player([&](Player player) { return clock.remaining(player, now).count(); });
    object.field("running", json_or_null(clock.running(), player_json));
    const bool days = clock.running() &&
                      clock.control(*clock.running()).kind() == TimeControl::Kind::Correspondence;
    if (days) object.number("due", clock.deadline()->since_epoch().count());
    return object.done();
}

std::string offers_json(const LiveGame& live) {
    JsonArray array;
    for (const PendingOffer& offer : live.offers()) {
        JsonObject object;
        object.text("by", word_of(offer.by));
        object.text("kind", word_of(offer.kind));
        array.item(object.done());
    }
    return array.done();
}

std::string end_json(const std::optional<GameEnd>& end) {
    if (!end) return std::string(json_null);
    const auto clause = clause_of(*end);
    JsonObject object;
    object.field("winner", json_or_null(winner_of(*end), player_json));
    object.text("ending", word_of(*end));
    object.field("clause", json_or_null(clause, json_string));
    return object.done();
}

// What State and Event both say about the game.
void add_standing(JsonObject& object, const LiveGame& live, Instant now) {
    const Position& position = live.game().position();
    object.text("fen", to_fen(position));
    object.text("actor", word_of(position.actor()));
    object.number("owed", position.owed());
    object.field("clocks", clocks_json(live, now));
    object.field("offers", offers_json(live));
    object.field("outcome", end_json(live.end()));
}

void add_draw_words(std::vector<std::string>& commands, const std::optional<DrawWords>& words) {
    if (!words) return;
    commands.push_back(to_text(Command(Offer{OfferKind::Repetition})));
    if (words == DrawWords::OfferedAndRefused)
        commands.push_back(to_text(Command(Decline{OfferKind::Repetition})));
}

// The final command of a game that was not decided on the board.
std::optional<Command> last_command(const Outcome& outcome) {
    switch (outcome.ending) {
        case Ending::Resignation: return Resign{};
        case Ending::TimeOut: return Time{};
        case Ending::Agreement: return Accept{OfferKind::Agreement};
        case Ending::Repetition: return Accept{OfferKind::Repetition};
        case Ending::ShutIn:
        case Ending::ExpressLevel:
        case Ending::DeadPosition: break;
    }
    return std::nullopt;
}

std::optional<Command> last_command(const GameEnd& end) {
    return std::visit(Overloaded{
                          [](const Outcome& outcome) { return last_command(outcome); },
                          [](const Aborted&) { return std::optional<Command>(Abort{}); },
                          [](const Claimed& claimed) {
                              return std::optional<Command>(Claim{claimed.winner.has_value()});
                          },
                      },
                      end);
}

}  // namespace

std::string clock_json(const std::optional<TimeControl>& control) {
    return control ? control_json(*control) : R"({"kind":"none"})";
}

std::vector<std::string> commands_of(const LiveGame& live) {
    const Game& game = live.game();
    std::vector<std::string> commands;
    for (std::size_t i = 0; i < game.size(); ++i) {
        add_draw_words(commands, game.said_before(i));
        const Played played = game.played(i);
        // Only games read from records have forgotten placements (R7.3).
        commands.push_back(played ? barracuda::to_text(*played) : "forget");
    }
    add_draw_words(commands, game.said_before(game.size()));
    const auto last = live.end() ? last_command(*live.end()) : std::nullopt;
    if (last) commands.push_back(to_text(*last));
    return commands;
}

void add_state(JsonObject& object, const LiveGame& live, Instant now) {
    JsonArray commands;
    for (const std::string& command : commands_of(live)) commands.text(command);
    const Position& start = live.game().start();
    object.number("number", live.number());
    object.number("now", now.since_epoch().count());
    object.text("start", to_fen(start));
    object.field("express",
                 per_player([&](Player player) { return start.express_level(player); }).done());
    object.boolean("touchMove", live.game().touch_move());
    object.field("clock", clock_of_both(live.options()));
    object.field("commands", commands.done());
    object.boolean("mustDeviate", live.game().must_deviate());
    add_standing(object, live, now);
}

std::string event_json(const LiveGame& after, const Event& event) {
    constexpr std::size_t usual_size = 320;
    JsonObject object(usual_size);
    object.number("number", event.number);
    object.number("at", event.at.since_epoch().count());
    object.field("by", json_or_null(event.by, player_json));
    object.text("command", to_text(event.command));
    add_standing(object, after, event.at);
    return std::move(object).done();
}

std::string problem_json(const Refusal& refusal) {
    JsonObject object;
    object.text("code", word_of(refusal.code));
    object.text("detail", text_of(refusal));
    if (const auto clause = clause_of(refusal)) object.text("clause", *clause);
    const auto& explanation = refusal.explanation;
    if (explanation && explanation->square)
        object.text("square", barracuda::to_text(*explanation->square));
    if (explanation && explanation->step) object.number("step", *explanation->step);
    return object.done();
}

}  // namespace barracuda::play
