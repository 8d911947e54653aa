#include "rules/position.hpp"

#include "base/text.hpp"
#include "rules/text/fen.hpp"
#include "rules/text/notation.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace barracuda {
namespace {

Position position_from(const std::string& fen) {
    const auto position = parse_fen(fen);
    EXPECT_TRUE(position) << fen;
    return *position;
}

// The FEN after the actions, in which "--" forgets a placement.
std::string after(const std::string& fen, std::string_view actions) {
    Position position = position_from(fen);
    for (const std::string_view text : words(actions))
        position = text == "--" ? position.after_forgetting() : position.after(*parse_action(text));
    return to_fen(position);
}

TEST(Position, R3_2_AQuietMoveEndsTheTurn) {
    EXPECT_EQ(after("6z/7/7/7/7/7/7/7/Z6 w - 24 00 1", "a1a2"), "6z/7/7/7/7/7/7/Z6/7 b - 24 00 1");
    EXPECT_EQ(after("6z/7/7/7/7/7/7/7/Z6 b - 24 00 1", "g9g8"), "7/6z/7/7/7/7/7/7/Z6 w - 24 00 2");
}

TEST(Position, R6_2_TheVictimPlacesThenTheCaptor) {
    const std::string before = "6z/7/7/7/7/z6/7/7/D6 w - 24 00 5";
    EXPECT_EQ(after(before, "a1a4"), "6z/7/7/7/7/D6/7/7/7 b 2 22 00 5");
    EXPECT_EQ(after(before, "a1a4 x@a1"), "6z/7/7/7/7/D6/7/7/x6 w 1 22 00 5");
    EXPECT_EQ(after(before, "a1a4 x@a1 N@b1"), "6z/7/7/7/7/D6/7/7/xN5 b - 22 00 5");
}

TEST(Position, R6_3_TheMoverPlacesTheCapturedBarragoon) {
    const std::string before = "6z/7/7/7/7/+6/7/7/D6 w - 24 00 5";
    EXPECT_EQ(after(before, "a1a4"), "6z/7/7/7/7/D6/7/7/7 w 1 24 00 5");
    EXPECT_EQ(after(before, "a1a4 -@a1"), "6z/7/7/7/7/D6/7/7/-6 b - 24 00 5");
}

TEST(Position, R6_4_ACaptureThatEndsTheGameBringsNoPlacement) {
    EXPECT_EQ(after("7/7/7/7/7/z6/7/7/D6 w - 24 00 1", "a1a4"), "7/7/7/7/7/D6/7/7/7 b - 24 00 1");
    EXPECT_EQ(after("z5z/7/7/7/7/d6/7/7/D6 w - 24 02 1", "a1a4"),
              "z5z/7/7/7/7/D6/7/7/7 b - 24 02 1");
    EXPECT_EQ(after("z5z/7/7/7/7/d6/7/7/D6 w - 24 01 1", "a1a4"),
              "z5z/7/7/7/7/D6/7/7/7 b 2 22 01 1");
}

TEST(Position, R6_5_AnEmptySupplyBringsNoPlacement) {
    EXPECT_EQ(after("6z/7/7/7/7/z6/7/7/D6 w - 0 00 1", "a1a4"), "6z/7/7/7/7/D6/7/7/7 b - 0 00 1");
    EXPECT_EQ(after("6z/7/7/7/7/z6/7/7/D6 w - 2 00 1", "a1a4"), "6z/7/7/7/7/D6/7/7/7 b 2 0 00 1");
}

TEST(Position, R7_3_ForgottenPlacementsLeaveTheGame) {
    const std::string before = "6z/7/7/7/7/z6/7/7/D6 w - 24 00 5";
    EXPECT_EQ(after(before, "a1a4 --"), "6z/7/7/7/7/D6/7/7/7 w 1 22 00 5");
    EXPECT_EQ(after(before, "a1a4 -- --"), "6z/7/7/7/7/D6/7/7/7 b - 22 00 5");
    EXPECT_EQ(after(before, "a1a4 x@a1 --"), "6z/7/7/7/7/D6/7/7/x6 b - 22 00 5");
}

TEST(Position, TheTurnStopsAtItsLimit) {
    EXPECT_EQ(after("6z/7/7/7/7/7/7/7/Z6 b - 24 00 9999", "g9g8"),
              "7/6z/7/7/7/7/7/7/Z6 w - 24 00 9999");
}

TEST(Position, ShowsWhatStandsWhere) {
    const Position position = Position::closed();
    EXPECT_EQ(position.at(*parse_square("d2")), Cell(Piece{Player::White, Value::Three}));
    EXPECT_EQ(position.at(*parse_square("a5")), Cell(Face::NoWay));
    EXPECT_TRUE(position.at(*parse_square("d5")).is_empty());
    EXPECT_EQ(position.piece_on(*parse_square("c8")), (Piece{Player::Brown, Value::Two}));
    EXPECT_EQ(position.free().size(), 63 - 14 - 8);
    EXPECT_TRUE(position.all_turns().empty());
    EXPECT_EQ(Position::open().all_turns(), Position::open().barragoons());
}

// Which parts of a position its key depends on: all but the turn.
TEST(Position, TheKeyTellsPositionsApart) {
    const Position position = position_from("6z/7/7/7/7/x6/7/7/D5Z w 1 20 00 5");
    EXPECT_EQ(position_from("6z/7/7/7/7/x6/7/7/D5Z w 1 20 00 6").key(), position.key());
    for (const char* other :
         {"6z/7/7/7/7/x6/7/7/D5Z b 1 20 00 5", "6z/7/7/7/7/x6/7/7/D5Z w - 20 00 5",
          "6z/7/7/7/7/x6/7/7/D5Z w 2 20 00 5", "6z/7/7/7/7/x6/7/7/D5Z w 1 18 00 5",
          "6z/7/7/7/7/x6/7/7/D5Z w 1 20 10 5", "6z/7/7/7/7/x6/7/7/D5Z w 1 20 01 5",
          "6z/7/7/7/7/+6/7/7/D5Z w 1 20 00 5", "6z/7/7/7/7/1x5/7/7/D5Z w 1 20 00 5",
          "6z/7/7/7/7/x6/7/7/V5Z w 1 20 00 5", "6z/7/7/7/7/x6/7/7/Z5D w 1 20 00 5"})
        EXPECT_NE(position_from(other).key(), position.key()) << other;
}

TEST(Position, TransposedMovesGiveTheSameKey) {
    const std::string start = to_fen(Position::closed());
    const std::string one = after(start, "d2d4 d8d6 c2c3 c8c7");
    const std::string other = after(start, "c2c3 c8c7 d2d4 d8d6");
    EXPECT_EQ(one, other);
    EXPECT_EQ(position_from(one).key(), position_from(other).key());
}

}  // namespace
}  // namespace barracuda
