#include "trainer/linear_fit.hpp"

#include "engine/eval/linear.hpp"
#include "trainer/self_play.hpp"

#include <gtest/gtest.h>

#include <set>

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

TEST(Samples, AreSplitByGames) {
    // Twenty games of 1 to 20 positions, the first half joined to the second as by two threads; the
    // chance is the number of the game.
    Samples samples;
    Samples second;
    for (int game = 0; game < 20; ++game) {
        Samples& part = game < 10 ? samples : second;
        part.begin_game();
        for (int i = 0; i <= game; ++i)
            part.add(Position::closed(), 0.5f, static_cast<float>(game));
    }
    samples.append(second);
    Random random(5);
    const Samples::Split split = samples.split(random);
    EXPECT_EQ(split.learnt.size() + split.kept_apart.size(), samples.size());
    EXPECT_GE(split.kept_apart.size(), samples.size() / 10);
    EXPECT_LT(split.kept_apart.size(), samples.size() / 10 + 20);
    const auto games_of = [&](const std::vector<std::size_t>& side) {
        std::set<float> games;
        for (const std::size_t index : side) games.insert(samples[index].chance);
        return games;
    };
    const std::set<float> kept = games_of(split.kept_apart);
    for (const float game : games_of(split.learnt)) EXPECT_FALSE(kept.contains(game)) << game;
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
