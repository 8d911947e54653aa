// The few placements that the anchor crude considers: those with the best material and mobility
// afterwards. Frozen, see anchors.hpp.
#pragma once

#include "base/fixed_vector.hpp"
#include "rules/position.hpp"

#include <array>

namespace barracuda::engine::anchors {

constexpr std::size_t placements_at_root = 8;
constexpr std::size_t placements_in_tree = 2;

using FewActions = FixedVector<Action, placements_at_root>;

// Ranks all of them.
FewActions root_placements(const Position& position, const ActionList& actions);

// Ranks squares by the effect of No way there, then all faces on the best squares only.
FewActions tree_placements(const Position& position);

}  // namespace barracuda::engine::anchors
