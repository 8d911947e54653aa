// Counting sequences of legal actions (docs/notation.md, "Perft"): the yardstick of correctness and
// speed.
#pragma once

#include "rules/position.hpp"

#include <cstdint>

namespace barracuda {

// The sequences of exactly `depth` legal actions; the last action of each is counted, not made.
std::uint64_t perft(const Position& position, int depth);

// The same number, but every last action is made: for measuring.
std::uint64_t perft_making_leaves(const Position& position, int depth);

// The sequences of `depth` piece moves in which nothing becomes due to be placed before the last.
std::uint64_t perft_moves(const Position& position, int depth);

}  // namespace barracuda
