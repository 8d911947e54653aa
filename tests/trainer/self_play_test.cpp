#include "trainer/self_play.hpp"

#include "engine/eval/linear.hpp"

#include <gtest/gtest.h>

namespace barracuda::trainer {
namespace {

TEST(SelfPlay, TheSameGamesInTheSameOrderOnAnyNumberOfThreads) {
    const auto games = [](int threads) {
        std::vector<LabelledGame> kept;
        play_games({.games = 5, .nodes = 50, .seed = 3}, engine::LinearEvaluator(), threads,
                   [&](const LabelledGame& game) { kept.push_back(game); });
        return kept;
    };
    const std::vector<LabelledGame> alone = games(1);
    ASSERT_EQ(alone.size(), 5u);
    for (const LabelledGame& game : alone) EXPECT_FALSE(game.positions.empty());
    EXPECT_NE(alone[0], alone[1]);
    EXPECT_EQ(games(3), alone);
}

}  // namespace
}  // namespace barracuda::trainer
