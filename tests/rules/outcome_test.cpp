#include "rules/outcome.hpp"

#include "rules/text/fen.hpp"

#include <gtest/gtest.h>

#include <string>

namespace barracuda {
namespace {

std::string status(const std::string& fen) { return status_text(*parse_fen(fen)); }

TEST(Outcome, StatusOfAPosition) {
    EXPECT_EQ(status_text(Position::closed()), "to move");
    EXPECT_EQ(status("6z/7/7/7/7/7/7/7/Z6 w 1 24 00 1"), "owes a placement");
    EXPECT_EQ(status("6z/7/7/7/7/7/7/x6/Zx5 w - 24 00 1"), "lost R8.1");
    EXPECT_EQ(status("6z/7/7/7/7/7/7/7/Z6 w - 24 10 1"), "lost R8.2");
    EXPECT_EQ(status("6z/7/7/7/+++++++/7/7/7/Z6 w - 24 00 1"), "drawn R9.1");
}

// R8.2 is the clause only if some piece can still move.
TEST(Outcome, R8_1_ComesBeforeR8_2) {
    EXPECT_EQ(status("6z/7/7/7/7/7/7/x6/Zx5 w - 24 20 1"), "lost R8.1");
}

TEST(Outcome, R8_1_IfNobodyCanMoveTheOneToMoveLoses) {
    const std::string both_shut_in = "5xz/6x/7/7/7/7/7/x6/Zx5 ";
    EXPECT_EQ(outcome_of(*parse_fen(both_shut_in + "w - 24 00 1"))->winner, Player::Brown);
    EXPECT_EQ(outcome_of(*parse_fen(both_shut_in + "b - 24 00 1"))->winner, Player::White);
}

TEST(Outcome, R8_3_NothingEndsWhileAPlacementIsOwed) {
    EXPECT_FALSE(outcome_of(*parse_fen("6z/7/7/7/7/7/7/x6/Zx5 w 1 24 20 1")));
    EXPECT_FALSE(outcome_of(*parse_fen("6z/7/7/7/+++++++/7/7/7/Z6 w 1 24 00 1")));
}

TEST(Outcome, TextsOfResults) {
    const Outcome white_wins{Ending::ShutIn, Player::White};
    const Outcome brown_wins{Ending::TimeOut, Player::Brown};
    const Outcome drawn{Ending::DeadPosition, std::nullopt};
    EXPECT_EQ(result_text(white_wins), "1-0");
    EXPECT_EQ(result_text(brown_wins), "0-1");
    EXPECT_EQ(result_text(drawn), "1/2-1/2");
    EXPECT_EQ(text_of(white_wins), "White wins: Brown has no piece that can move");
    EXPECT_EQ(text_of(brown_wins), "Brown wins: White ran out of time");
    EXPECT_TRUE(text_of(drawn).starts_with("Drawn: "));
}

TEST(Outcome, EveryEndingHasItsSentence) {
    const auto sentence = [](Ending ending, std::optional<Player> winner) {
        return text_of(Outcome{ending, winner});
    };
    EXPECT_EQ(sentence(Ending::ShutIn, Player::Brown),
              "Brown wins: White has no piece that can move");
    EXPECT_EQ(sentence(Ending::ExpressLevel, Player::White),
              "White wins: Brown can no longer move enough pieces for Brown's Express level");
    EXPECT_EQ(sentence(Ending::Resignation, Player::White), "White wins: Brown resigned");
    EXPECT_EQ(sentence(Ending::TimeOut, Player::White), "White wins: Brown ran out of time");
    EXPECT_EQ(sentence(Ending::DeadPosition, std::nullopt),
              "Drawn: no further capture is possible, and nobody can be shut in");
    EXPECT_EQ(sentence(Ending::Repetition, std::nullopt), "Drawn: by repetition");
    EXPECT_EQ(sentence(Ending::Agreement, std::nullopt), "Drawn: by agreement");
}

TEST(Outcome, EveryEndingHasItsClause) {
    EXPECT_EQ(clause_of(Ending::ShutIn), "R8.1");
    EXPECT_EQ(clause_of(Ending::ExpressLevel), "R8.2");
    EXPECT_EQ(clause_of(Ending::Resignation), "R8.4");
    EXPECT_EQ(clause_of(Ending::TimeOut), "R8.4");
    EXPECT_EQ(clause_of(Ending::DeadPosition), "R9.1");
    EXPECT_EQ(clause_of(Ending::Repetition), "R9.2");
    EXPECT_EQ(clause_of(Ending::Agreement), "R9.3");
}

}  // namespace
}  // namespace barracuda
