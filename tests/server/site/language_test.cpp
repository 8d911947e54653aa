#include "server/site/language.hpp"

#include <gtest/gtest.h>

namespace barracuda::server {
namespace {

using Languages = std::vector<std::string>;

TEST(Language, WhatBrowsersSend) {
    EXPECT_EQ(languages_of("de-AT,de;q=0.9,en;q=0.8"), (Languages{"de", "de", "en"}));
    EXPECT_EQ(languages_of("fr"), (Languages{"fr"}));
    EXPECT_EQ(languages_of(""), Languages{});
}

TEST(Language, TheMostWantedComesFirst) {
    EXPECT_EQ(languages_of("en;q=0.2, it, es;q=0.5"), (Languages{"it", "es", "en"}));
    EXPECT_EQ(languages_of("en;q=0.5, de;q=0.5"), (Languages{"en", "de"}));
    EXPECT_EQ(languages_of("en;q=0, de"), (Languages{"de"}));
}

TEST(Language, TagsAreNotCaseSensitive) {
    EXPECT_EQ(languages_of("DE-ch, En"), (Languages{"de", "en"}));
}

TEST(Language, PassesOverNonsense) {
    EXPECT_EQ(languages_of("de;q=2, ;q=1, ,fr;level=1, it"), (Languages{"it"}));
}

}  // namespace
}  // namespace barracuda::server
