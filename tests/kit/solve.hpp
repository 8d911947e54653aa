// Solved positions, by the brute force of tests/reference over the fast rules: for proofs that
// would take the reference too long.
#pragma once

#include "reference/solver.hpp"
#include "rules/position.hpp"

#include <cstdint>
#include <optional>

namespace barracuda::kit {

using reference::Measure;
using reference::Solution;

// Whether a side, which need not be the one to act, can force the end within so many turns or
// actions; nothing if finding out takes more than `most_nodes`.
std::optional<bool> wins(const Position& position, Player winner, Measure measure, int limit,
                         std::uint64_t most_nodes);

std::optional<Solution> solve(const Position& position, int most_turns, std::uint64_t most_nodes);

}  // namespace barracuda::kit
