#include "rules/record/tags.hpp"

#include "rules/text/fen.hpp"

#include <gtest/gtest.h>

namespace barracuda {
namespace {

Result<RecordOpening, RecordError> opening(std::string_view text) {
    RecordLexer lexer(text, {});
    std::vector<RecordToken> tags;
    for (auto token = lexer.next(); token.kind == RecordToken::Kind::Tag; token = lexer.next())
        tags.push_back(token);
    return read_opening(tags);
}

std::string tag_problem(std::string_view text) {
    const auto read = opening(text);
    return read ? "no problem" : text_of(read.error());
}

constexpr std::string_view middle =
    "1vd1dv1/2zdz2/7/1x3x1/x1xDx1x/1x3x1/7/2Z1Z2/1VD1DV1 b - 24 12 7";

std::string fen_tag(std::string_view fen) { return "[FEN \"" + std::string(fen) + "\"]"; }

TEST(RecordTags, SetUps) {
    EXPECT_EQ(opening("")->start, Position::closed());
    EXPECT_EQ(opening("[Setup \"closed\"]")->start, Position::closed());
    EXPECT_EQ(opening("[Setup \"open\"][Express \"21\"]")->start, Position::open({2, 1}));
    EXPECT_EQ(opening("[Setup \"fen\"]" + fen_tag(middle))->start, *parse_fen(middle));
    EXPECT_EQ(opening(fen_tag(middle) + "[Express \"12\"]")->start, *parse_fen(middle));
    EXPECT_EQ(opening(fen_tag(to_fen(Position::open())) + "[Setup \"open\"]")->start,
              Position::open());
    EXPECT_EQ(tag_problem("[Setup \"odd\"]"), "tag Setup \"odd\": this must be closed, open, fen");
    EXPECT_EQ(tag_problem("[Setup \"fen\"]"), "tag Setup \"fen\": the tag FEN is missing");
    EXPECT_EQ(tag_problem("[Setup \"closed\"]" + fen_tag(middle)),
              "tag Setup \"closed\": the tag FEN says something else");
    EXPECT_EQ(tag_problem("[Setup \"fen\"][FEN \"7/7\"]"),
              "tag FEN \"7/7\": FEN board: 2 ranks, not 9, in \"7/7\"");
}

TEST(RecordTags, ExpressLevels) {
    EXPECT_EQ(opening("[Express \"02\"]")->start, Position::closed({0, 2}));
    for (const std::string_view levels : {"", "0", "000", "03", "a0"})
        EXPECT_EQ(tag_problem("[Express \"" + std::string(levels) + "\"]").substr(0, 11),
                  "tag Express");
    EXPECT_EQ(tag_problem(fen_tag(middle) + "[Express \"00\"]"),
              "tag Express \"00\": the tag FEN says something else");
}

TEST(RecordTags, TouchMoveAndResult) {
    EXPECT_FALSE(opening("")->touch_move);
    EXPECT_FALSE(opening("[Touch \"off\"]")->touch_move);
    EXPECT_TRUE(opening("[Touch \"on\"]")->touch_move);
    EXPECT_EQ(tag_problem("[Touch \"yes\"]"), "tag Touch \"yes\": this must be on, off");
    EXPECT_EQ(opening("")->result, std::nullopt);
    EXPECT_EQ(opening("[Result \"0-1\"]")->result, RecordResult::BrownWins);
    EXPECT_EQ(tag_problem("[Result \"2-0\"]"),
              "tag Result \"2-0\": this must be 1-0, 0-1, 1/2-1/2, *");
}

TEST(RecordTags, UnknownOnesAreKeptAndNoneIsGivenTwice) {
    EXPECT_EQ(opening("[Round \"2\"][Odd \"x\"][Setup \"open\"]")->tags,
              with_standard_tags({{"Round", "2"}, {"Odd", "x"}}));
    EXPECT_EQ(tag_problem("[Odd \"x\"]\n[Event \"\"]\n[Odd \"y\"]"),
              "tag Odd \"y\": this tag is given twice");
}

}  // namespace
}  // namespace barracuda
