#include "engine/history.hpp"

#include "rules/text/notation.hpp"

#include <gtest/gtest.h>

namespace barracuda::engine {
namespace {

const Action one = *parse_action("d2d5");
const Action other = *parse_action("d2d4");
const Action third = *parse_action("c2c4");

TEST(History, RisesAndFallsForOnePlayerAndMove) {
    History history;
    history.add(Player::White, one, 100);
    EXPECT_GT(history.of(Player::White, one), 0);
    EXPECT_EQ(history.of(Player::White, other), 0);
    EXPECT_EQ(history.of(Player::Brown, one), 0);
    history.add(Player::White, one, -300);
    EXPECT_LT(history.of(Player::White, one), 0);
}

TEST(History, StaysWithinItsLimit) {
    History history;
    for (const int bonus : {1, 100, 1'000, 1'000'000})
        for (int i = 0; i < 200; ++i) {
            const int before = history.of(Player::White, one);
            history.add(Player::White, one, bonus);
            history.add(Player::White, other, -bonus);
            EXPECT_GE(history.of(Player::White, one), before);
            EXPECT_LE(history.of(Player::White, one), History::limit);
            EXPECT_GE(history.of(Player::White, other), -History::limit);
        }
}

TEST(History, RemembersTheLastTwoKillersOfAPly) {
    History history;
    history.add_killer(3, one);
    EXPECT_TRUE(history.is_killer(3, one));
    EXPECT_FALSE(history.is_killer(4, one));
    history.add_killer(3, other);
    history.add_killer(3, other);
    EXPECT_TRUE(history.is_killer(3, one));
    history.add_killer(3, third);
    EXPECT_TRUE(history.is_killer(3, third));
    EXPECT_TRUE(history.is_killer(3, other));
    EXPECT_FALSE(history.is_killer(3, one));
}

TEST(History, ForgetsWhenItIsCleared) {
    History history;
    history.add(Player::Brown, one, 100);
    history.add_killer(0, one);
    history.clear();
    EXPECT_EQ(history.of(Player::Brown, one), 0);
    EXPECT_FALSE(history.is_killer(0, one));
}

}  // namespace
}  // namespace barracuda::engine
