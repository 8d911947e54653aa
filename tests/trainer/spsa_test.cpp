#include "trainer/spsa.hpp"

#include <gtest/gtest.h>

#include <cmath>

namespace barracuda::trainer {
namespace {

// Stands for games: the side that is nearer to the best numbers wins more often.
int noisy_game(const std::vector<int>& first, const std::vector<int>& second, Random& random) {
    const auto distance = [](const std::vector<int>& numbers) {
        return std::pow((numbers[0] - 70) / 100.0, 2) + std::pow((numbers[1] - 20) / 100.0, 2);
    };
    const double chance = 1 / (1 + std::exp(4 * (distance(first) - distance(second))));
    return random.below(1'000'000) < chance * 1'000'000 ? 1 : -1;
}

std::vector<int> found_after(std::size_t trials, std::uint64_t seed) {
    Random random(9);
    Spsa spsa({{.value = 20, .least = 0, .most = 100}, {.value = 60, .least = 0, .most = 100}},
              trials, seed);
    for (std::size_t i = 0; i < trials; ++i) {
        const Spsa::Trial trial = spsa.draw();
        spsa.learn(trial, noisy_game(trial.first, trial.second, random));
    }
    return spsa.values();
}

TEST(Spsa, FindsTheBestNumbersThroughNoise) {
    const std::vector<int> found = found_after(20'000, 1);
    EXPECT_NEAR(found[0], 70, 12);
    EXPECT_NEAR(found[1], 20, 12);
}

TEST(Spsa, GivesTheSameForTheSameSeed) {
    EXPECT_EQ(found_after(500, 3), found_after(500, 3));
    EXPECT_NE(found_after(500, 3), found_after(500, 4));
}

TEST(Spsa, StaysWithinTheBounds) {
    Spsa spsa({{.value = 99, .least = 0, .most = 100}}, 100, 1);
    for (int i = 0; i < 100; ++i) {
        const Spsa::Trial trial = spsa.draw();
        EXPECT_LE(std::max(trial.first[0], trial.second[0]), 100);
        spsa.learn(trial, trial.first[0] > trial.second[0] ? 2 : -2);
    }
    EXPECT_EQ(spsa.values(), std::vector{100});
}

}  // namespace
}  // namespace barracuda::trainer
