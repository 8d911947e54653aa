#include "rules/text/fen.hpp"

#include "kit/random_games.hpp"

#include <gtest/gtest.h>

#include <string>

namespace barracuda {
namespace {

const std::string board = "1vd1dv1/2zdz2/7/1x3x1/x1x1x1x/1x3x1/7/2ZDZ2/1VD1DV1";
const std::string small = "6z/7/7/7/7/7/7/7/Z6";

std::string refusal(const std::string& fen) {
    const auto position = parse_fen(fen);
    return position ? "accepted" : text_of(position.error());
}

// The message names the field and says what is wrong with it.
void expect_refused(const std::string& fen, const std::string& field, const std::string& why) {
    const std::string message = refusal(fen);
    EXPECT_TRUE(message.starts_with("FEN " + field)) << fen << "\n" << message;
    EXPECT_NE(message.find(why), std::string::npos) << fen << "\n" << message;
}

TEST(Fen, BothStarts) {
    EXPECT_EQ(*parse_fen(board + " w - 24 00 1"), Position::closed());
    EXPECT_EQ(to_fen(Position::closed()), board + " w - 24 00 1");
    EXPECT_EQ(to_fen(Position::open({1, 2})),
              "1vd1dv1/2zdz2/7/1+3+1/+1+1+1+/1+3+1/7/2ZDZ2/1VD1DV1 w - 24 12 1");
}

TEST(Fen, EveryFieldIsRead) {
    const auto position = parse_fen("6z/7/7/3+3/7/7/7/7/Z6 b 2 18 12 345");
    ASSERT_TRUE(position);
    EXPECT_EQ(position->actor(), Player::Brown);
    EXPECT_EQ(position->owed(), 2);
    EXPECT_EQ(position->supply(), 18);
    EXPECT_EQ(position->express_level(Player::White), 1);
    EXPECT_EQ(position->express_level(Player::Brown), 2);
    EXPECT_EQ(position->turn(), 345);
    EXPECT_EQ(to_fen(*position), "6z/7/7/3+3/7/7/7/7/Z6 b 2 18 12 345");
}

TEST(Fen, ABoardAloneHasTheUsualSupply) {
    EXPECT_EQ(*parse_fen(board), Position::closed());
    EXPECT_EQ(to_fen(*parse_fen(small)), small + " w - 24 00 1");
    const std::string ten = "6z/7/7/7/7/7/xxx4/xxxxxxx/Z6";
    EXPECT_EQ(to_fen(*parse_fen(ten)), ten + " w - 22 00 1");
    const std::string nine = "6z/7/7/7/7/7/xx5/xxxxxxx/Z6";
    EXPECT_EQ(to_fen(*parse_fen(nine)), nine + " w - 22 00 1");  // 23, made even
    const std::string all = "z6/xxxx3/xxxxxxx/xxxxxxx/xxxxxxx/xxxxxxx/7/7/Z6";
    EXPECT_EQ(to_fen(*parse_fen(all)), all + " w - 0 00 1");
}

TEST(Fen, DigitsAreReadApartAndWrittenTogether) {
    EXPECT_EQ(to_fen(*parse_fen("111111z/7/34/43/1213/7/7/7/Z6 w - 24 00 1")),
              small + " w - 24 00 1");
}

TEST(Fen, AnyWhiteSpaceSeparatesFields) {
    EXPECT_EQ(to_fen(*parse_fen("\t" + small + "  w -\t24 00 1\r\n")), small + " w - 24 00 1");
}

TEST(Fen, FieldsAreCounted) {
    for (const std::string& fen :
         {std::string(), small + " w", small + " w - 24 00", small + " w - 24 00 1 1"})
        EXPECT_NE(refusal(fen).find("there must be six"), std::string::npos) << refusal(fen);
    EXPECT_TRUE(refusal(small + " w").starts_with("FEN: 2 fields"));
}

TEST(Fen, TheBoardHasNineRanksOfSeven) {
    expect_refused("7/7/7/7/7/7/7/Z6 w - 24 00 1", "board", "8 ranks");
    expect_refused("nonsense", "board", "1 rank,");
    expect_refused("7/7/7/7/7/7/7/7/7/Z6 w - 24 00 1", "board", "10 ranks");
    expect_refused("6z/7/7/7/6/7/7/7/Z6 w - 24 00 1", "board, rank 5", "6 squares wide");
    expect_refused("6z/7/8/7/7/7/7/7/Z6 w - 24 00 1", "board, rank 7", "8 squares wide");
    expect_refused("6z/7/7/7/7/7/7//Z6 w - 24 00 1", "board, rank 2", "0 squares wide");
    expect_refused("6z/7/7/7/7/7/7/7/Z7 w - 24 00 1", "board, rank 1", "8 squares wide");
    expect_refused("6zz/7/7/7/7/7/7/7/Z6 w - 24 00 1", "board, rank 9", "8 squares wide");
}

TEST(Fen, CharactersMustBeKnown) {
    expect_refused("6z/7/7/7/3q3/7/7/7/Z6 w - 24 00 1", "board, rank 5", "\"q\"");
    expect_refused("6z/7/7/7/3.3/7/7/7/Z6 w - 24 00 1", "board, rank 5", "\".\"");
    expect_refused("6z/7/7/7/07/7/7/7/Z6 w - 24 00 1", "board, rank 5", "\"0\"");
}

TEST(Fen, R1_3_NoMorePiecesThanThereAre) {
    expect_refused("6z/7/7/7/7/7/7/7/ZZZ4 w - 24 00 1", "board", "White has 3 pieces of value 2");
    expect_refused("6z/7/7/7/7/7/7/7/DDDD3 w - 24 00 1", "board", "White has 4 pieces of value 3");
    expect_refused("4vvv/7/7/7/7/7/7/7/Z6 w - 24 00 1", "board", "Brown has 3 pieces of value 4");
}

TEST(Fen, OnlyTheOneToMoveMayHaveNoPieces) {
    EXPECT_EQ(refusal("7/7/7/7/7/7/7/7/Z6 b - 24 00 1"), "accepted");
    EXPECT_EQ(refusal("6z/7/7/7/7/7/7/7/7 w - 24 00 1"), "accepted");
    expect_refused("7/7/7/7/7/7/7/7/Z6 w - 24 00 1", "board", "Brown has no piece");
    expect_refused("7/7/7/7/7/7/7/7/Z6 b 1 24 00 1", "board", "Brown has no piece");
    expect_refused("6z/7/7/7/7/7/7/7/7 b 2 22 00 1", "board", "White has no piece");
    expect_refused("7/7/7/7/7/7/7/7/7 w - 24 00 1", "board", "Brown has no piece");
}

TEST(Fen, SidePendingAndLevelsHaveFewValues) {
    expect_refused(small + " W - 24 00 1", "side", "\"W\"");
    expect_refused(small + " wb - 24 00 1", "side", "\"wb\"");
    expect_refused(small + " w 0 24 00 1", "pending", "\"0\"");
    expect_refused(small + " w 3 22 00 1", "pending", "\"3\"");
    expect_refused(small + " w - 24 03 1", "express", "\"03\"");
    expect_refused(small + " w - 24 0 1", "express", "\"0\"");
    expect_refused(small + " w - 24 000 1", "express", "\"000\"");
    expect_refused(small + " w - 24 -1 1", "express", "\"-1\"");
}

TEST(Fen, R6_5_TheSupplyIsEvenAndAtMost24) {
    expect_refused(small + " w - 23 00 1", "supply", "23");
    expect_refused(small + " w - 26 00 1", "supply", "26");
    expect_refused(small + " w - -2 00 1", "supply", "-2");
    expect_refused(small + " w - 2.0 00 1", "supply", "2.0");
    expect_refused(small + " w - 100 00 1", "supply", "100");
    expect_refused(small + " w - x 00 1", "supply", "\"x\"");
}

TEST(Fen, R1_4_ThereAreThirtyTwoBarragoons) {
    expect_refused(board + " w 1 24 00 1", "supply", "33");
    expect_refused("6z/7/7/7/7/7/xx5/xxxxxxx/Z6 w - 24 00 1", "supply", "33");
    EXPECT_EQ(refusal("6z/7/7/7/7/7/x6/xxxxxxx/Z6 w - 24 00 1"), "accepted");
    EXPECT_EQ(refusal("6z/7/7/7/7/7/x6/xxxxxxx/Z6 w 2 22 00 1"), "accepted");
}

TEST(Fen, TheTurnIsANumberFrom1To9999) {
    EXPECT_EQ(refusal(small + " w - 24 00 9999"), "accepted");
    for (const char* turn : {"0", "10000", "-1", "1.", "one", "99999999999999999999"})
        expect_refused(small + " w - 24 00 " + turn, "turn", "1 to 9999");
}

TEST(Fen, SeveralFaultsAreNamedTogether) {
    const std::string message = refusal("6z/7/7/7/7/7/7/7/ZZZ4 w - 23 00 0");
    for (const char* field : {"FEN board", "FEN supply", "FEN turn"})
        EXPECT_NE(message.find(field), std::string::npos) << message;
}

TEST(Fen, HostileTextIsNotRepeatedAtLength) {
    const std::string message = refusal(std::string(100'000, '\x1b') + "/");
    EXPECT_LT(message.size(), 300u);
    EXPECT_EQ(message.find('\x1b'), std::string::npos);
}

// Even a set-up that is not a position has a text, because an editor may show it.
TEST(Fen, SetupsWithoutNegativeNumbersAreReadAsWritten) {
    Random random(31);
    int compared = 0;
    for (int i = 0; i < 2'000; ++i) {
        const auto setup = kit::random_setup(random);
        const auto read = parse_setup(to_fen(setup));
        if (!read) continue;
        EXPECT_EQ(*read, setup) << to_fen(setup);
        ++compared;
    }
    EXPECT_GT(compared, 1'000);
}

}  // namespace
}  // namespace barracuda
