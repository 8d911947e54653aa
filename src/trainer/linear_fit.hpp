// Fits the weights of the linear evaluation by logistic regression: the winning chance it gives
// should be close to the result of the game and to the search's score.
#pragma once

#include "trainer/samples.hpp"

#include <functional>

namespace barracuda::trainer {

struct FitSettings {
    int epochs = 40;
    double share_of_result = 0.5;  // the rest is the search's
    double rate = 3;               // of Adam, in points
    double decay = 1e-5;           // pulls weights towards their start
    std::uint64_t seed = 1;
};

struct FitReport {
    int epoch;
    double loss;           // on the training set
    double held_out_loss;  // on the hold-out set
};

engine::features::Weights fit_linear(const TrainingSamples& samples,
                                     const engine::features::Weights& start,
                                     const FitSettings& settings,
                                     const std::function<void(const FitReport&)>& report);

}  // namespace barracuda::trainer
