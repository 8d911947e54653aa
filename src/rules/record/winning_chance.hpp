// The winning chance that corresponds to an evaluation, with a draw counting half. The engine is
// fitted to it, openings are balanced by it, and mistakes are measured in it.
#pragma once

#include "rules/record/record.hpp"

#include <cmath>

namespace barracuda {

// 100 points are a chance of 62 %.
inline double winning_chance(double points) {
    constexpr double scale = 200;
    return 1 / (1 + std::exp(-points / scale));
}

// White's chance.
inline double winning_chance(const Evaluation& evaluation) {
    if (evaluation.forced) return evaluation.value < 0 ? 0 : 1;
    return winning_chance(static_cast<double>(evaluation.value));
}

}  // namespace barracuda
