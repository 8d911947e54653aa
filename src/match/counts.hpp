// How often each score occurred, from worst to best in equal steps from 0 to 1: the input of all
// statistics. Pairs are the preferred unit: two games from the same opening with colours swapped
// are not independent of each other, but pairs are.
#pragma once

#include <array>
#include <cstdint>
#include <numeric>
#include <span>

namespace barracuda::match {

using GameCounts = std::array<std::uint64_t, 3>;  // lost, drawn, won
using PairCounts = std::array<std::uint64_t, 5>;  // 0, 1/2, 1, 1 1/2 and 2 points of two games
using Counts = std::span<const std::uint64_t>;    // either of them

constexpr double score_at(Counts counts, std::size_t index) {
    return static_cast<double>(index) / static_cast<double>(counts.size() - 1);
}

constexpr std::uint64_t total(Counts counts) {
    return std::accumulate(counts.begin(), counts.end(), std::uint64_t{0});
}

// The same results from the other side.
template <std::size_t Size>
constexpr std::array<std::uint64_t, Size> reversed(const std::array<std::uint64_t, Size>& counts) {
    std::array<std::uint64_t, Size> result{};
    for (std::size_t i = 0; i < Size; ++i) result[i] = counts[Size - 1 - i];
    return result;
}

}  // namespace barracuda::match
