#include "engine/level.hpp"

#include <array>
#include <cassert>
#include <cstddef>

namespace barracuda::engine {
namespace {

// Set by games: docs/playing-strength.md has the matches.
// clang-format off
constexpr std::array<Faculties, last_level_by_sight> by_sight{{
    // captures
    // |   threats
    // |   |   bent ways
    // |   |   |   far captures
    // |   |   |   |   exchanges
    // |   |   |   |   |   answers
    // |   |   |   |   |   |   wins
    // |   |   |   |   |   |   |   second turns
    // |   |   |   |   |   |   |   |   own ways
    // |   |   |   |   |   |   |   |   |   mobility
    // |   |   |   |   |   |   |   |   |   |   moves
    // |   |   |   |   |   |   |   |   |   |   |   placements
    { 32, 18, 10, 30,  1,  0, 20,  0,  0,  0,  3,  1},
    { 56, 20, 30, 50,  1,  0, 35,  0, 10,  6,  4,  1},
    { 87, 52, 44, 62,  1,  0, 50,  0, 20, 12,  5,  1},
    { 95, 75, 65, 80,  2,  0, 70, 10, 45, 31,  8,  4},
    { 99, 93, 88, 94,  3, 60, 88, 20, 80, 85, 14, 14},
}};
// clang-format on

constexpr int all_placements = 1'024;

constexpr std::array<Effort, full_strength - 1 - last_level_by_sight> by_nodes{{
    {.nodes = 120, .placements = 10},
    {.nodes = 1'200, .placements = 64},
    {.nodes = 12'000, .placements = all_placements},
    {.nodes = 1'000'000, .placements = all_placements},
}};

}  // namespace

const Faculties& faculties_of(int level) {
    assert(level >= 1 && level <= last_level_by_sight);
    return by_sight[static_cast<std::size_t>(level - 1)];
}

const Effort& effort_of(int level) {
    assert(level > last_level_by_sight && level < full_strength);
    return by_nodes[static_cast<std::size_t>(level - 1 - last_level_by_sight)];
}

int table_megabytes_of(int level) {
    constexpr std::uint64_t entries_per_megabyte = 65'536;
    if (level <= last_level_by_sight) return 1;
    return static_cast<int>(1 + 2 * effort_of(level).nodes / entries_per_megabyte);
}

}  // namespace barracuda::engine
