#include "match/balance.hpp"

#include "match/players.hpp"

#include <gtest/gtest.h>

namespace barracuda::match {
namespace {

ScriptedPlayer scorer(std::optional<ubi::Score> score) {
    return ScriptedPlayer([score](const Game& game, const ubi::Limits& limits, Milliseconds) {
        EXPECT_EQ(limits.nodes, 1234u);
        return Result<ChosenAction, Misbehaviour>(
            ChosenAction{nth_legal(game.position(), 0), score, {}});
    });
}

bool balanced(ubi::Score score) {
    ScriptedPlayer player = scorer(score);
    const auto result = is_balanced(player, Position::closed(), 1234);
    EXPECT_TRUE(result);
    EXPECT_EQ(player.games, 1);
    return *result;
}

TEST(Balance, AllowsTenPercent) {
    EXPECT_TRUE(balanced(ubi::Score::points(0)));
    EXPECT_TRUE(balanced(ubi::Score::points(81)));
    EXPECT_TRUE(balanced(ubi::Score::points(-81)));
    EXPECT_FALSE(balanced(ubi::Score::points(82)));
    EXPECT_FALSE(balanced(ubi::Score::points(-82)));
    EXPECT_FALSE(balanced(ubi::Score::win(3)));
    EXPECT_FALSE(balanced(ubi::Score::loss(3)));
}

TEST(Balance, NeedsAnEngineThatAnswers) {
    ScriptedPlayer silent = scorer(std::nullopt);
    EXPECT_FALSE(is_balanced(silent, Position::closed(), 1234));
    ScriptedPlayer broken(failing(EngineFault::Crashed));
    EXPECT_EQ(is_balanced(broken, Position::closed(), 1).error().fault, EngineFault::Crashed);
}

}  // namespace
}  // namespace barracuda::match
