#include "rules/legal.hpp"

#include "rules/text/fen.hpp"
#include "rules/text/notation.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

namespace barracuda {
namespace {

Position position_of(const std::string& fen) {
    const auto position = parse_fen(fen);
    EXPECT_TRUE(position) << fen;
    return *position;
}

std::string reach(const std::string& fen, const char* square) {
    std::vector<std::string> texts;
    for (const Square to : destinations(position_of(fen), *parse_square(square)))
        texts.push_back(to_text(to));
    std::ranges::sort(texts);
    std::string joined;
    for (const std::string& text : texts) joined += (joined.empty() ? "" : " ") + text;
    return joined;
}

bool legal(const std::string& fen, const char* action) {
    return is_legal(position_of(fen), *parse_action(action));
}

TEST(Legal, R4_1_FullAndShortMovesOnAnEmptyBoard) {
    EXPECT_EQ(
        destinations(position_of("6z/7/7/7/3Z3/7/7/7/7 w - 24 00 1"), *parse_square("d5")).size(),
        12);
    EXPECT_EQ(
        destinations(position_of("6z/7/7/7/3D3/7/7/7/7 w - 24 00 1"), *parse_square("d5")).size(),
        20);
    EXPECT_EQ(
        destinations(position_of("6z/7/7/7/3V3/7/7/7/7 w - 24 00 1"), *parse_square("d5")).size(),
        26);
    EXPECT_EQ(reach("6z/7/7/7/7/7/7/7/Z6 w - 24 00 1", "a1"), "a2 a3 b1 b2 c1");
    EXPECT_EQ(reach("6z/7/7/7/7/7/7/7/D6 w - 24 00 1", "a1"), "a3 a4 b2 b3 c1 c2 d1");
}

TEST(Legal, R4_2_OneTurnAtMost) {
    // From a1 the 4 would have to go a2, b2, b3, c3: every way with one turn is blocked.
    EXPECT_FALSE(legal("6z/7/7/7/7/7/x6/7/V1x4 w - 24 00 1", "a1c3"));
    EXPECT_TRUE(legal("6z/7/7/7/7/7/x6/7/V6 w - 24 00 1", "a1c3"));
}

TEST(Legal, R4_3_PiecesCannotBePassed) {
    EXPECT_EQ(reach("6z/7/7/7/7/7/7/Z6/Dv5 w - 24 00 1", "a1"), "");
}

TEST(Legal, R4_6_ShortMovesDoNotCapture) {
    EXPECT_FALSE(legal("6z/7/7/7/7/7/x6/7/D6 w - 24 00 1", "a1a3"));
    EXPECT_FALSE(legal("6z/7/7/7/7/7/v6/7/D6 w - 24 00 1", "a1a3"));
    EXPECT_TRUE(legal("6z/7/7/7/7/7/7/7/D6 w - 24 00 1", "a1a3"));
}

TEST(Legal, R4_7_NothingEndsOnAnOwnPiece) {
    EXPECT_FALSE(legal("6z/7/7/7/7/V6/7/7/D6 w - 24 00 1", "a1a4"));
    EXPECT_TRUE(legal("6z/7/7/7/7/v6/7/7/D6 w - 24 00 1", "a1a4"));
}

TEST(Legal, R4_8_ATwoDoesNotCaptureAllTurns) {
    for (const Face face : all_faces) {
        const std::string fen = std::string("6z/7/7/7/7/7/") + to_char(face) + "6/7/Z6 w - 24 00 1";
        EXPECT_EQ(legal(fen, "a1a3"), face != Face::AllTurns) << fen;
    }
}

TEST(Legal, R4_9_AFaceDoesNotLimitTheSideOfACapture) {
    for (const Face face : all_faces) {
        const std::string fen = std::string("6z/7/7/7/7/") + to_char(face) + "6/7/7/D6 w - 24 00 1";
        EXPECT_TRUE(legal(fen, "a1a4")) << fen;
    }
}

TEST(Legal, R7_1_APlacementGoesToAnyFreeSquareWithAnyFace) {
    const Position position = position_of("6z/7/7/7/7/7/x6/7/D6 w 1 20 00 1");
    EXPECT_EQ(count_legal(position), 60u * 16);
    EXPECT_TRUE(is_legal(position, *parse_action("+@a2")));
    EXPECT_FALSE(is_legal(position, *parse_action("+@a1")));
    EXPECT_FALSE(is_legal(position, *parse_action("+@a3")));
    EXPECT_FALSE(is_legal(position, *parse_action("+@g9")));
}

TEST(Legal, R3_3_NothingMovesWhileAPlacementIsOwed) {
    EXPECT_FALSE(legal("6z/7/7/7/7/7/7/7/D6 w 1 20 00 1", "a1a3"));
    EXPECT_FALSE(legal("6z/7/7/7/7/7/7/7/D6 w - 20 00 1", "x@a3"));
}

TEST(Legal, R8_1_WhoCannotMoveHasLost) {
    const Position shut_in = position_of("6z/7/7/7/7/7/7/x6/Zx5 w - 24 00 1");
    EXPECT_TRUE(is_lost(shut_in));
    EXPECT_FALSE(any_legal(shut_in));
    EXPECT_EQ(count_legal(shut_in), 0u);
    EXPECT_TRUE(is_lost(position_of("7/7/7/7/7/D6/7/7/7 b - 24 00 1")));
}

TEST(Legal, R8_2_ALevelAsksForMoreMovablePieces) {
    const std::string board = "6z/7/7/7/7/7/7/7/D5Z w - 24 ";
    EXPECT_FALSE(is_lost(position_of(board + "00 1")));
    EXPECT_FALSE(is_lost(position_of(board + "10 1")));
    EXPECT_TRUE(is_lost(position_of(board + "20 1")));
    EXPECT_FALSE(is_legal(position_of(board + "20 1"), *parse_action("a1a3")));
    EXPECT_FALSE(
        is_lost(position_of(board + "02 1")));  // the levels of the other player do not matter
}

TEST(Legal, R8_3_NobodyLosesWhileAPlacementIsOwed) {
    EXPECT_FALSE(is_lost(position_of("6z/7/7/7/7/7/7/x6/Zx5 w 1 20 20 1")));
}

TEST(Legal, PieceMovesAreThoseOfEitherPlayer) {
    const Position position = position_of("5xz/6x/7/7/7/7/7/7/Z6 w 1 20 00 1");
    EXPECT_EQ(movable_pieces(position, Player::White), 1);
    EXPECT_EQ(movable_pieces(position, Player::Brown), 0);
    EXPECT_TRUE(can_move(position, Player::White));
    EXPECT_FALSE(can_move(position, Player::Brown));
    EXPECT_EQ(piece_moves(position, Player::White).size(), 1u);
}

}  // namespace
}  // namespace barracuda
