// Finds the weights of the linear evaluation by logistic regression: the chance to win that the
// evaluation gives shall be near to what became of the game and to what the search thought.
#pragma once

#include "trainer/samples.hpp"

#include <functional>

namespace barracuda::trainer {

struct FitSettings {
    int epochs = 40;
    double share_of_result = 0.5;  // the rest is the search's opinion
    double rate = 3;               // of Adam, in points
    double decay = 1e-5;           // pulls weights towards their start
    std::uint64_t seed = 1;
};

struct FitReport {
    int epoch;
    double loss;           // on the samples that are learnt from
    double held_out_loss;  // on those that are not
};

engine::features::Weights fit_linear(const TrainingSamples& samples,
                                     const engine::features::Weights& start,
                                     const FitSettings& settings,
                                     const std::function<void(const FitReport&)>& report);

}  // namespace barracuda::trainer
