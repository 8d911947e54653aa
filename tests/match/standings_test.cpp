#include "match/standings.hpp"

#include <gtest/gtest.h>

namespace barracuda::match {
namespace {

FinishedGame game_won_by(std::optional<Player> winner, Finish finish = Finish::Board) {
    return {Game(Position::closed()), finish, winner, std::nullopt, {}};
}

TEST(Standings, CountsFromTheViewOfTheFirstPlayer) {
    const Schedule schedule(2, 2, 2);
    Standings standings(2, schedule);
    EXPECT_FALSE(standings.add(schedule[0], game_won_by(Player::White)));
    EXPECT_TRUE(standings.add(schedule[1], game_won_by(Player::White)));
    EXPECT_FALSE(standings.add(schedule[2], game_won_by(std::nullopt)));
    EXPECT_TRUE(standings.add(schedule[3], game_won_by(Player::Brown)));
    const MeetingResults& meeting = standings.meetings().front();
    EXPECT_EQ(meeting.games, (GameCounts{1, 1, 2}));
    EXPECT_EQ(meeting.pairs, (PairCounts{0, 0, 1, 1, 0}));
    EXPECT_EQ(standings.white(), (GameCounts{1, 1, 2}));
    EXPECT_EQ(standings.games_of(0), (GameCounts{1, 1, 2}));
    EXPECT_EQ(standings.games_of(1), (GameCounts{2, 1, 1}));
}

TEST(Standings, CompletesPairsInAnyOrder) {
    const Schedule schedule(2, 2, 2);
    Standings standings(2, schedule);
    EXPECT_FALSE(standings.add(schedule[3], game_won_by(Player::Brown)));
    EXPECT_FALSE(standings.add(schedule[0], game_won_by(Player::Brown)));
    EXPECT_TRUE(standings.add(schedule[2], game_won_by(Player::White)));
    EXPECT_EQ(standings.meetings().front().pairs, (PairCounts{0, 0, 0, 0, 1}));
    EXPECT_TRUE(standings.add(schedule[1], game_won_by(Player::White)));
    EXPECT_EQ(standings.meetings().front().pairs, (PairCounts{1, 0, 0, 0, 1}));
}

TEST(Standings, CountsHowGamesEnd) {
    const Schedule schedule(2, 4, 4);
    Standings standings(2, schedule);
    standings.add(schedule[0], game_won_by(Player::White));
    standings.add(schedule[1], game_won_by(std::nullopt));
    standings.add(schedule[2], game_won_by(std::nullopt, Finish::Repetition));
    standings.add(schedule[3], game_won_by(std::nullopt, Finish::Length));
    standings.add(schedule[4], game_won_by(Player::Brown, Finish::Agreed));
    FinishedGame fault = game_won_by(Player::White, Finish::Fault);
    fault.misbehaviour = Misbehaviour{EngineFault::Hung, ""};
    standings.add(schedule[5], fault);  // White is the second player, Brown the first
    EXPECT_EQ(standings.finishes().lost_on_board, 1u);
    EXPECT_EQ(standings.finishes().dead, 1u);
    EXPECT_EQ(standings.finishes().repetition, 1u);
    EXPECT_EQ(standings.finishes().length, 1u);
    EXPECT_EQ(standings.finishes().agreed, 1u);
    EXPECT_EQ(standings.finishes().fault, 1u);
    EXPECT_EQ(standings.faults(0)[static_cast<std::size_t>(EngineFault::Hung)], 1u);
    EXPECT_EQ(total(standings.faults(1)), 0u);
}

}  // namespace
}  // namespace barracuda::match
