#include "rules/record/reader.hpp"

#include "rules/text/notation.hpp"

#include <gtest/gtest.h>

namespace barracuda {
namespace {

std::string placed_problem(std::string_view text) {
    const auto record = read_record(text);
    if (record) return "no problem";
    const RecordError& error = record.error();
    return std::to_string(error.at.line) + ":" + std::to_string(error.at.column) + ": " +
           text_of(error);
}

TEST(RecordReader, TheExampleOfTheNotation) {
    const auto record = read_record(R"([Event "Club evening"]
[Site "?"]
[Date "2026.11.15"]
[White "A"]
[Brown "B"]
[Setup "closed"]
[Express "00"]
[Result "1-0"]

1. 3d2-d5 {a comment} 3d8xd5 x@c4 +@e6 2. 2c2:c4 |@d4 1-0
)");
    ASSERT_TRUE(record) << text_of(record.error());
    EXPECT_EQ(record->tag("Event"), "Club evening");
    EXPECT_EQ(record->start, Position::closed());
    EXPECT_EQ(record->result, RecordResult::WhiteWins);
    ASSERT_EQ(record->turns.size(), 3u);
    EXPECT_EQ(record->turns[0].comment, "a comment");
    EXPECT_EQ(record->turns[0].kind, TurnKind::Quiet);
    EXPECT_EQ(record->turns[1].kind, TurnKind::CapturesPiece);
    EXPECT_EQ(record->turns[1].value, Value::Three);
    EXPECT_EQ(record->turns[1].placements,
              (std::vector<Played>{parse_action("x@c4"), parse_action("+@e6")}));
    EXPECT_EQ(record->turns[2].kind, TurnKind::CapturesBarragoon);
    EXPECT_EQ(record->turns[2].move, parse_action("c2c4"));
}

TEST(RecordReader, NoTagIsNeeded) {
    const auto record = read_record("*");
    ASSERT_TRUE(record);
    Record expected;
    expected.tags = with_standard_tags({});
    EXPECT_EQ(*record, expected);
}

TEST(RecordReader, IsLenientAboutTheOuterForm) {
    const auto plain = read_record("[Event \"a\\\"b\\\\c\"]\n1. 3d2-d5! {x y} 3d8-d6 *");
    ASSERT_TRUE(plain);
    EXPECT_EQ(plain->tag("Event"), "a\"b\\c");
    for (const std::string_view text :
         {"\xef\xbb\xbf[Event \"a\\\"b\\\\c\"]\r\n1. 3d2-d5! {x\r\ny} 3d8-d6 *\r\n",
          "  [ Event  \"a\\\"b\\\\c\" ]1.3d2-d5!{x}{ y }3d8-d6*",
          "[Event \"a\\\"b\\\\c\"]\n3d2-d5 ! ;x\n;  y\n3d8-d6\n*\n\n",
          "%1-0\n[Event \"a\\\"b\\\\c\"]\n%(\n1 3d2-d5 {x y} !\n% }\n1... 3d8-d6 *",
          "[Event \"a\\\"b\\\\c\"] 7. 3d2-d5!{x} 99. ... 3d8-d6 *",
          "[Event \"a\\\"b\\\\c\"] 3d2-d5!{x y}3d8-d6 *"}) {
        const auto record = read_record(text);
        ASSERT_TRUE(record) << text_of(record.error()) << "\n" << text;
        EXPECT_EQ(record->tags, plain->tags);
        EXPECT_EQ(record->turns[0].mark, plain->turns[0].mark);
    }
    EXPECT_EQ(read_record("3d2-d5!{x}{ y }3d8-d6*")->turns, plain->turns);
}

TEST(RecordReader, CommentsBehindTheResultBelongToTheLastTurn) {
    EXPECT_EQ(read_record("3d2-d5 {a} 1-0 {b} ; c")->turns.back().comment, "a b c");
    EXPECT_EQ(read_record("{a} * {b}")->comment, "a b");
}

TEST(RecordReader, NamesWhatIsWrongWithTheOuterForm) {
    EXPECT_EQ(placed_problem(""), "1:1: there is no game here");
    EXPECT_EQ(placed_problem("{only}\n"), "2:1: there is no game here");
    EXPECT_EQ(placed_problem("[Event \"x\"]\n\n1. 3d2-d5"),
              "3:10: the record ends without a result: 1-0, 0-1, 1/2-1/2, *");
    EXPECT_EQ(placed_problem("* 1. 3d2-d5"), "1:3: \"1.\": the record continues after its result");
    EXPECT_EQ(placed_problem("* }"), "1:3: \"}\": this closes something that was never opened");
    EXPECT_EQ(placed_problem("1. 3d2-d5 }"),
              "1:11: turn 1 (Brown) \"}\": this closes something that was never opened");
    EXPECT_EQ(placed_problem("1. ]"),
              "1:4: turn 1 (White) \"]\": this closes something that was never opened");
    EXPECT_EQ(placed_problem("3d2-d5\n {open\n*"),
              "2:2: turn 1 (Brown) \"{open\": this comment is never closed");
    EXPECT_EQ(placed_problem("3d2-d5\n[Event \"x\"] *"),
              "2:1: turn 1 (Brown) \"[Event \"x\"]\": tags must come before the turns");
    for (const std::string_view tag : {"[Event]", "[Event \"x]", "[Event \"x\"", "[\"x\"]",
                                       "[Event x]", "[Event \"\\x\"]", "[", "[Event \"x\" y]"})
        EXPECT_EQ(placed_problem(std::string(tag) + "\n*"),
                  "1:1: turn 1 (White) \"" + std::string(tag) +
                      "\": a tag is written like [Event \"Club evening\"], on one line");
}

TEST(RecordReader, TextIsUtf8WithoutControlCharacters) {
    EXPECT_TRUE(read_record("{é日\U0001f409} *"));
    EXPECT_EQ(placed_problem("{é\n日\xff} *"), "2:2: the text is not UTF-8");
    EXPECT_EQ(placed_problem("{\xc3\xa9\x01} *"), "1:3: there is a control character in the text");
    EXPECT_EQ(placed_problem(std::string_view("*\0", 2)),
              "1:2: there is a control character in the text");
}

TEST(RecordReader, PlacesBeginWhereTheTextDoes) {
    const auto record = read_record("3d2-d9 *", {.at = {14, 20}});
    ASSERT_FALSE(record);
    EXPECT_EQ(record.error().at, (TextPlace{14, 20}));
    EXPECT_FALSE(read_record("%no escape, as it is not in the first column", {.at = {1, 2}}));
}

TEST(RecordReader, TheResultIsThatOfTheTag) {
    EXPECT_EQ(placed_problem("[Result \"0-1\"]\n1-0"),
              "1:1: tag Result \"0-1\": the turns end with 1-0");
    EXPECT_EQ(placed_problem("[Result \"*\"] 1/2-1/2"),
              "1:1: tag Result \"*\": the turns end with 1/2-1/2");
    EXPECT_TRUE(read_record("[Result \"0-1\"] 0-1"));
}

}  // namespace
}  // namespace barracuda
