#include "rules/perft.hpp"

#include "rules/text/fen.hpp"

#include <gtest/gtest.h>

namespace barracuda {
namespace {

TEST(Perft, OfNothingIsOne) {
    EXPECT_EQ(perft(Position::closed(), 0), 1u);
    EXPECT_EQ(perft(*parse_fen("6z/7/7/7/7/7/7/x6/Zx5 w - 24 00 1"), 0), 1u);
    EXPECT_EQ(perft_making_leaves(Position::closed(), 0), 1u);
    EXPECT_EQ(perft_moves(Position::closed(), 0), 1u);
}

TEST(Perft, LossesEndASequence) {
    EXPECT_EQ(perft(*parse_fen("6z/7/7/7/7/7/7/x6/Zx5 w - 24 00 1"), 1), 0u);
    // The only move captures the last piece (R6.4).
    const Position last = *parse_fen("7/7/7/7/7/7/z6/^6/Zx5 w - 24 00 1");
    EXPECT_EQ(perft(last, 1), 1u);
    EXPECT_EQ(perft(last, 2), 0u);
}

TEST(Perft, DrawsDoNotEndASequence) {
    EXPECT_EQ(perft(*parse_fen("6z/7/7/7/+++++++/7/7/7/Z6 w - 24 00 1"), 2), 25u);
}

TEST(Perft, MakingTheLeavesCountsTheSame) {
    for (int depth = 1; depth <= 3; ++depth) {
        EXPECT_EQ(perft_making_leaves(Position::closed(), depth), perft(Position::closed(), depth));
        EXPECT_EQ(perft_making_leaves(Position::open(), depth), perft(Position::open(), depth));
    }
}

// Four quiet moves, each followed by Brown's five, and the capture a1a3, which ends its sequence.
TEST(Perft, OfMovesStopsAtPlacements) {
    const Position capture = *parse_fen("6z/7/7/7/7/7/x6/7/Z6 w - 24 00 1");
    EXPECT_EQ(perft_moves(capture, 1), 5u);
    EXPECT_EQ(perft_moves(capture, 2), 20u);
    EXPECT_EQ(perft_moves(*parse_fen("6z/7/7/7/7/7/7/7/Z6 w 1 24 00 1"), 1), 0u);
}

}  // namespace
}  // namespace barracuda
