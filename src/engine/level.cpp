#include "engine/level.hpp"

#include <array>
#include <cassert>
#include <cstddef>

namespace barracuda {
namespace {

// Set by games: docs/playing-strength.md has the matches.
// clang-format off
constexpr std::array<Faculties, last_level_by_sight> by_sight{{
    // captures         exchanges     second turns     moves
    //     threats           answers      own ways         placements
    //         bent ways         wins         mobility
    //             far captures
    { 38, 10, 10, 30,   1,   0,  20,  0,   0,   0,     3,  1},
    { 70, 15, 30, 50,   1,   0,  40,  0,  10,  10,     4,  1},
    { 85, 50, 42, 60,   1,   0,  50,  0,  20,  10,     5,  1},
    { 96, 78, 68, 82,   2,   0,  75, 10,  50,  40,     9,  6},
    {100, 97, 92, 97,   3, 100,  95, 30,  90, 100,    16, 24},
}};
// clang-format on

constexpr int all_placements = 1'024;

constexpr std::array<Effort, full_strength - 1 - last_level_by_sight> by_nodes{{
    {.nodes = 300, .placements = 24},
    {.nodes = 3'000, .placements = 64},
    {.nodes = 40'000, .placements = all_placements},
    {.nodes = 600'000, .placements = all_placements},
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

}  // namespace barracuda
