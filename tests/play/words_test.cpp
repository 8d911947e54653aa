#include "play/words.hpp"

#include <gtest/gtest.h>

namespace barracuda::play {
namespace {

TEST(Words, AreThoseOfTheContract) {
    EXPECT_EQ(word_of(Player::White), "white");
    EXPECT_EQ(word_of(Player::Brown), "brown");
    EXPECT_EQ(parse_player("brown"), Player::Brown);
    EXPECT_FALSE(parse_player("Brown"));
    EXPECT_EQ(word_of(Ending::ShutIn), "shut-in");
    EXPECT_EQ(word_of(Ending::ExpressLevel), "express-level");
    EXPECT_EQ(word_of(Ending::Resignation), "resignation");
    EXPECT_EQ(word_of(Ending::TimeOut), "time-out");
    EXPECT_EQ(word_of(Ending::DeadPosition), "dead-position");
    EXPECT_EQ(word_of(Ending::Repetition), "repetition");
    EXPECT_EQ(word_of(Ending::Agreement), "agreement");
    EXPECT_EQ(parse_ending("shut-in"), Ending::ShutIn);
    EXPECT_EQ(parse_ending("agreement"), Ending::Agreement);
    EXPECT_FALSE(parse_ending("aborted"));
}

}  // namespace
}  // namespace barracuda::play
