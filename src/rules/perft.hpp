// Counting sequences of legal actions (docs/notation.md, "Perft"): the yardstick of correctness and
// speed.
#pragma once

#include "rules/position.hpp"

#include <cstdint>

namespace barracuda {

// The number of sequences of exactly `depth` legal actions. The last action of each is counted, not
// made.
std::uint64_t perft(const Position& position, int depth);

// The same number, but with the last actions made: for measuring.
std::uint64_t perft_making_leaves(const Position& position, int depth);

// The number of sequences of `depth` piece moves in which no placement becomes due before the last.
std::uint64_t perft_moves(const Position& position, int depth);

}  // namespace barracuda
