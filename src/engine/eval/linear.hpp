// The linear evaluation: the sum of the weights of a position's features. The seam for other
// evaluations: search asks only for points from the view of the player who moves next.
#pragma once

#include "engine/eval/features.hpp"
#include "engine/points.hpp"

#include <algorithm>

namespace barracuda {

extern const features::Weights built_in_weights;

// In points (100 are one 3-piece), from the view of `mover`, who moves next. Whatever the weights,
// it is not taken for a proven win or loss.
inline int evaluate(const features::Weights& weights, const Position& position,
                    const Survey& survey, Player mover) {
    int sum = 0;
    features::for_each(position, survey, mover,
                       [&](int index) { sum += weights[static_cast<std::size_t>(index)]; });
    return std::clamp(sum, -points::most, points::most);
}

}  // namespace barracuda
