#include "base/utf8.hpp"

#include <gtest/gtest.h>

#include <string>

namespace barracuda {
namespace {

TEST(Utf8, ValidTextIsValidToItsEnd) {
    for (const std::string_view text : {"", "abc", "\x7f", "é", "\u0800", "日本", "\xed\x9f\xbf",
                                        "\xee\x80\x80", "\U00010000", "\U0010ffff"})
        EXPECT_EQ(valid_utf8_prefix(text), text.size()) << text;
}

TEST(Utf8, InvalidTextIsValidUpToTheFault) {
    // A lone continuation byte, truncated, overlong, a surrogate, beyond the last character, an
    // invalid first byte.
    for (const std::string_view fault :
         {"\x80", "\xc3", "\xc3(", "\xe6\x97", "\xc0\xaf", "\xc1\xbf", "\xe0\x9f\xbf",
          "\xf0\x8f\xbf\xbf", "\xed\xa0\x80", "\xf4\x90\x80\x80", "\xf5\x80\x80\x80", "\xff"})
        EXPECT_EQ(valid_utf8_prefix("aé" + std::string(fault)), 3u);
}

TEST(Utf8, LengthCountsCharacters) {
    EXPECT_EQ(utf8_length(""), 0u);
    EXPECT_EQ(utf8_length("aé日\U00010000"), 4u);
}

TEST(Utf8, TheFirstCharacterIsWholeOrOneByte) {
    EXPECT_EQ(first_utf8_character(""), "");
    EXPECT_EQ(first_utf8_character("ab"), "a");
    EXPECT_EQ(first_utf8_character("日本"), "日");
    EXPECT_EQ(first_utf8_character("\xc3("), "\xc3");
}

TEST(Utf8, EveryCharacterHasANumber) {
    EXPECT_EQ(code_point("a"), U'a');
    EXPECT_EQ(code_point("\u0080"), U'\u0080');
    EXPECT_EQ(code_point("\u07ff"), U'\u07ff');
    EXPECT_EQ(code_point("日"), U'日');
    EXPECT_EQ(code_point("\U0010ffff"), U'\U0010ffff');
}

}  // namespace
}  // namespace barracuda
