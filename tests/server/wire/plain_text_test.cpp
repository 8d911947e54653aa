#include "server/wire/plain_text.hpp"

#include <gtest/gtest.h>

namespace barracuda::server {
namespace {

TEST(PlainText, KeepsWhatPeopleWrite) {
    for (const char* text :
         {"Ann", "José", "Zoë & Co.", "李雷", "Анна", "علي", "👩‍🚀", "❤️", "<b>\"it's\"</b>"})
        EXPECT_EQ(plain_text(text), text);
}

TEST(PlainText, IsOneLineWithoutNeedlessBlanks) {
    EXPECT_EQ(plain_text("  Ann \t of\r\n\n Cleves  "), "Ann of Cleves");
    EXPECT_EQ(plain_text("\u00a0Ann\u3000\u2003B\u2028"), "Ann B");
}

TEST(PlainText, LosesWhatChangesThePageAroundIt) {
    EXPECT_EQ(plain_text("A\u202en\u2066n\u200f\u061c"), "Ann") << "directions";
    EXPECT_EQ(plain_text(std::string("A\0n\x1b[31mn\x7f", 10)), "An[31mn") << "controls";
    EXPECT_EQ(plain_text("A\u0085n\u009bn"), "A nn") << "controls beyond ASCII";
    EXPECT_EQ(plain_text("A\u200bn\ufeff\u00adn\U000e0041"), "Ann") << "unseen";
    EXPECT_EQ(plain_text("A\u202e \u202en"), "A n") << "blanks around what is lost are one";
}

TEST(PlainText, IsEmptyIfThereIsNothingToSee) {
    for (const char* text : {"", "   ", "\u200d\u200c", "\ufe0f", "\u3164", "\u2800", "\n\t"})
        EXPECT_EQ(plain_text(text), "");
}

}  // namespace
}  // namespace barracuda::server
