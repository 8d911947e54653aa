#include "match/schedule.hpp"

#include <gtest/gtest.h>

#include <map>

namespace barracuda::match {
namespace {

TEST(Schedule, PlaysEveryOpeningTwiceWithColoursSwapped) {
    const Schedule schedule(2, 50, 200);
    ASSERT_EQ(schedule.size(), 100u);
    for (std::size_t number = 0; number < schedule.size(); number += 2) {
        const ScheduledGame one = schedule[number];
        const ScheduledGame other = schedule[number + 1];
        EXPECT_EQ(one.pair, number / 2);
        EXPECT_EQ(other.pair, one.pair);
        EXPECT_EQ(other.opening, one.opening);
        EXPECT_EQ(one.opening, one.round);
        EXPECT_FALSE(one.second_leg);
        EXPECT_TRUE(other.second_leg);
        EXPECT_EQ(one.players, (PerPlayer<std::size_t>{0, 1}));
        EXPECT_EQ(other.players, (PerPlayer<std::size_t>{1, 0}));
    }
}

TEST(Schedule, LetsEverybodyMeetEverybodyFromTheSameOpenings) {
    constexpr std::size_t players = 5;
    constexpr std::size_t pairs = 7;
    const Schedule schedule(players, pairs, 3);
    EXPECT_EQ(schedule.meetings().size(), 10u);
    ASSERT_EQ(schedule.size(), 2 * 10 * pairs);
    std::map<std::pair<std::size_t, std::size_t>, std::size_t> games;
    for (std::size_t number = 0; number < schedule.size(); ++number) {
        const ScheduledGame game = schedule[number];
        const Schedule::Meeting meeting = schedule.meetings()[game.meeting];
        EXPECT_LT(meeting.first, meeting.second);
        const auto first = game.second_leg ? game.players.brown : game.players.white;
        EXPECT_EQ(first, meeting.first);
        EXPECT_EQ(game.opening, game.round % 3);
        EXPECT_LT(game.round, pairs);
        ++games[{game.players.white, game.players.brown}];
    }
    EXPECT_EQ(games.size(), players * (players - 1));
    for (const auto& [who, count] : games) EXPECT_EQ(count, pairs);
}

TEST(Schedule, GoesRoundByRound) {
    const Schedule schedule(3, 4, 4);
    std::size_t last = 0;
    for (std::size_t number = 0; number < schedule.size(); ++number) {
        EXPECT_GE(schedule[number].round, last);
        last = schedule[number].round;
    }
    EXPECT_EQ(last, 3u);
}

}  // namespace
}  // namespace barracuda::match
