#include "engine/points.hpp"

#include <gtest/gtest.h>

namespace barracuda::engine {
namespace {

TEST(Points, NearWinsAreWorthMoreThanFarOnesAndAllMoreThanPoints) {
    for (int actions = 1; actions < points::longest_line; ++actions) {
        const int near = points::win - actions;
        EXPECT_GT(near, near - 1);
        EXPECT_TRUE(points::is_win(near));
        EXPECT_TRUE(points::is_loss(-near));
        EXPECT_FALSE(points::is_win(-near));
        EXPECT_EQ(points::to_score(near), ubi::Score::win(actions));
        EXPECT_EQ(points::to_score(-near), ubi::Score::loss(actions));
    }
    EXPECT_FALSE(points::is_proven(points::unproven_win));
    EXPECT_FALSE(points::is_proven(-points::unproven_win));
    EXPECT_EQ(points::to_score(points::unproven_win).kind(), ubi::Score::Kind::Points);
    EXPECT_GT(points::infinite, points::win);
}

TEST(Points, WinsAreCountedFromThePositionInTheTable) {
    const int nine_from_root = points::win - 9;
    EXPECT_EQ(points::from_table(points::to_table(nine_from_root, 4), 2), points::win - 7);
    EXPECT_EQ(points::from_table(points::to_table(-nine_from_root, 4), 2), -(points::win - 7));
    for (const int plain : {-500, 0, 1, 12'345})
        EXPECT_EQ(points::from_table(points::to_table(plain, 30), 3), plain);
}

}  // namespace
}  // namespace barracuda::engine
