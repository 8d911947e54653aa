// The linear evaluation: the sum of the weights of a position's features.
#pragma once

#include "engine/eval/evaluator.hpp"

namespace barracuda::engine {

extern const features::Weights built_in_weights;

class LinearEvaluator final : public Evaluator {
public:
    explicit LinearEvaluator(const features::Weights& weights = built_in_weights)
        : weights_(weights) {}

    std::unique_ptr<Evaluator> clone() const override;
    features::SideWeights placement_weights(const Position& position, Player player,
                                            Player mover) const override;

private:
    int points_of(const Position& position, const Survey& survey, Player mover, int ply) override;

    features::Weights weights_;
};

}  // namespace barracuda::engine
