#include "engine/eval/linear.hpp"
#include "engine/opinion.hpp"
#include "kit/files.hpp"
#include "kit/random_games.hpp"
#include "rules/text/fen.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace barracuda::engine {
namespace {

int points_of(const Position& position, Player mover) {
    return LinearEvaluator().evaluate(position, Survey(position), mover, 0);
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

TEST(EvaluatorFile, IsReadAsItWasWritten) {
    features::Weights weights = built_in_weights;
    std::ranges::reverse(weights);
    const int points = LinearEvaluator(weights).evaluate(
        Position::closed(), Survey(Position::closed()), Player::White, 0);
    EXPECT_EQ(opinion_of(to_text(weights)), std::to_string(points));
    EXPECT_NE(opinion_of(to_text(weights)), opinion_of(to_text(built_in_weights)));
}

TEST(EvaluatorFile, TheBuiltInWeightsAreOne) {
    EXPECT_EQ(kit::content_of(TEST_DATA_DIR "/../../src/engine/eval/linear_weights.inc"),
              to_text(built_in_weights));
}

TEST(Evaluation, ACloneIsOfTheSameMind) {
    LinearEvaluator evaluator;
    const Position start = Position::open();
    EXPECT_EQ(evaluator.clone()->evaluate(start, Survey(start), Player::Brown, 3),
              evaluator.evaluate(start, Survey(start), Player::Brown, 0));
}

TEST(EvaluatorFile, IsRefusedForTheWeights) {
    const std::string text = to_text(built_in_weights);
    EXPECT_EQ(opinion_of(text + " 1"), "there are 1617 weights, not 1616");
    EXPECT_EQ(opinion_of(text.substr(0, text.find_last_of(' '))),
              "there are 1615 weights, not 1616");
    const std::size_t first = text.find('\n') + 1;
    const auto with_first = [&](const std::string& word) {
        return text.substr(0, first) + word + text.substr(text.find(',', first));
    };
    EXPECT_EQ(opinion_of(with_first("x")), "weight 1, \"x\", is not a number from -32767 to 32767");
    EXPECT_EQ(opinion_of(with_first("40000")),
              "weight 1, \"40000\", is not a number from -32767 to 32767");
}

TEST(EvaluatorFile, IsRefusedForItsHeader) {
    const std::string text = to_text(built_in_weights);
    const std::string numbers = text.substr(text.find('\n') + 1);
    for (const std::string& file : {std::string(), numbers, "// barracuda" + numbers})
        EXPECT_EQ(opinion_of(file),
                  "it does not begin with \"// barracuda evaluation KIND VERSION\"");
    EXPECT_EQ(opinion_of("// barracuda evaluation oracle 7\n" + numbers),
              "it is of the kind \"oracle 7\", and only \"linear 1\" and \"network 1\" are known");
    EXPECT_EQ(opinion_of("// barracuda evaluation linear 2\n" + numbers),
              "it is of the kind \"linear 2\", and only \"linear 1\" and \"network 1\" are known");
    EXPECT_EQ(opinion_of("// barracuda evaluation linear 1"), "there are 0 weights, not 1616");
}

}  // namespace
}  // namespace barracuda::engine
