#include "server/live/answers.hpp"

#include <gtest/gtest.h>

namespace barracuda::server {
namespace {

TEST(Answers, AreRememberedPerPlayer) {
    Answers answers;
    answers.remember(Player::White, "\"k\"", play::Number{1});
    answers.remember(Player::Brown, "\"k\"", play::Number{2});
    ASSERT_NE(answers.find(Player::White, "\"k\""), nullptr);
    EXPECT_EQ(std::get<play::Number>(*answers.find(Player::White, "\"k\"")), 1);
    EXPECT_EQ(std::get<play::Number>(*answers.find(Player::Brown, "\"k\"")), 2);
    EXPECT_EQ(answers.find(Player::White, "k"), nullptr);
}

TEST(Answers, TheLast64AreKept) {
    Answers answers;
    for (play::Number number = 1; number <= 200; ++number)
        answers.remember(Player::White, std::to_string(number), number);
    for (play::Number number = 1; number <= 200; ++number)
        EXPECT_EQ(answers.find(Player::White, std::to_string(number)) != nullptr, number > 136)
            << number;
}

}  // namespace
}  // namespace barracuda::server
