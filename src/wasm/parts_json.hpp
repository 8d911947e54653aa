// Parts that several answers have in common, as JSON in the shapes of web/src/core/types.ts.
#pragma once

#include "base/json.hpp"
#include "play/json_parts.hpp"
#include "rules/clock.hpp"
#include "rules/explain.hpp"
#include "rules/mobility.hpp"

#include <string>
#include <vector>

namespace barracuda::wasm {

using play::chance_json;
using play::outcome_json;
using play::per_player_json;
using play::played_json;
using play::player_json;

std::string square_json(Square square);
std::string cell_json(Cell cell);  // null for a free square
std::string cells_json(const Setup& setup);
std::string path_json(const Path& path);
std::string squares_json(SquareSet squares);
std::string move_json(const Position& position, Action move);
std::string moves_json(const Position& position, const std::vector<Action>& moves);
std::string mobility_json(const Mobility& mobility);
std::string setup_fault_json(const SetupFault& fault);
std::string explanation_json(const Explanation& explanation);
std::string clock_json(const Clock& clock, Instant now);

}  // namespace barracuda::wasm
