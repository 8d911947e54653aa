#include "rules/record/reader.hpp"
#include "rules/record/writer.hpp"
#include "rules/text/fen.hpp"

#include <gtest/gtest.h>

namespace barracuda {
namespace {

// What is wrong with a record, without the place in the text.
std::string problem(std::string_view text) {
    const auto record = read_record(text);
    return record ? "no problem" : text_of(record.error());
}

// The beginning of that, up to the clause.
std::string verdict(std::string_view text) {
    const std::string full = problem(text);
    const auto clause = full.find(": R");
    if (clause == std::string::npos) return full;
    return full.substr(0, full.find(':', clause + 2));
}

std::string with_fen(std::string_view fen, std::string_view turns) {
    return "[Setup \"fen\"]\n[FEN \"" + std::string(fen) + "\"]\n\n" + std::string(turns);
}

const std::string shuffle = "2c2-c3 2c8-c7 2c3-c2 2c7-c8 ";
const std::string thrice = shuffle + shuffle + shuffle;

TEST(RecordLine, IllegalTurnsAreNamedWithTheirClause) {
    EXPECT_EQ(
        problem("1. 3d2-d5 3d8-d6 2. 3d5xd6 *"),
        "turn 2 (White) \"3d5xd6\": R4.1: the 3 on d5 must move exactly 3 steps or 2, but d6 is "
        "1 step away");
    EXPECT_EQ(verdict("1. 3d8-d6 *"), "turn 1 (White) \"3d8-d6\": R3.1");
    EXPECT_EQ(verdict("1. 4b1-b5 *"), "turn 1 (White) \"4b1-b5\": R5");
    EXPECT_EQ(verdict("1. 3d2-d5 3d8xd5 2. 2c2-c3 *"), "turn 1 (Brown) \"2c2-c3\": R3.3");
    EXPECT_EQ(verdict("1. 3d2-d5 3d8xd5 x@d5 *"), "turn 1 (Brown) \"x@d5\": R7.1");
    EXPECT_EQ(verdict("1. 3d2-d5 x@a1 *"), "turn 1 (Brown) \"x@a1\": R3.1");
    EXPECT_EQ(verdict("1. 3d2-d5 -- *"), "turn 1 (Brown) \"--\": R7.3");
    EXPECT_EQ(verdict("1. 3d2-d5 (1. 2c2-c3 2c8-c7 2. 2c3-c6) 3d8-d6 *"),
              "turn 2 (White, in a variation) \"2c3-c6\": R4.1");
}

TEST(RecordLine, SignAndValueMustBeRight) {
    const auto sign = [](const std::string& right) {
        return "the sign must be " + right +
               ": - to a free square, x captures a piece, : captures a barragoon";
    };
    EXPECT_EQ(problem("2d2-d5 *"), "turn 1 (White) \"2d2-d5\": the piece is a 3");
    EXPECT_EQ(problem("3d2xd5 *"), "turn 1 (White) \"3d2xd5\": " + sign("-"));
    EXPECT_EQ(problem("3d2-d5 3d8-d5 *"), "turn 1 (Brown) \"3d8-d5\": " + sign("x"));
    EXPECT_EQ(problem("4b1-b5 *").substr(0, 15), "turn 1 (White) ");
    EXPECT_EQ(problem("3d2-d5 3d8xd5 x@c4 +@e6 2c2xc4 *"),
              "turn 2 (White) \"2c2xc4\": " + sign(":"));
    for (const std::string_view word : {"d2d5", "5d2-d5", "3d2d5", "3d2+d5", "3h2-d5", "3d2-d0",
                                        "@", "q@d5", "x@d5x", "---", "$1", "e4"})
        EXPECT_EQ(
            problem(std::string(word) + " *"),
            "turn 1 (White) \"" + std::string(word) +
                "\": a turn is written like 3d2-d5, 3d8xd5 or 2c2:c4, a placement like x@d5 or --");
}

TEST(RecordLine, ForgottenPlacements) {
    const auto end = [](std::string_view placements) {
        const auto record = read_record("3d2-d5 3d8xd5 " + std::string(placements) + " 2c2-c3 *");
        return record ? to_fen(replay(*record).position()) : text_of(record.error());
    };
    EXPECT_EQ(end("-- --"), "1vd1dv1/2z1z2/7/1x3x1/x1xdx1x/1x3x1/2Z4/4Z2/1VD1DV1 b - 22 00 2");
    EXPECT_EQ(end("N@a1 --"), "1vd1dv1/2z1z2/7/1x3x1/x1xdx1x/1x3x1/2Z4/4Z2/NVD1DV1 b - 22 00 2");
    EXPECT_EQ(end("-- N@a1"), end("N@a1 --"));
    const auto captured = read_record("3d2-d5 3d8xd5 x@c4 +@e6 2c2:c4 -- *");
    ASSERT_TRUE(captured) << text_of(captured.error());
    EXPECT_EQ(captured->turns.back().placements, std::vector<Played>{std::nullopt});
}

TEST(RecordLine, BrownMayBeginAndNumbersFollowTheFen) {
    const auto record =
        read_record(with_fen("1vd1dv1/2zdz2/7/1x3x1/x1xDx1x/1x3x1/7/2Z1Z2/1VD1DV1 b - 24 00 7",
                             "7... 3d8-d6 8. 2c2-c3 *"));
    ASSERT_TRUE(record) << text_of(record.error());
    const std::string text = write_record(*record);
    EXPECT_EQ(text.substr(text.find("\n\n") + 2), "7... 3d8-d6 8. 2c2-c3 *\n");
}

TEST(RecordLine, PlacementsThatTheFenOwesComeFirst) {
    const std::string_view fen = "7/7/7/7/7/D6/7/7/1Z4z b 2 22 00 7";
    const auto record = read_record(with_fen(fen, "x@a1 +@g2 7... 2g1-f1 8. 2b1-c1 *"));
    ASSERT_TRUE(record) << text_of(record.error());
    EXPECT_EQ(record->placements.size(), 2u);
    EXPECT_EQ(record->turns.size(), 2u);
    EXPECT_EQ(write_record(*record).substr(write_record(*record).find("\n\n") + 2),
              "x@a1 +@g2 7... 2g1-f1 8. 2b1-c1 *\n");
    EXPECT_EQ(verdict(with_fen(fen, "x@a1 7... 2g1-f1 *")),
              "before the first turn \"2g1-f1\": R3.3");
    EXPECT_EQ(verdict(with_fen(fen, "x@a4 *")), "before the first turn \"x@a4\": R7.1");
    EXPECT_EQ(read_record(with_fen(fen, "-- *"))->placements, std::vector<Played>{std::nullopt});
}

TEST(RecordLine, MayStopWhereAPlacementIsOwed) {
    for (const std::string_view turns : {"3d2-d5 3d8xd5 *", "3d2-d5 3d8xd5 x@c4 1-0",
                                         "3d2-d5 3d8xd5 {why?} (3d8-d6) x@c4! 1/2-1/2"}) {
        const auto record = read_record(turns);
        ASSERT_TRUE(record) << text_of(record.error());
        EXPECT_EQ(*read_record(write_record(*record)), *record);
        EXPECT_FALSE(replay(*record).position().move_is_due());
    }
}

TEST(RecordLine, NothingFollowsTheEndOfTheGame) {
    const std::string_view shut = "7/7/7/7/7/z6/7/7/D6 w - 24 00 1";
    EXPECT_EQ(problem(with_fen(shut, "3a1xa4 1-0")), "no problem");
    EXPECT_EQ(problem(with_fen(shut, "3a1xa4 *")), "no problem");
    EXPECT_EQ(problem(with_fen(shut, "3a1xa4 0-1")),
              "result \"0-1\": R8.1: White wins: Brown has no piece that can move");
    EXPECT_EQ(verdict(with_fen(shut, "3a1xa4 x@a1 1-0")), "turn 1 (Brown) \"x@a1\": R8.1");
    EXPECT_EQ(problem(with_fen(shut, "3a1xa4 (3a1-a3 2a4-a5) 1-0")), "no problem");

    const std::string_view dead = "5+z/5+1/5++/7/7/7/+6/1+5/Z+5 w 1 22 00 1";
    EXPECT_EQ(problem(with_fen(dead, "+@b3 1/2-1/2")), "no problem");
    EXPECT_EQ(verdict(with_fen(dead, "+@b3 1-0")), "result \"1-0\": R9.1");
    EXPECT_EQ(verdict(with_fen(dead, "+@b3 2g9-g8 1/2-1/2")), "turn 1 (Brown) \"2g9-g8\": R9.1");
    EXPECT_EQ(problem(with_fen(dead, "x@b4 2g9-g8 1-0")), "no problem");

    const std::string_view express = "7/7/7/7/7/z6/7/7/D5z w - 24 01 1";
    EXPECT_EQ(verdict(with_fen(express, "3a1xa4 0-1")), "result \"0-1\": R8.2");
}

TEST(RecordLine, DrawOffersNeedARepetition) {
    EXPECT_EQ(verdict("2c2-c3 {[%draw offer]} *"), "turn 1 (White) \"{[%draw offer]}\": R9.2");
    EXPECT_EQ(verdict("{[%draw offer]} *"), "before the first turn \"{[%draw offer]}\": R9.2");
    EXPECT_EQ(verdict("2c2-c3 {[%draw perhaps]} *"), "turn 1 (White) \"{[%draw perhaps]}\": R9.2");
    EXPECT_EQ(verdict("2c2-c3 {[%draw refuse]} *"), "turn 1 (White) \"{[%draw refuse]}\": R9.3");
    EXPECT_EQ(verdict(shuffle + shuffle + "{[%draw offer]} *"),
              "turn 4 (Brown) \"{[%draw offer]}\": R9.2");
    EXPECT_EQ(problem(thrice + "{[%draw offer]} 1/2-1/2"), "no problem");
    EXPECT_EQ(verdict(thrice + "{[%draw offer] [%draw offer]} *"),
              "turn 6 (Brown) \"{[%draw offer] [%draw offer]}\": R9.2");
    EXPECT_EQ(verdict(thrice + "{[%draw offer] [%draw refuse] [%draw refuse]} *").substr(0, 14),
              "turn 6 (Brown)");
}

TEST(RecordLine, ARefusedRepetitionObligesToDeviate) {
    EXPECT_EQ(problem(thrice + "2c2-c3 *"), "no problem");
    for (const std::string_view words :
         {"{[%draw offer]}", "{[%draw offer]} {[%draw refuse]}",
          "{[%draw  offer ] so [%draw refuse]}", "7. {[%draw offer]}"}) {
        const std::string offered = thrice + std::string(words);
        EXPECT_EQ(verdict(offered + " 2c2-c3 *"), "turn 7 (White) \"2c2-c3\": R9.2") << words;
        EXPECT_EQ(problem(offered + " 2c2-c4 *"), "no problem");
        EXPECT_EQ(problem(offered + " 2c2-c4 2c8-c7 2c4-c2 2c7-c8 2c2-c3 *"), "no problem");
    }
    EXPECT_EQ(read_record(thrice + "{[%draw offer]} 2c2-c4 *")->turns[11].draw, DrawWords::Offered);
    EXPECT_EQ(read_record(thrice + "{[%draw offer]} {[%draw refuse]} 2c2-c4 *")->turns[11].draw,
              DrawWords::OfferedAndRefused);
    EXPECT_EQ(replay(*read_record(thrice + "{[%draw offer]} 1/2-1/2")).outcome()->ending,
              Ending::Repetition);
}

TEST(RecordLine, TheDutyHoldsInVariationsAndBehindThem) {
    for (const std::string_view words : {"{[%draw offer]}", "{[%draw offer]} {[%draw refuse]}"}) {
        const std::string offered = thrice + std::string(words);
        EXPECT_EQ(verdict(offered + " 2c2-c4 (2c2-c3) *"),
                  "turn 7 (White, in a variation) \"2c2-c3\": R9.2");
        EXPECT_EQ(problem(offered + " 2c2-c4 (2e2-e3) (2e2-e4 (3d2-d5 (3d2-d4))) *"), "no problem");
        EXPECT_EQ(verdict(offered + " 2c2-c4 (2e2-e4 (2e2-e3) (2c2-c3)) *"),
                  "turn 7 (White, in a variation) \"2c2-c3\": R9.2");
        EXPECT_EQ(verdict(offered + " (2c7-b8) 2c2-c3 *"), "turn 7 (White) \"2c2-c3\": R9.2");
        EXPECT_EQ(problem(thrice + "(2c7-c8 " + std::string(words) + " 2c2-c4) 2c2-c3 *"),
                  "no problem");
    }
}

TEST(RecordLine, CommentsBelongToTheTurnBeforeThem) {
    const auto record = read_record(
        "{a} 1. {b} 3d2-d5 {c} (1. {d} 2c2-c3 {e}) ({f} 2c2-c4) {g} 1... {h} 3d8xd5 {i} x@c4 {j} "
        "+@e6 2. {k} *");
    ASSERT_TRUE(record) << text_of(record.error());
    EXPECT_EQ(record->comment, "a");
    const RecordTurn& first = record->turns[0];
    EXPECT_EQ(first.comment_before, "b");
    EXPECT_EQ(first.comment, "c g");
    ASSERT_EQ(first.variations.size(), 2u);
    EXPECT_EQ(first.variations[0][0].comment_before, "d");
    EXPECT_EQ(first.variations[0][0].comment, "e");
    EXPECT_EQ(first.variations[1][0].comment_before, "f");
    EXPECT_EQ(record->turns[1].comment_before, "h");
    EXPECT_EQ(record->turns[1].comment, "i j k");
}

TEST(RecordLine, CommandsBecomeValues) {
    const auto record = read_record(
        "{[%clk 0:10:00]} 1. 3d2-d5 {so [%clk 0:05:12] and [%eval -1.25] [%csl x] [%clk 0:00:01]} "
        "3d8-d6 {[%eval #-3]} "
        "2. 2c2-c3 {[%clk soon] [%eval} {0.5]} 2c8-c7 {[%clk [%eval 1] 0:00:09]} *");
    ASSERT_TRUE(record) << text_of(record.error());
    EXPECT_EQ(record->comment, "[%clk 0:10:00]");
    EXPECT_EQ(record->turns[0].clock_ms, 312'000);
    EXPECT_EQ(record->turns[0].evaluation, (Evaluation{false, -125}));
    EXPECT_EQ(record->turns[0].comment, "so and [%csl x] [%clk 0:00:01]");
    EXPECT_EQ(record->turns[1].evaluation, (Evaluation{true, -3}));
    EXPECT_EQ(record->turns[1].comment, "");
    EXPECT_EQ(record->turns[2].comment, "[%clk soon]");
    EXPECT_EQ(record->turns[2].evaluation, (Evaluation{false, 50}));
    EXPECT_EQ(record->turns[3].clock_ms, 9000);
    EXPECT_EQ(*read_record(write_record(*record)), *record);
}

TEST(RecordLine, MarksStandBehindTurns) {
    EXPECT_EQ(read_record("3d2-d5! 3d8xd5 x@c4 +@e6!? *")->turns[1].mark, TurnMark::Interesting);
    EXPECT_EQ(read_record("3d2-d5 3d8xd5?? x@c4 *")->turns[1].mark, TurnMark::Blunder);
    EXPECT_EQ(problem("! 3d2-d5 *"),
              "turn 1 (White) \"!\": a mark follows its turn, and a turn has at most one");
    EXPECT_EQ(problem("3d2-d5 1... ! *"),
              "turn 1 (Brown) \"!\": a mark follows its turn, and a turn has at most one");
    EXPECT_EQ(problem("3d2-d5!!! *"), "turn 1 (Brown) \"!!!\": a mark is one of ! ? !! ?? !? ?!");
    EXPECT_EQ(problem("3d2-d5! ? *"),
              "turn 1 (Brown) \"?\": a mark follows its turn, and a turn has at most one");
}

TEST(RecordLine, VariationsReplaceTheTurnBeforeThem) {
    const auto record = read_record(
        "1. 3d2-d5 3d8xd5 x@c4 +@e6 (1... 3d8-d6 2. 2c2-c3 (2. 2c2-c4) 2c8-c7) (1... 2c8-c7) 2. "
        "2c2:c4 |@d4 *");
    ASSERT_TRUE(record) << text_of(record.error());
    ASSERT_EQ(record->turns.size(), 3u);
    const auto& variations = record->turns[1].variations;
    ASSERT_EQ(variations.size(), 2u);
    EXPECT_EQ(variations[0].size(), 3u);
    EXPECT_EQ(to_text(variations[0][1].variations[0][0]), "2c2-c4");
    EXPECT_EQ(problem("(3d2-d5) *"),
              "turn 1 (White) \"(\": a variation follows the turn that it replaces");
    EXPECT_EQ(problem("3d2-d5 () *"),
              "turn 1 (White, in a variation) \")\": the variation is empty");
    EXPECT_EQ(problem("3d2-d5 ) *"),
              "turn 1 (Brown) \")\": this closes something that was never opened");
    EXPECT_EQ(problem("3d2-d5 (2c2-c3 *"),
              "turn 1 (Brown, in a variation) \"*\": a variation is never closed");
    std::string deep = "3d2-d5";
    for (std::size_t i = 0; i < deepest_variation; ++i) deep = "3d2-d5 (" + deep + ")";
    EXPECT_EQ(problem(deep + " *"), "no problem");
    EXPECT_EQ(problem("3d2-d5 (" + deep + ") *"),
              "turn 1 (Brown, in a variation) \"(\": the variations are nested too deeply");
}

}  // namespace
}  // namespace barracuda
