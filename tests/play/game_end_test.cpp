#include "play/game_end.hpp"

#include <gtest/gtest.h>

namespace barracuda::play {
namespace {

TEST(GameEnd, HasWordWinnerAndClause) {
    const GameEnd shut_in = Outcome{Ending::ShutIn, Player::Brown};
    EXPECT_EQ(word_of(shut_in), "shut-in");
    EXPECT_EQ(winner_of(shut_in), Player::Brown);
    EXPECT_EQ(clause_of(shut_in), "R8.1");
    EXPECT_EQ(word_of(GameEnd(Aborted{})), "aborted");
    EXPECT_FALSE(winner_of(Aborted{}));
    EXPECT_FALSE(clause_of(Aborted{}));
    EXPECT_EQ(word_of(GameEnd(Claimed{Player::White})), "claimed");
    EXPECT_EQ(winner_of(Claimed{Player::White}), Player::White);
    EXPECT_FALSE(winner_of(Claimed{}));
    EXPECT_FALSE(clause_of(Claimed{Player::White}));
}

TEST(GameEnd, IsWrittenInRecords) {
    const auto written = [](const GameEnd& end) {
        return std::string(termination_of(end)) + " " + std::string(to_text(result_of(end)));
    };
    EXPECT_EQ(written(Outcome{Ending::ShutIn, Player::Brown}), "shut-in 0-1");
    EXPECT_EQ(written(Outcome{Ending::TimeOut, Player::White}), "time forfeit 1-0");
    EXPECT_EQ(written(Outcome{Ending::Agreement, std::nullopt}), "agreement 1/2-1/2");
    EXPECT_EQ(written(Claimed{Player::White}), "claimed 1-0");
    EXPECT_EQ(written(Claimed{}), "claimed 1/2-1/2");
    EXPECT_EQ(written(Aborted{}), "aborted *");
}

}  // namespace
}  // namespace barracuda::play
