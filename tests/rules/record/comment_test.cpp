#include "rules/record/comment.hpp"

#include <gtest/gtest.h>

namespace barracuda {
namespace {

TEST(RecordComment, Clocks) {
    EXPECT_EQ(parse_clock("0:05:12"), 312'000);
    EXPECT_EQ(parse_clock("0:00:01.5"), 1500);
    EXPECT_EQ(parse_clock("100:00:00.007"), 360'000'007);
    for (const std::string_view text :
         {"", "5:12", "0:5:12", "0:60:00", "0:00:60", "0:00:00.", "0:00:00.1234", "-1:00:00",
          "0:00:0x", "1234567:00:00", "0:00:00:00"})
        EXPECT_FALSE(parse_clock(text)) << text;
    for (const std::string_view text :
         {"0:00:00", "0:05:12", "11:59:59.9", "0:00:00.05", "0:00:00.005"})
        EXPECT_EQ(clock_text(*parse_clock(text)), text);
}

TEST(RecordComment, Evaluations) {
    EXPECT_EQ(parse_evaluation("1.25"), (Evaluation{false, 125}));
    EXPECT_EQ(parse_evaluation("+1.5"), (Evaluation{false, 150}));
    EXPECT_EQ(parse_evaluation("-0.05"), (Evaluation{false, -5}));
    EXPECT_EQ(parse_evaluation("3"), (Evaluation{false, 300}));
    EXPECT_EQ(parse_evaluation("#3"), (Evaluation{true, 3}));
    EXPECT_EQ(parse_evaluation("#-12"), (Evaluation{true, -12}));
    for (const std::string_view text :
         {"", "-", "#", "1.", ".5", "1.255", "1e5", "#1.5", "--1", "1234567", "nan"})
        EXPECT_FALSE(parse_evaluation(text)) << text;
    for (const std::string_view text :
         {"0.00", "1.25", "-0.05", "-12.30", "#3", "#-12", "999999.99"})
        EXPECT_EQ(evaluation_text(*parse_evaluation(text)), text);
}

TEST(RecordComment, FindsCommandsBetweenWords) {
    const std::string comment = "a [%clk 0:00:01] b [%odd] c";
    const auto first = find_command(comment, 0);
    ASSERT_TRUE(first);
    EXPECT_EQ(first->name, "clk");
    EXPECT_EQ(first->argument, "0:00:01");
    const auto second = find_command(comment, first->begin + 1);
    ASSERT_TRUE(second);
    EXPECT_EQ(second->name, "odd");
    EXPECT_EQ(second->argument, "");
    EXPECT_FALSE(find_command(comment, second->begin + 1));
}

TEST(RecordComment, CommandsHaveNoOtherInsideAndAnEnd) {
    const auto inner = find_command("[%clk [%eval 1.0] 0:00:01]", 0);
    ASSERT_TRUE(inner);
    EXPECT_EQ(inner->name, "eval");
    EXPECT_FALSE(find_command("[%clk 0:00:01", 0));
    EXPECT_TRUE(find_command("[%" + std::string(longest_command - 3, 'a') + "]", 0));
    EXPECT_FALSE(find_command("[%" + std::string(longest_command - 2, 'a') + "]", 0));
}

TEST(RecordComment, ErasingLeavesSingleSpaces) {
    const auto without = [](std::string comment) {
        erase_command(comment, *find_command(comment, 0));
        return comment;
    };
    EXPECT_EQ(without("[%x 1]"), "");
    EXPECT_EQ(without("[%x 1] a"), "a");
    EXPECT_EQ(without("a [%x 1]"), "a");
    EXPECT_EQ(without("a [%x 1] b"), "a b");
    EXPECT_EQ(without("a[%x 1] b"), "a b");
    EXPECT_EQ(without("a[%x 1]b"), "ab");
}

TEST(RecordComment, JoinsWithSingleSpaces) {
    std::string comment;
    EXPECT_EQ(append_comment(comment, " \t"), 0u);
    EXPECT_EQ(comment, "");
    append_comment(comment, "  a\r\n b ");
    append_comment(comment, "c");
    EXPECT_EQ(comment, "a b c");
}

}  // namespace
}  // namespace barracuda
