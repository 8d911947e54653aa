#include "ubi/winning_chance.hpp"

#include <gtest/gtest.h>

namespace barracuda::ubi {
namespace {

TEST(WinningChance, GrowsWithThePoints) {
    EXPECT_DOUBLE_EQ(winning_chance(0.0), 0.5);
    EXPECT_NEAR(winning_chance(100.0), 0.6225, 1e-4);
    EXPECT_NEAR(winning_chance(300.0) + winning_chance(-300.0), 1, 1e-12);
}

TEST(WinningChance, IsCertainForProvenScores) {
    EXPECT_EQ(winning_chance(Score::win(5)), 1);
    EXPECT_EQ(winning_chance(Score::loss(5)), 0);
    EXPECT_DOUBLE_EQ(winning_chance(Score::points(70)), winning_chance(70.0));
}

}  // namespace
}  // namespace barracuda::ubi
