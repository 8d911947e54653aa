#include "rules/dead.hpp"

#include "rules/text/fen.hpp"

#include <gtest/gtest.h>

#include <string>

namespace barracuda {
namespace {

bool dead(const std::string& board, const std::string& rest = " w - 0 00 1") {
    const auto position = parse_fen(board + rest);
    EXPECT_TRUE(position) << board;
    return is_dead(*position);
}

TEST(Dead, R9_1_TwosBehindAWallOfAllTurns) {
    EXPECT_TRUE(dead("6z/7/7/7/+++++++/7/7/7/Z6"));
    EXPECT_FALSE(dead("6z/7/7/7/++++++1/7/7/7/Z6"));  // a gap
    EXPECT_FALSE(dead("6z/7/7/7/++++++x/7/7/7/Z6"));  // a 2 captures it
    EXPECT_FALSE(dead("6z/7/7/7/+++++++/7/7/7/D6"));  // a 3 captures All turns
}

TEST(Dead, R9_1_TheWallMustHaveNoCorner) {
    // A 2 goes round a corner through one All turns barragoon.
    EXPECT_FALSE(dead("6z/7/7/4+++/++++3/7/7/7/Z6"));
}

TEST(Dead, R9_1_WhoCanStillBeShutInIsAlive) {
    // Brown's 2s share three squares: after one has moved, the other cannot. That loses at level 1.
    const std::string pocket = "z+5/1+5/z+5/++5/7/7/7/7/Z6";
    EXPECT_TRUE(dead(pocket, " w - 0 00 1"));
    EXPECT_FALSE(dead(pocket, " w - 0 01 1"));
    // Two pockets: both can always move.
    EXPECT_TRUE(dead("z1+1+1z/+++1+++/7/7/7/7/7/+++4/1Z+4", " w - 0 01 1"));
}

TEST(Dead, R9_1_CapturesOnlyTheOpponentCanMake) {
    // White's 3 can capture; it is Brown's turn.
    EXPECT_FALSE(dead("6z/7/7/7/+++++++/7/7/7/D6", " b - 0 00 1"));
}

TEST(Dead, R9_1_BothStartsAreAlive) {
    EXPECT_FALSE(is_dead(Position::closed()));
    EXPECT_FALSE(is_dead(Position::open()));
}

TEST(Dead, R9_1_TheTurnAndTheSupplyDoNotMatter) {
    const std::string wall = "6z/7/7/7/+++++++/7/7/7/Z6";
    for (const char* rest : {" w - 24 00 1", " b - 2 00 1", " w - 0 00 9999", " b - 0 00 9999"})
        EXPECT_TRUE(dead(wall, rest)) << rest;
}

TEST(Dead, R9_1_AQuickAnswerIsRightOrThereIsNone) {
    const Position rooms = *parse_fen("z5z/7/7/7/+++++++/7/7/7/Z5Z w - 0 00 1");
    EXPECT_EQ(is_dead_within(rooms, 100), std::nullopt);
    EXPECT_EQ(is_dead_within(rooms, 4'000), true);
    EXPECT_TRUE(is_dead(rooms));
    const Position gap = *parse_fen("6z/7/7/7/++++++1/7/7/7/Z6 w - 0 00 1");
    EXPECT_EQ(is_dead_within(gap, 4'000), false);
}

TEST(Dead, R9_1_WhatIsNearIsSeenAtOnce) {
    EXPECT_TRUE(is_something_near(*parse_fen("z1x4/7/7/7/+++++++/7/7/7/Z6 w - 24 00 1")));
    EXPECT_FALSE(is_something_near(*parse_fen("z6/7/7/7/+++++++/7/7/7/Z6 w - 24 00 1")));
    EXPECT_FALSE(is_something_near(*parse_fen("6z/7/7/7/++++++1/7/7/7/Z6 w - 0 00 1")));
}

}  // namespace
}  // namespace barracuda
