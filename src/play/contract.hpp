// A game in progress as the objects of the contract: State, Event, Problem and Clock, the same in
// the browser and over the network. A server adds what only it knows (ids, people, watchers).
#pragma once

#include "base/json.hpp"
#include "play/live_game.hpp"

#include <string>
#include <vector>

namespace barracuda::play {

// The fields of a State: number, now, start, express, touchMove, clock, fen, commands, actor, owed,
// clocks, offers, mustDeviate, outcome.
void add_state(JsonObject& object, const LiveGame& live, Instant now);

std::string clock_json(const std::optional<TimeControl>& control);
std::string event_json(const LiveGame& after, const Event& event);
std::string problem_json(const Refusal& refusal);

// The log without what was taken back: actions, offers and refusals of a draw by repetition, and
// how the game ended. Touches, and offers that came to nothing, are left out.
std::vector<std::string> commands_of(const LiveGame& live);

}  // namespace barracuda::play
