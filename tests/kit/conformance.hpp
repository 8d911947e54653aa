// What must hold in any position. Each function describes the first violation, if there is one.
// Used by tests and fuzzers.
#pragma once

#include "rules/position.hpp"

#include <optional>
#include <string>

namespace barracuda::kit {

using Violation = std::optional<std::string>;

// The list of legal actions, their number, the test of a single action, the test for a loss, the
// pieces' moves and the explanations are consistent.
Violation legality_violation(const Position& position);

// Of all 65,536 bit patterns, exactly the listed actions are legal. Slower than the rest.
Violation pattern_violation(const Position& position);

// Setup, FEN and packed form all give the same position again, with the same key.
Violation round_trip_violation(const Position& position);

// Mirrored or with colours swapped, the position has the mirrored legal actions; doing it twice
// gives the position back.
Violation symmetry_violation(const Position& position);

// After an action: the incremental key equals the one computed from scratch, no barragoon appears
// or is lost, and the pieces and the actor are as R3 and R6 say.
Violation action_violation(const Position& position, Action action);

// A placement removes moves and adds none, for either player.
Violation placement_violation(const Position& position, Action placement);

// All of them except the patterns and the actions.
Violation violation(const Position& position);

}  // namespace barracuda::kit
