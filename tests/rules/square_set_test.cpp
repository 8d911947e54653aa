#include "rules/square_set.hpp"

#include "base/random.hpp"

#include <gtest/gtest.h>

#include <set>

namespace barracuda {
namespace {

std::set<int> members(SquareSet squares) {
    std::set<int> found;
    for (const Square square : squares) found.insert(square.index());
    return found;
}

TEST(SquareSet, AgreesWithAnOrdinarySet) {
    Random random(3);
    for (int round = 0; round < 200; ++round) {
        SquareSet squares;
        std::set<int> expected;
        for (std::uint32_t i = random.below(40); i > 0; --i) {
            const int index = static_cast<int>(random.below(square_count));
            squares |= Square::from_index(index);
            expected.insert(index);
        }
        EXPECT_EQ(members(squares), expected);
        EXPECT_EQ(squares.size(), static_cast<int>(expected.size()));
        EXPECT_EQ(squares.empty(), expected.empty());
        if (!expected.empty()) {
            EXPECT_EQ(squares.first().index(), *expected.begin());
        }
        for (const Square square : all_squares())
            EXPECT_EQ(squares.contains(square), expected.contains(square.index()));
    }
}

TEST(SquareSet, TheComplementStaysOnTheBoard) {
    EXPECT_EQ(SquareSet::all().size(), 63);
    EXPECT_EQ(~SquareSet(), SquareSet::all());
    EXPECT_EQ(~SquareSet::all(), SquareSet());
    for (const Square square : all_squares()) {
        EXPECT_EQ((~SquareSet(square)).size(), 62);
        EXPECT_EQ(~SquareSet(square) | square, SquareSet::all());
    }
}

TEST(SquareSet, Operators) {
    const SquareSet a = SquareSet::from_bits(0b0110);
    const SquareSet b = SquareSet::from_bits(0b1100);
    EXPECT_EQ((a | b).bits(), 0b1110u);
    EXPECT_EQ((a & b).bits(), 0b0100u);
    EXPECT_EQ((a ^ b).bits(), 0b1010u);
}

TEST(SquareSet, HasNeighbours) {
    const SquareSet corner = *Square::at(0, 0);
    EXPECT_EQ(neighbours_of(corner), SquareSet(*Square::at(1, 0)) | *Square::at(0, 1));
    const SquareSet two = SquareSet(*Square::at(3, 4)) | *Square::at(4, 4);
    EXPECT_EQ(neighbours_of(two).size(), 8);
    EXPECT_TRUE(neighbours_of(SquareSet()).empty());
}

}  // namespace
}  // namespace barracuda
