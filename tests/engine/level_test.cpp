#include "engine/level.hpp"

#include <gtest/gtest.h>

namespace barracuda {
namespace {

TEST(Level, HigherLevelsConsiderMoreAndErrLess) {
    for (int level = 2; level < full_strength; ++level) {
        EXPECT_GT(level_settings(level).placements, level_settings(level - 1).placements);
        EXPECT_LE(level_settings(level).worst, level_settings(level - 1).worst);
    }
}

TEST(Level, NeverChoosesWhatIsFarBehind) {
    Random random(1);
    const std::vector<int> points{50, 40, -2000};
    bool second = false;
    for (int i = 0; i < 1000; ++i) {
        const std::size_t chosen = choose_by_level(level_settings(1), points, random);
        EXPECT_LT(chosen, 2u);
        second |= chosen == 1;
    }
    EXPECT_TRUE(second);
}

}  // namespace
}  // namespace barracuda
