#include "trainer/linear_fit.hpp"

#include "engine/eval/linear.hpp"
#include "trainer/self_play.hpp"

#include <gtest/gtest.h>

namespace barracuda {
namespace {

Samples small_games(int threads) {
    Samples all;
    for (int i = 0; i < threads; ++i)
        all.append(play_games({.games = 4, .nodes = 100, .seed = 3}, i, threads, [] {}));
    return all;
}

TEST(SelfPlay, TheSameGamesOnAnyNumberOfThreads) {
    EXPECT_EQ(small_games(1).size(), small_games(2).size());
}

TEST(LinearFit, LearnsWhatBecameOfTheGames) {
    const Samples samples = small_games(1);
    ASSERT_GT(samples.size(), 20u);
    std::vector<double> losses;
    const FitSettings settings{.epochs = 15};
    const auto weights =
        fit_linear(samples, built_in_weights, settings,
                   [&](const FitReport& report) { losses.push_back(report.loss); });
    ASSERT_EQ(losses.size(), 15u);
    EXPECT_LT(losses.back(), losses.front());
    EXPECT_NE(weights, built_in_weights);
    EXPECT_EQ(weights, fit_linear(samples, built_in_weights, settings, [](const FitReport&) {}));
}

}  // namespace
}  // namespace barracuda
