#include "match/elo.hpp"

#include <gtest/gtest.h>

#include <cmath>

namespace barracuda::match {
namespace {

TEST(Elo, TurnsScoresIntoDifferencesAndBack) {
    EXPECT_NEAR(elo_of_score(10.0 / 11), 400, 1e-9);
    EXPECT_NEAR(score_of_elo(400), 10.0 / 11, 1e-12);
    EXPECT_EQ(elo_of_score(0.5), 0);
    EXPECT_EQ(elo_of_score(1), HUGE_VAL);
    EXPECT_EQ(elo_of_score(0), -HUGE_VAL);
    for (const double elo : {-700.0, -35.0, 0.0, 1.0, 250.0})
        EXPECT_NEAR(elo_of_score(score_of_elo(elo)), elo, 1e-6);
}

// The values that the unit tests of fastchess state.
TEST(Elo, AgreesWithFastchessOnGames) {
    const EloEstimate estimate = estimate_elo(GameCounts{96, 111, 136});
    EXPECT_NEAR(estimate.elo, 40.70, 0.0051);
    EXPECT_NEAR(estimate.error, 30.43, 0.0051);
    EXPECT_NEAR(estimate.superiority, 0.9960, 0.000051);
    EXPECT_NEAR(estimate_elo(GameCounts{89, 123, 76}).superiority, 0.1553, 0.000051);
}

TEST(Elo, AgreesWithFastchessOnPairs) {
    const EloEstimate first = estimate_elo(PairCounts{34, 54, 31 + 32, 64, 75});
    EXPECT_NEAR(first.elo, 55.58, 0.0051);
    EXPECT_NEAR(first.error, 27.65, 0.0051);
    EXPECT_NEAR(first.superiority, 1, 0.000051);
    const EloEstimate second = estimate_elo(PairCounts{332, 433, 457 + 41, 333, 334});
    EXPECT_NEAR(second.elo, -8.64, 0.0051);
    EXPECT_NEAR(second.error, 10.33, 0.0051);
    EXPECT_NEAR(second.superiority, 0.0505, 0.000051);
    const EloEstimate third = estimate_elo(PairCounts{7895, 8757, 5485 + 200, 568, 9999});
    EXPECT_NEAR(third.elo, -21.04, 0.0051);
    EXPECT_NEAR(third.error, 2.95, 0.0051);
}

TEST(Elo, SeesTheOtherSideReversed) {
    const PairCounts pairs{3, 20, 40, 31, 6};
    const EloEstimate one = estimate_elo(pairs);
    const EloEstimate other = estimate_elo(reversed(pairs));
    EXPECT_NEAR(one.elo, -other.elo, 1e-9);
    EXPECT_NEAR(one.error, other.error, 1e-9);
    EXPECT_NEAR(one.superiority, 1 - other.superiority, 1e-12);
}

TEST(Elo, BoundsWhatHasNoUpperLimit) {
    const EloEstimate estimate = estimate_elo(PairCounts{0, 0, 0, 0, 100});
    EXPECT_EQ(estimate.elo, HUGE_VAL);
    EXPECT_EQ(estimate.error, HUGE_VAL);
    EXPECT_EQ(estimate.superiority, 1);
    // 0.025^(1/100) of the points is 96.4 %.
    EXPECT_EQ(elo_text(PairCounts{0, 0, 0, 0, 100}), "above +570.0");
    EXPECT_EQ(elo_text(PairCounts{100, 0, 0, 0, 0}), "below -570.0");
}

TEST(Elo, HasAText) {
    EXPECT_EQ(elo_text(GameCounts{96, 111, 136}), "+40.7 +/- 30.4");
    EXPECT_EQ(elo_text(PairCounts{0, 0, 10, 0, 0}), "+0.0 +/- 0.0");
    EXPECT_EQ(elo_text(PairCounts{}), "unknown");
    // 95 % of the points, and the mean less 1.96 deviations of 0.0474 is 85.7 %.
    EXPECT_EQ(elo_text(PairCounts{0, 0, 1, 0, 9}), "+511.5 (above +311.1)");
    EXPECT_EQ(elo_text(GameCounts{1, 0, 1}), "+0.0 +/- inf");
}

}  // namespace
}  // namespace barracuda::match
