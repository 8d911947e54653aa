// The parts that several answers have, as JSON in the shapes of web/src/core/types.ts.
#pragma once

#include "base/json.hpp"
#include "rules/explain.hpp"
#include "rules/mobility.hpp"
#include "rules/record.hpp"

#include <string>
#include <vector>

namespace barracuda::wasm {

// Built from a part for each player: `{"white":…,"brown":…}`.
template <class Part>
std::string per_player_json(Part&& part) {
    JsonObject object;
    object.field("white", part(Player::White));
    object.field("brown", part(Player::Brown));
    return object.done();
}

// What there is, or null.
template <class T, class Json>
std::string json_or_null(const std::optional<T>& value, Json&& json) {
    return value ? std::string(json(*value)) : std::string(json_null);
}

std::string square_json(Square square);
std::string player_json(Player player);
std::string cell_json(Cell cell);  // null for a free square
std::string cells_json(const Setup& setup);
std::string path_json(const Path& path);
std::string squares_json(SquareSet squares);
std::string move_json(const Position& position, Action move);
std::string moves_json(const Position& position, const std::vector<Action>& moves);
std::string mobility_json(const Mobility& mobility);
std::string setup_fault_json(const SetupFault& fault);
std::string explanation_json(const Explanation& explanation);
std::string outcome_json(const Outcome& outcome);
std::string played_json(const std::vector<Played>& actions);  // null for a forgotten placement

}  // namespace barracuda::wasm
