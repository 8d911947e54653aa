#include "base/random.hpp"

#include <gtest/gtest.h>

#include <array>

namespace barracuda {
namespace {

// The first numbers that the authors of SplitMix64 list for the seed 1234567.
TEST(Random, IsSplitMix64) {
    Random random(1234567);
    EXPECT_EQ(random.next(), 6457827717110365317u);
    EXPECT_EQ(random.next(), 3203168211198807973u);
    EXPECT_EQ(random.next(), 9817491932198370423u);
    EXPECT_EQ(random.next(), 4593380528125082431u);
    EXPECT_EQ(random.next(), 16408922859458223821u);
}

TEST(Random, GivesTheSameForTheSameSeedWhileCompiling) {
    constexpr auto third = [] {
        Random random(9);
        random.next();
        random.next();
        return random.next();
    }();
    Random random(9);
    random.next();
    random.next();
    EXPECT_EQ(random.next(), third);
}

TEST(Random, BelowSpreadsEvenly) {
    Random random(1);
    std::array<int, 7> seen{};
    for (int i = 0; i < 70'000; ++i) ++seen.at(random.below(7));
    for (const int count : seen) EXPECT_NEAR(count, 10'000, 400);
    EXPECT_EQ(random.below(1), 0u);
}

}  // namespace
}  // namespace barracuda
