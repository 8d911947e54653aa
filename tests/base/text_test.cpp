#include "base/text.hpp"

#include <gtest/gtest.h>

#include <limits>

namespace barracuda {
namespace {

using Parts = std::vector<std::string_view>;

TEST(Text, WordsAreSeparatedByAnyWhiteSpace) {
    EXPECT_EQ(words("  d2d5\t x@d5\r\n+@e6 "), (Parts{"d2d5", "x@d5", "+@e6"}));
    EXPECT_EQ(words(""), Parts{});
    EXPECT_EQ(words(" \t\r\n\v\f"), Parts{});
    EXPECT_EQ(words("one"), Parts{"one"});
}

TEST(Text, SplitKeepsEmptyParts) {
    EXPECT_EQ(split("a//b/", '/'), (Parts{"a", "", "b", ""}));
    EXPECT_EQ(split("", '/'), Parts{""});
}

TEST(Text, TrimmedLosesWhiteSpaceAtBothEnds) {
    EXPECT_EQ(trimmed(" a b\n"), "a b");
    EXPECT_EQ(trimmed(" \t"), "");
    EXPECT_EQ(trimmed(""), "");
}

TEST(Text, NumbersAreDecimalAndWhole) {
    EXPECT_EQ(parse_number("0"), 0);
    EXPECT_EQ(parse_number("-12"), -12);
    EXPECT_EQ(parse_number("007"), 7);
    EXPECT_EQ(parse_number("9223372036854775807"), std::numeric_limits<std::int64_t>::max());
    for (const char* text : {"", "-", "+1", " 1", "1 ", "1.5", "0x10", "9223372036854775808", "1a"})
        EXPECT_FALSE(parse_number(text)) << text;
}

TEST(Text, QuotedTextIsFitToBeShown) {
    EXPECT_EQ(quoted("a b"), "\"a b\"");
    EXPECT_EQ(quoted("a\x1b[31m\n\xc3\xa4"), "\"a?[31m???\"");
    EXPECT_EQ(quoted("abcdef", 3), "\"abc…\"");
    EXPECT_EQ(quoted("abc", 3), "\"abc\"");
}

TEST(Text, FilledReplacesKnownNamesOnly) {
    EXPECT_EQ(filled("{a} and {b}, {a} {c}", {{"a", "1"}, {"b", "2"}}), "1 and 2, 1 {c}");
    EXPECT_EQ(filled("{a}", {{"a", "{a}"}}), "{a}");  // replacements are not expanded again
    EXPECT_EQ(filled("none", {}), "none");
}

}  // namespace
}  // namespace barracuda
