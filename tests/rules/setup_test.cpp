#include "rules/setup.hpp"

#include "rules/position.hpp"
#include "rules/text/fen.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <limits>

namespace barracuda {
namespace {

TEST(Setup, R2_BothStarts) {
    EXPECT_EQ(to_fen(closed_setup()),
              "1vd1dv1/2zdz2/7/1x3x1/x1x1x1x/1x3x1/7/2ZDZ2/1VD1DV1 w - 24 00 1");
    EXPECT_EQ(to_fen(open_setup()),
              "1vd1dv1/2zdz2/7/1+3+1/+1+1+1+/1+3+1/7/2ZDZ2/1VD1DV1 w - 24 00 1");
}

TEST(Setup, R1_3_R1_4_MaterialOfTheStarts) {
    const Position start = Position::closed();
    for (const Player player : both_players) {
        EXPECT_EQ(start.pieces(player).size(), 7);
        EXPECT_EQ(start.pieces(player, Value::Two).size(), 2);
        EXPECT_EQ(start.pieces(player, Value::Three).size(), 3);
        EXPECT_EQ(start.pieces(player, Value::Four).size(), 2);
    }
    EXPECT_EQ(start.barragoons().size(), 8);
    EXPECT_EQ(start.supply(), 24);
}

TEST(Setup, AllFaultsAreListedAtOnce) {
    barracuda::Setup setup;
    setup.cells.fill(Piece{Player::White, Value::Four});
    setup.owed = 3;
    setup.supply = 25;
    setup.express_levels = {3, -1};
    setup.turn = 0;
    const auto position = Position::from(setup);
    ASSERT_FALSE(position);
    using Kind = SetupFault::Kind;
    const std::vector<SetupFault> expected{
        {Kind::TooManyPieces, 63, {Player::White, Value::Four}},
        {Kind::NoPieces, 0, {Player::Brown, Value::Two}},
        {Kind::BadOwed, 3},
        {Kind::BadSupply, 25},
        {Kind::BadExpressLevel, 3, {Player::White, Value::Two}},
        {Kind::BadExpressLevel, -1, {Player::Brown, Value::Two}},
        {Kind::BadTurn, 0},
    };
    EXPECT_TRUE(std::ranges::is_permutation(position.error(), expected));
}

TEST(Setup, ThirtyTwoBarragoonsAtMost) {
    barracuda::Setup setup = closed_setup();
    setup.owed = 2;
    EXPECT_FALSE(Position::from(setup));  // 8 + 24 + 2
    setup.supply = 22;
    EXPECT_TRUE(Position::from(setup));
}

TEST(Setup, ExtremeNumbersAreFaultsLikeOthers) {
    for (const int number : {std::numeric_limits<int>::min(), std::numeric_limits<int>::max()}) {
        for (int barracuda::Setup::* field :
             {&barracuda::Setup::owed, &barracuda::Setup::supply, &barracuda::Setup::turn}) {
            barracuda::Setup setup = closed_setup();
            setup.*field = number;
            EXPECT_FALSE(Position::from(setup));
        }
    }
}

}  // namespace
}  // namespace barracuda
