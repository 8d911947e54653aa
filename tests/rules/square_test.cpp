#include "rules/square.hpp"

#include "rules/direction.hpp"

#include <gtest/gtest.h>

namespace barracuda {
namespace {

TEST(Square, R1_2_SixtyThreeSquares) {
    int count = 0;
    for (const Square square : all_squares()) {
        EXPECT_EQ(Square::at(square.file(), square.rank()), square);
        EXPECT_EQ(Square::from_index(square.index()), square);
        ++count;
    }
    EXPECT_EQ(count, 63);
}

TEST(Square, CannotBeOffTheBoard) {
    EXPECT_FALSE(Square::at(-1, 0));
    EXPECT_FALSE(Square::at(7, 0));
    EXPECT_FALSE(Square::at(0, -1));
    EXPECT_FALSE(Square::at(0, 9));
    EXPECT_TRUE(Square::at(6, 8));
}

TEST(Square, StepsEndAtTheEdge) {
    const Square a1 = *Square::at(0, 0);
    const Square g9 = *Square::at(6, 8);
    EXPECT_EQ(step(a1, Direction::North), Square::at(0, 1));
    EXPECT_EQ(step(a1, Direction::East), Square::at(1, 0));
    EXPECT_FALSE(step(a1, Direction::South));
    EXPECT_FALSE(step(a1, Direction::West));
    EXPECT_FALSE(step(g9, Direction::North));
    EXPECT_FALSE(step(g9, Direction::East));
    for (const Square square : all_squares())
        for (const Direction direction : all_directions)
            if (const auto next = step(square, direction)) {
                EXPECT_EQ(step(*next, opposite_of(direction)), square);
                EXPECT_EQ(distance(square, *next), 1);
            }
}

TEST(Square, DistanceCountsFilesAndRanks) {
    EXPECT_EQ(distance(*Square::at(0, 0), *Square::at(6, 8)), 14);
    EXPECT_EQ(distance(*Square::at(3, 3), *Square::at(1, 4)), 3);
    EXPECT_EQ(distance(*Square::at(3, 3), *Square::at(3, 3)), 0);
}

TEST(Direction, TurnsComeRound) {
    EXPECT_EQ(left_of(Direction::North),
              Direction::West);  // R5: a piece that heads north leaves to the west
    EXPECT_EQ(right_of(Direction::North), Direction::East);
    for (const Direction direction : all_directions) {
        EXPECT_EQ(left_of(right_of(direction)), direction);
        EXPECT_EQ(opposite_of(direction), right_of(right_of(direction)));
    }
}

}  // namespace
}  // namespace barracuda
