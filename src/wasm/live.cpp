#include "wasm/live.hpp"

#include "base/text.hpp"
#include "play/contract.hpp"
#include "play/words.hpp"
#include "wasm/arguments.hpp"
#include "wasm/game_text.hpp"
#include "wasm/instant.hpp"
#include "wasm/parts_json.hpp"
#include "wasm/view_json.hpp"

namespace barracuda::wasm {
namespace {

std::optional<play::Asker> parse_asker(std::string_view text) {
    if (const auto player = play::parse_player(text)) return play::seat(*player);
    return text == "server" ? std::optional(play::Asker::Server) : std::nullopt;
}

std::string instant_json(Instant instant) { return std::to_string(instant.since_epoch().count()); }

// What a player may do besides acting and touching: whatever would not be refused.
std::string allowed_json(const play::LiveGame& live, Player player, Instant now) {
    std::vector<play::Command> said{play::Resign{}, play::Abort{}};
    for (const play::OfferKind kind : play::all_offer_kinds) {
        said.emplace_back(play::Offer{kind});
        said.emplace_back(play::Accept{kind});
        said.emplace_back(play::Decline{kind});
    }
    JsonArray array;
    for (const play::Command& command : said)
        if (live.step({play::seat(player), command, now})) array.text(play::to_text(command));
    return array.done();
}

std::string state_json(const play::LiveGame& live, Instant now) {
    JsonObject object;
    play::add_state(object, live, now);
    object.field("allowed",
                 per_player_json([&](Player player) { return allowed_json(live, player, now); }));
    object.field("timeDue", json_or_null(live.due(), instant_json));
    object.boolean("paused", live.is_paused());
    return object.done();
}

void add_standing(JsonObject& object, const play::LiveGame& live, Instant now) {
    object.field("state", state_json(live, now));
    object.field("game", game_json(live.game()));
    object.field("view", view_json(live.game()));
    object.field("clock", json_or_null(live.clock(),
                                       [&](const Clock& clock) { return clock_json(clock, now); }));
}

std::string refused_json(const play::Refusal& refusal) {
    JsonObject object;
    object.field("problem", play::problem_json(refusal));
    object.field("explanation", json_or_null(refusal.explanation, explanation_json));
    return object.done();
}

}  // namespace

Answer Live::state(std::string_view text) {
    const Arguments arguments = arguments_of(text);
    const auto live = reader_.read(arguments.game);
    if (!live) return fail(live.error());
    const auto now = arguments.lines.empty() ? std::nullopt : parse_instant(arguments.lines[0]);
    if (!now) return complain("the time is missing");
    JsonObject object;
    add_standing(object, **live, *now);
    return object.done();
}

Answer Live::step(std::string_view text) {
    const Arguments arguments = arguments_of(text);
    const auto live = reader_.read(arguments.game);
    if (!live) return fail(live.error());
    if (arguments.lines.size() != 4)
        return complain("time, asker, number and command are not four lines");
    const auto now = parse_instant(arguments.lines[0]);
    if (!now) return complain(quoted(arguments.lines[0]) + " is not a time");
    const auto by = parse_asker(arguments.lines[1]);
    if (!by) return complain(quoted(arguments.lines[1]) + " is not white, brown or server");
    const auto made_for = parse_number(arguments.lines[2]);
    if (!made_for && arguments.lines[2] != "-")
        return complain(quoted(arguments.lines[2]) + " is not a number");
    const auto command = play::parse_command(arguments.lines[3]);
    if (!command) return refused_json({play::Code::Malformed});
    const auto step = (*live)->step({*by, *command, *now, made_for});
    if (!step) return refused_json(step.error());
    JsonObject object;
    object.field("event", play::event_json(step->game, step->event));
    object.text("line", play::to_text(step->event));
    add_standing(object, step->game, step->event.at);
    return object.done();
}

}  // namespace barracuda::wasm
