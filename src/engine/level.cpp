#include "engine/level.hpp"

#include <array>
#include <cassert>
#include <cmath>

namespace barracuda {

const Level& level_settings(int level) {
    static constexpr std::array<Level, full_strength - 1> settings{{
        {1, 0, 4, 75, 400},
        {1, 0, 6, 52, 300},
        {1, 0, 8, 33, 240},
        {1, 0, 10, 21, 180},
        {1, 0, 12, 8, 150},
        {474, 0, 20, 3, 140},
        {282, 4, 26, 28, 130},
        {430, 4, 32, 27, 130},
        {771, 4, 40, 20, 100},
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
