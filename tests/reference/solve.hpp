// Solved positions, by brute force over the reference.
#pragma once

#include "reference.hpp"
#include "solver.hpp"

#include <optional>

namespace reference {

// Whether a side, not necessarily the one to act, can force the end within this many turns or
// actions; nothing if that takes more than `most_nodes` to decide.
std::optional<bool> wins(const State& state, char winner, Measure measure, int limit,
                         std::uint64_t most_nodes);

std::optional<Solution> solve(const State& state, int most_turns, std::uint64_t most_nodes);

}  // namespace reference
