#include "match/report.hpp"

#include <gtest/gtest.h>

namespace barracuda::match {
namespace {

// Results of the first player by pair: two characters, each `w`, `d` or `l`.
Standings standings_of(std::size_t players, const std::vector<std::string>& pairs) {
    const Schedule schedule(players, pairs.size(), 1);
    Standings standings(players, schedule);
    for (std::size_t number = 0; number < schedule.size() && number / 2 < pairs.size(); ++number) {
        const bool second = number % 2 == 1;
        const char result = pairs[number / 2][second ? 1 : 0];
        std::optional<Player> winner;
        if (result == 'w') winner = second ? Player::Brown : Player::White;
        if (result == 'l') winner = second ? Player::White : Player::Brown;
        standings.add(schedule[number], {Game(Position::closed()), Finish::Board, winner, {}, {}});
    }
    return standings;
}

bool contains(const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
}

TEST(Report, ShowsProgressInOneLine) {
    const Standings standings = standings_of(2, {"ww", "wl", "dw", "ll"});
    EXPECT_EQ(progress_line(standings, {"A", "B"}, 200, std::nullopt),
              "8/200 games, +4 =1 -3, 56.2 %, Elo +43.7 +/- 338.4");
    EXPECT_EQ(progress_line(standings, {"A", "B"}, 200, Sprt(0, 10)),
              "8/200 games, +4 =1 -3, 56.2 %, Elo +43.7 +/- 338.4, LLR 0.02 (-2.94, 2.94)");
}

TEST(Report, OfAMatch) {
    const Standings standings = standings_of(2, {"ww", "wl", "dw", "ll"});
    EXPECT_EQ(
        final_report(standings, {"new", "old"}, Sprt(0, 10)),
        "new against old: +4 =1 -3 of 8, 56.25 %\n"
        "pairs with 0, 1/2, 1, 1 1/2, 2 points: 1, 0, 1, 1, 1\n"
        "Elo +43.7 +/- 338.4 (95 %), likelihood of superiority 63.23 %\n"
        "SPRT [0, 10]: LLR 0.02 (-2.94, 2.94), undecided\n"
        "games ended by R8: 7, dead positions: 1, repetition: 0, length: 0, agreed: 0, faults: 0\n"
        "White scored 56.25 %, an average game has 0.0 turns\n");
}

TEST(Report, SaysWhatTheTestHasDecided) {
    const std::vector<std::string> wins(100, "ww");
    EXPECT_TRUE(contains(final_report(standings_of(2, wins), {"A", "B"}, Sprt(0, 20)),
                         "20 accepted: passed"));
    const std::vector<std::string> losses(100, "ll");
    EXPECT_TRUE(contains(final_report(standings_of(2, losses), {"A", "B"}, Sprt(0, 20)),
                         "0 accepted: failed"));
}

TEST(Report, OfARoundRobinBeginsWithTheStrongest) {
    // In every round A loses to B, draws with C, and B beats C.
    std::vector<std::string> pairs;
    for (int round = 0; round < 10; ++round) pairs.insert(pairs.end(), {"ll", "dd", "ww"});
    const std::string report = final_report(standings_of(3, pairs), {"A", "Bé", "C"}, std::nullopt);
    EXPECT_TRUE(contains(report, "  1. Bé")) << report;
    EXPECT_LT(report.find("Bé"), report.find("A "));
    EXPECT_TRUE(contains(report, "Bé  A   100.00 %  +20 =0 -0  Elo above")) << report;
    EXPECT_TRUE(contains(report, " 50.00 %  +0 =20 -0  Elo +0.0 +/- 0.0")) << report;
    EXPECT_TRUE(contains(progress_line(standings_of(3, pairs), {"A", "B", "C"}, 60, std::nullopt),
                         "60/60 games, B leads with Elo +"));
}

TEST(Report, NamesFaults) {
    const Schedule schedule(2, 1, 1);
    Standings standings(2, schedule);
    standings.add(schedule[0], {Game(Position::closed()),
                                Finish::Fault,
                                Player::White,
                                Misbehaviour{EngineFault::Flagged, ""},
                                {}});
    EXPECT_TRUE(contains(final_report(standings, {"A", "B"}, std::nullopt),
                         "faults of B: crashed 0 hung 0 illegal 0 flagged 1\n"));
    EXPECT_TRUE(contains(progress_line(standings, {"A", "B"}, 2, std::nullopt), ", 1 faults"));
}

TEST(Report, OfNothing) {
    EXPECT_EQ(final_report(standings_of(2, {}), {"A", "B"}, std::nullopt),
              "no game was finished\n");
}

}  // namespace
}  // namespace barracuda::match
