// The parts that all JSON about games has in common, whether for the browser, clients of a server
// or third-party programs.
#pragma once

#include "base/json.hpp"
#include "play/words.hpp"
#include "rules/game.hpp"

#include <string>
#include <vector>

namespace barracuda::play {

inline std::string player_json(Player player) { return json_string(word_of(player)); }

// Built from a part for each player: `{"white":…,"brown":…}`.
template <class Part>
std::string per_player_json(Part&& part) {
    JsonObject object;
    for (const Player player : both_players) object.field(word_of(player), part(player));
    return object.done();
}

std::string chance_json(double chance);                       // with four decimal places
std::string outcome_json(const Outcome& outcome);             // winner, ending, clause
std::string played_json(const std::vector<Played>& actions);  // null for a forgotten placement

}  // namespace barracuda::play
