// The winning chance that corresponds to a score, with a draw counting half. The evaluation is
// fitted to it, openings are balanced by it, and mistakes are measured in it.
#pragma once

#include "ubi/score.hpp"

#include <cmath>

namespace barracuda::ubi {

// 100 points are a chance of 62 %.
inline double winning_chance(double points) {
    constexpr double scale = 200;
    return 1 / (1 + std::exp(-points / scale));
}

inline double winning_chance(const Score& score) {
    switch (score.kind()) {
        case Score::Kind::Win: return 1;
        case Score::Kind::Loss: return 0;
        case Score::Kind::Points: break;
    }
    return winning_chance(static_cast<double>(score.value()));
}

}  // namespace barracuda::ubi
