#include "engine/explanation.hpp"

#include "engine/eval/linear.hpp"
#include "rules/text/fen.hpp"

#include <gtest/gtest.h>

namespace barracuda::engine {
namespace {

TEST(Explanation, SaysWhatEachPieceAdds) {
    const Position whole = *parse_fen("3z3/7/7/7/7/7/3D3/7/Z5z w - 0 00 1");
    const Position rest = *parse_fen("3z3/7/7/7/7/7/3D3/7/6z w - 0 00 1");
    LinearEvaluator evaluator;
    const auto points = [&](const Position& position) {
        return evaluator.evaluate(position, Survey(position), Player::White, 0);
    };
    const int gain = points(whole) - points(rest);
    ASSERT_GT(gain, 0);
    const std::string text = explanation(whole, evaluator);
    EXPECT_TRUE(text.starts_with("evaluation: " + std::to_string(points(whole)) +
                                 " points for White, who moves next\nWhite: 2 pieces, 2 can move; "
                                 "2 on a1 +" +
                                 std::to_string(gain) + ", 3 on d3 "))
        << text;
    EXPECT_NE(text.find("\nBrown: 2 pieces, 2 can move; 2 on g1 "), std::string::npos) << text;
}

// A player without his last piece has lost, so there is no such position with the opponent to move.
TEST(Explanation, PassesOverAPieceThatCannotBeMissing) {
    LinearEvaluator evaluator;
    const std::string text = explanation(*parse_fen("7/7/7/3d3/7/7/3D3/7/7 w - 0 00 1"), evaluator);
    EXPECT_NE(text.find("Brown: 1 pieces, 1 can move\n"), std::string::npos) << text;
}

}  // namespace
}  // namespace barracuda::engine
