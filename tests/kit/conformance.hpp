// What must hold in every position, whatever it is. Each function describes the first violation
// that it finds, or finds none. Used by the tests and by the fuzzers.
#pragma once

#include "rules/position.hpp"

#include <optional>
#include <string>

namespace barracuda::kit {

using Violation = std::optional<std::string>;

// The list of legal actions, their number, the test of a single action, the test for a loss, the
// moves of pieces and the explanations agree with each other.
Violation legality_violation(const Position& position);

// Of all 65,536 patterns of bits, exactly the listed actions are legal. Slower than the rest.
Violation pattern_violation(const Position& position);

// The setup, the FEN and the packed form give the same position again, with the same key.
Violation round_trip_violation(const Position& position);

// Mirrored and with the colours swapped, the position has the mirrored legal actions; twice
// mirrored or swapped it is itself.
Violation symmetry_violation(const Position& position);

// After an action: the kept key is that made from scratch, no barragoon appears or gets lost, the
// pieces and the actor are what R3 and R6 say.
Violation action_violation(const Position& position, Action action);

// A placement takes possibilities away and adds none, for neither player.
Violation placement_violation(const Position& position, Action placement);

// All of them but the patterns and the actions.
Violation violation(const Position& position);

}  // namespace barracuda::kit
