#include "server/live/answers.hpp"

#include <gtest/gtest.h>

namespace barracuda::server {
namespace {

TEST(Answers, AreRememberedPerPlayerAndCommand) {
    Answers answers;
    answers.remember(Player::White, "\"k\"", "resign", play::Number{1});
    answers.remember(Player::Brown, "\"k\"", "resign", play::Number{2});
    ASSERT_NE(answers.find(Player::White, "\"k\"", "resign"), nullptr);
    EXPECT_EQ(std::get<play::Number>(*answers.find(Player::White, "\"k\"", "resign")), 1);
    EXPECT_EQ(std::get<play::Number>(*answers.find(Player::Brown, "\"k\"", "resign")), 2);
    EXPECT_EQ(answers.find(Player::White, "k", "resign"), nullptr);
    EXPECT_EQ(answers.find(Player::White, "\"k\"", "abort"), nullptr);
}

TEST(Answers, TheLast64AreKept) {
    Answers answers;
    for (play::Number number = 1; number <= 200; ++number)
        answers.remember(Player::White, std::to_string(number), "d2d5", number);
    for (play::Number number = 1; number <= 200; ++number)
        EXPECT_EQ(answers.find(Player::White, std::to_string(number), "d2d5") != nullptr,
                  number > 136)
            << number;
}

}  // namespace
}  // namespace barracuda::server
