#include "engine/eval/linear.hpp"
#include "engine/eval/weights_text.hpp"
#include "kit/random_games.hpp"
#include "rules/fen.hpp"

#include <gtest/gtest.h>

namespace barracuda {
namespace {

int points_of(const Position& position, Player mover) {
    return evaluate(built_in_weights, position, Survey(position), mover);
}

TEST(Evaluation, NeitherColourNorSideOfTheBoardMatters) {
    Random random(11);
    int checked = 0;
    for (int game = 0; game < 20; ++game)
        kit::play_random(
            random, kit::random_start(random), kit::random_style(random),
            [&](const Position& position) {
                if (random.below(5) != 0) return;
                ++checked;
                for (const Player mover : both_players) {
                    const int points = points_of(position, mover);
                    ASSERT_EQ(points, points_of(position.mirrored(), mover)) << to_fen(position);
                    ASSERT_EQ(points, points_of(position.colours_swapped(), opponent_of(mover)))
                        << to_fen(position);
                }
            });
    EXPECT_GT(checked, 500);
}

TEST(Evaluation, MorePiecesAreBetter) {
    const Position less =
        *parse_fen("1vd1dv1/2zdz2/7/1x3x1/x1x1x1x/1x3x1/7/2Z1Z2/1VD1DV1 w - 24 00 1");
    EXPECT_LT(points_of(less, Player::White), points_of(Position::closed(), Player::White));
    EXPECT_GT(points_of(less, Player::Brown), points_of(Position::closed(), Player::Brown));
}

TEST(Weights, AreReadAsTheyWereWritten) {
    const auto read = parse_weights(to_text(built_in_weights));
    ASSERT_TRUE(read);
    EXPECT_EQ(*read, built_in_weights);
}

TEST(Weights, AreRefusedIfTheyAreNone) {
    const std::string text = to_text(built_in_weights);
    EXPECT_FALSE(parse_weights(""));
    EXPECT_FALSE(parse_weights(text + " 1"));
    EXPECT_FALSE(parse_weights(text.substr(0, text.find_last_of(' '))));
    EXPECT_FALSE(parse_weights("x" + text));
    EXPECT_FALSE(parse_weights("40000" + text.substr(text.find(' '))));
}

}  // namespace
}  // namespace barracuda
