#include "engine/eval/linear.hpp"

namespace barracuda::engine {

// Made by `barracuda train linear`; docs/playing-strength.md has the recipe.
const features::Weights built_in_weights{
#include "engine/eval/linear_weights.inc"
};

std::unique_ptr<Evaluator> LinearEvaluator::clone() const {
    return std::make_unique<LinearEvaluator>(*this);
}

features::SideWeights LinearEvaluator::placement_weights(const Position& position, Player player,
                                                         Player mover) const {
    return {weights_, position, player == mover};
}

int LinearEvaluator::points_of(const Position& position, const Survey& survey, Player mover,
                               int /*ply*/) {
    int sum = 0;
    features::for_each(position, survey, mover,
                       [&](int index) { sum += weights_[static_cast<std::size_t>(index)]; });
    return sum;
}

}  // namespace barracuda::engine
