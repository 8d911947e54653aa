// Solves positions with the brute-force solver of tests/reference over the fast rules, for proofs
// that would take the reference too long.
#pragma once

#include "reference/solver.hpp"
#include "rules/position.hpp"

#include <cstdint>
#include <optional>

namespace barracuda::kit {

using reference::Measure;
using reference::Solution;

// Whether a side, not necessarily the one to act, can force the end within this many turns or
// actions; nothing if that takes more than `most_nodes` to decide.
std::optional<bool> wins(const Position& position, Player winner, Measure measure, int limit,
                         std::uint64_t most_nodes);

std::optional<Solution> solve(const Position& position, int most_turns, std::uint64_t most_nodes);

}  // namespace barracuda::kit
