#include "match/ratings.hpp"

#include "match/elo.hpp"

#include <gtest/gtest.h>

#include <cmath>

namespace barracuda::match {
namespace {

double average(const std::vector<Rating>& ratings) {
    double sum = 0;
    for (const Rating& rating : ratings) sum += rating.elo;
    return sum / static_cast<double>(ratings.size());
}

TEST(Ratings, OfTwoPlayersAreTheirDifference) {
    const PairCounts pairs{3000, 9000, 20000, 14000, 5000};
    const auto ratings = rate(2, {{0, 1, pairs}});
    const EloEstimate estimate = estimate_elo(pairs);
    EXPECT_NEAR(ratings[0].elo - ratings[1].elo, estimate.elo, 0.01);
    EXPECT_NEAR(ratings[0].error + ratings[1].error, estimate.error, 0.01);
    EXPECT_NEAR(average(ratings), 0, 1e-6);
}

// Pairs with the score that the difference promises: 10 points of 11 for 400.
TEST(Ratings, RecoverTheDifferencesBehindExactScores) {
    const auto pairs_for = [](double elo) {
        const auto won = static_cast<std::uint64_t>(std::llround(1e6 * score_of_elo(elo)));
        return PairCounts{1'000'000 - won, 0, 0, 0, won};
    };
    const std::vector<double> truth{300, 120, -20, -400};
    std::vector<HeadToHead> meetings;
    for (std::size_t i = 0; i < truth.size(); ++i)
        for (std::size_t j = i + 1; j < truth.size(); ++j)
            meetings.push_back({i, j, pairs_for(truth[i] - truth[j])});
    const auto ratings = rate(truth.size(), meetings);
    for (std::size_t i = 0; i < truth.size(); ++i) EXPECT_NEAR(ratings[i].elo, truth[i], 0.05);
}

TEST(Ratings, StayFiniteWhenOneSideWinsEverything) {
    const PairCounts sweep{0, 0, 0, 0, 100};
    const auto ratings = rate(3, {{0, 1, sweep}, {1, 2, sweep}, {0, 2, sweep}});
    EXPECT_GT(ratings[0].elo, ratings[1].elo + 500);
    EXPECT_GT(ratings[1].elo, ratings[2].elo + 500);
    EXPECT_LT(ratings[0].elo, 3000);
    for (const Rating& rating : ratings) {
        EXPECT_TRUE(std::isfinite(rating.elo));
        EXPECT_GT(rating.error, 10);
    }
    EXPECT_NEAR(average(ratings), 0, 1e-6);
}

TEST(Ratings, FindAllPlayersEqualWithoutResults) {
    for (const Rating& rating : rate(3, {{0, 1, {}}, {0, 2, {}}, {1, 2, {}}}))
        EXPECT_NEAR(rating.elo, 0, 1e-9);
}

TEST(Ratings, AreSurerAfterMoreGames) {
    const PairCounts few{2, 5, 10, 6, 3};
    const PairCounts many{200, 500, 1000, 600, 300};
    const auto vague = rate(3, {{0, 1, few}, {0, 2, few}, {1, 2, few}});
    const auto sure = rate(3, {{0, 1, many}, {0, 2, many}, {1, 2, many}});
    EXPECT_NEAR(vague[0].error / sure[0].error, 10, 0.5);
}

TEST(Ratings, SeeThroughAChainOfMeetings) {
    const PairCounts better{10, 10, 20, 30, 30};
    const auto ratings = rate(3, {{0, 1, better}, {1, 2, better}});
    EXPECT_NEAR(ratings[0].elo - ratings[1].elo, ratings[1].elo - ratings[2].elo, 1e-6);
    EXPECT_GT(ratings[0].error, ratings[1].error);
}

}  // namespace
}  // namespace barracuda::match
