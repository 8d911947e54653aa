#include "rules/record/lexer.hpp"

#include <gtest/gtest.h>

#include <vector>

namespace barracuda {
namespace {

using Kind = RecordToken::Kind;

std::vector<RecordToken> tokens(std::string_view text) {
    RecordLexer lexer(text, {});
    std::vector<RecordToken> found;
    for (auto token = lexer.next(); token.kind != Kind::End; token = lexer.next())
        found.push_back(token);
    return found;
}

// The kinds as letters, in the order of the enumerators.
std::string kinds(std::string_view text) {
    std::string letters;
    for (const RecordToken& token : tokens(text))
        letters += "TNWMC()RF"[static_cast<std::size_t>(token.kind)];
    return letters;
}

TEST(RecordLexer, KindsOfTokens) {
    EXPECT_EQ(kinds(""), "");
    EXPECT_EQ(
        kinds("[Event \"x\"] 1. 3d2-d5! {a} (1. 2c2-c3) 1... -- x@d5?! ; b\n1-0 0-1 1/2-1/2 *"),
        "TNWMC(NW)NWWMCRRRR");
    EXPECT_EQ(kinds("12 12. 12... . ... 3d2-d5"), "NNNNNW");
    EXPECT_EQ(kinds("1.3d2-d5!!{a}3d8-d6*"), "NWMCWR");
    EXPECT_EQ(kinds("{never"), "F");
    EXPECT_EQ(kinds("} ]"), "FF");
    EXPECT_EQ(kinds("1-00 1/2"), "WW");
}

TEST(RecordLexer, TokensKnowTextAndPlace) {
    const auto found = tokens("é\n 3d2-d5?? {a\nb}x");
    ASSERT_EQ(found.size(), 5u);
    EXPECT_EQ(found[0].text, "é");
    EXPECT_EQ(found[1].text, "3d2-d5");
    EXPECT_EQ(found[1].at, (TextPlace{2, 2}));
    EXPECT_EQ(found[2].text, "??");
    EXPECT_EQ(found[3].value, "a\nb");
    EXPECT_EQ(found[4].at, (TextPlace{3, 3}));
}

TEST(RecordLexer, TagsHaveNameAndValue) {
    const auto found = tokens("[ Two_2  \"a \\\" \\\\ ]{}\" ] *");
    ASSERT_EQ(found.size(), 2u);
    EXPECT_EQ(found[0].name, "Two_2");
    EXPECT_EQ(found[0].value, "a \" \\ ]{}");
    EXPECT_EQ(found[0].text, "[ Two_2  \"a \\\" \\\\ ]{}\" ]");
}

TEST(RecordLexer, EscapedLinesAreSkippedOutsideCommentsOnly) {
    EXPECT_EQ(kinds("% a b\na\n%\n %b"), "WW");
    EXPECT_EQ(tokens("{a\n% b\n}").front().value, "a\n% b\n");
}

}  // namespace
}  // namespace barracuda
