#include "engine/level.hpp"

#include <array>
#include <cassert>
#include <cmath>

namespace barracuda {

const Level& level_settings(int level) {
    static constexpr std::array<Level, full_strength - 1> settings{{
        {1, 4, 120, 400},
        {1, 6, 80, 280},
        {1, 8, 50, 200},
        {300, 12, 30, 140},
        {1'000, 16, 20, 100},
        {3'000, 24, 14, 70},
        {10'000, 32, 9, 50},
        {30'000, 40, 6, 30},
        {100'000, 64, 3, 15},
    }};
    assert(level >= 1 && level < full_strength);
    return settings[static_cast<std::size_t>(level - 1)];
}

std::size_t choose_by_level(const Level& level, const std::vector<int>& points, Random& random) {
    std::vector<double> weights;
    double total = 0;
    for (const int candidate : points) {
        const int behind = points.front() - candidate;
        const double weight =
            behind > level.worst ? 0 : std::exp(-static_cast<double>(behind) / level.temperature);
        weights.push_back(weight);
        total += weight;
    }
    double chosen =
        total * static_cast<double>(random.below(1u << 30)) / static_cast<double>(1u << 30);
    for (std::size_t i = 0; i < weights.size(); ++i) {
        chosen -= weights[i];
        if (chosen < 0) return i;
    }
    return 0;
}

}  // namespace barracuda
