#include "match/sprt.hpp"

#include <gtest/gtest.h>

#include <array>
#include <cmath>

namespace barracuda::match {
namespace {

// Log-likelihood ratios that Fishtest printed for tests of Stockfish with logistic bounds, rounded
// to two digits: pull requests 3209, 3098, 2971, 3331, 2951, 2950 and 3232 of
// official-stockfish/Stockfish.
struct Published {
    PairCounts pairs;
    double elo0;
    double elo1;
    double ratio;
};

constexpr std::array<Published, 12> fishtest{{
    {{253, 4282, 17604, 4431, 286}, -0.25, 1.25, 2.94},
    {{58, 3302, 33130, 3518, 84}, 0.25, 1.25, 2.97},
    {{491, 7345, 29693, 7670, 465}, -0.25, 1.25, 2.96},
    {{53, 2220, 21459, 2445, 47}, 0.25, 1.25, 2.97},
    {{17, 253, 1042, 337, 39}, -0.50, 1.50, 2.96},
    {{11, 407, 3238, 513, 11}, 0.25, 1.75, 2.93},
    {{115, 2196, 11328, 2317, 136}, -0.25, 1.25, 2.94},
    {{14, 1030, 14318, 1163, 19}, 0.25, 1.25, 2.93},
    {{59, 754, 2467, 865, 75}, -0.50, 1.50, 2.95},
    {{133, 1751, 5094, 1849, 165}, -0.50, 1.50, 2.94},
    {{149, 4748, 32785, 5063, 159}, 0.25, 1.75, 2.95},
    {{56, 2977, 37849, 3255, 51}, 0.25, 1.25, 2.95},
}};

TEST(Sprt, AgreesWithFishtest) {
    for (const Published& published : fishtest) {
        const Sprt sprt(published.elo0, published.elo1);
        EXPECT_NEAR(sprt.log_likelihood_ratio(published.pairs), published.ratio, 0.0051)
            << published.pairs[0] << ", " << published.pairs[1];
    }
}

// The values that the unit tests of fastchess state for logistic bounds, pairs and games.
TEST(Sprt, AgreesWithFastchess) {
    const PairCounts pairs1{223, 9863, 20279 + 1000, 10037, 246};
    EXPECT_NEAR(Sprt(0.5, 2.5).log_likelihood_ratio(pairs1), -3.07, 0.0051);
    const PairCounts pairs2{871, 26175, 55003 + 980, 26678, 821};
    EXPECT_NEAR(Sprt(0, 2).log_likelihood_ratio(pairs2), -4.98, 0.0051);
    const GameCounts games1{21184, 40708, 21404};
    EXPECT_NEAR(Sprt(0.5, 2.5).log_likelihood_ratio(games1), -1.57, 0.0051);
    const GameCounts games2{57030, 106593, 57433};
    EXPECT_NEAR(Sprt(0, 2).log_likelihood_ratio(games2), -2.59, 0.0051);
}

TEST(Sprt, HasTheBoundsOfFivePercent) {
    const Sprt sprt(0, 10);
    EXPECT_NEAR(sprt.upper_bound(), std::log(19.0), 1e-12);
    EXPECT_NEAR(sprt.lower_bound(), -std::log(19.0), 1e-12);
}

TEST(Sprt, KnowsNothingBeforeTheFirstPair) {
    EXPECT_EQ(Sprt(0, 10).log_likelihood_ratio(PairCounts{}), 0);
    EXPECT_EQ(Sprt(0, 10).verdict(PairCounts{}), Verdict::Undecided);
}

TEST(Sprt, IsAntisymmetricInTheSides) {
    const PairCounts pairs{7, 30, 51, 42, 13};
    EXPECT_NEAR(Sprt(-5, 15).log_likelihood_ratio(pairs),
                -Sprt(-15, 5).log_likelihood_ratio(reversed(pairs)), 1e-9);
}

TEST(Sprt, DecidesOnResultsThatAreAllTheSame) {
    EXPECT_EQ(Sprt(0, 20).verdict(PairCounts{0, 0, 0, 0, 100}), Verdict::UpperAccepted);
    EXPECT_EQ(Sprt(0, 20).verdict(PairCounts{100, 0, 0, 0, 0}), Verdict::LowerAccepted);
    EXPECT_EQ(Sprt(0, 20).verdict(PairCounts{0, 0, 0, 0, 3}), Verdict::Undecided);
    EXPECT_EQ(Sprt(5, 10).verdict(PairCounts{0, 0, 1000, 0, 0}), Verdict::LowerAccepted);
}

TEST(Sprt, ReadsHypotheses) {
    const auto sprt = Sprt::parse("-2.5, 7");
    ASSERT_TRUE(sprt);
    EXPECT_EQ(sprt->elo0(), -2.5);
    EXPECT_EQ(sprt->elo1(), 7);
    for (const char* text :
         {"", "5", "0,", ",5", "5,5", "10,0", "0,5,10", "0;5", "a,b", "0,1e9", "nan,5"})
        EXPECT_FALSE(Sprt::parse(text)) << text;
    EXPECT_NE(Sprt::parse("10,0").error().find("like 0,10"), std::string::npos);
}

}  // namespace
}  // namespace barracuda::match
