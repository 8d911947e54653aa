#include "trainer/linear_fit.hpp"

#include "engine/eval/linear.hpp"
#include "trainer/self_play.hpp"

#include <gtest/gtest.h>

namespace barracuda::trainer {
namespace {

TrainingSamples small_games() {
    TrainingSamples samples(look_linear);
    const engine::LinearEvaluator evaluator;
    play_games({.games = 4, .nodes = 100, .seed = 3}, evaluator, 1, [&](const LabelledGame& game) {
        Samples& side = samples.games++ == 3 ? samples.held_out : samples.learnt;
        for (const LabelledPosition& labelled : game.positions) side.add(labelled, game.result);
    });
    return samples;
}

TEST(LinearFit, LearnsWhatBecameOfTheGames) {
    const TrainingSamples samples = small_games();
    ASSERT_GT(samples.learnt.size(), 20u);
    std::vector<FitReport> reports;
    const FitSettings settings{.epochs = 15};
    const auto weights = fit_linear(samples, engine::built_in_weights, settings,
                                    [&](const FitReport& report) { reports.push_back(report); });
    ASSERT_EQ(reports.size(), 15u);
    EXPECT_LT(reports.back().loss, reports.front().loss);
    EXPECT_GT(reports.back().held_out_loss, 0);
    EXPECT_NE(weights, engine::built_in_weights);
    EXPECT_EQ(weights,
              fit_linear(samples, engine::built_in_weights, settings, [](const FitReport&) {}));
}

}  // namespace
}  // namespace barracuda::trainer
