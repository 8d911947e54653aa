// Weaker play that still makes sense: fewer positions looked at, fewer placements considered, and a
// choice among good actions that grows wider, never among bad ones. By nodes, so that a level is
// equally strong on every machine.
#pragma once

#include "base/random.hpp"

#include <cstdint>
#include <vector>

namespace barracuda {

constexpr int full_strength = 10;

struct Level {
    std::uint64_t nodes;  // positions looked at, beyond a first glance at every action
    int lines;            // how many actions are compared; 0 are all, each by itself
    int placements;       // how many placements are considered
    int temperature;      // in points: how far behind the best a choice may often lie
    int worst;            // in points: how far behind it may lie at all
};

const Level& level_settings(int level);  // 1 to 9

// The index of the chosen one; `points` are those of the candidates, the best first.
std::size_t choose_by_level(const Level& level, const std::vector<int>& points, Random& random);

}  // namespace barracuda
