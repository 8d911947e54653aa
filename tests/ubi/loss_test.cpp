#include "ubi/loss.hpp"

#include <gtest/gtest.h>

namespace barracuda::ubi {
namespace {

TEST(Loss, IsInThousandthsAndNeverAGain) {
    EXPECT_EQ(lost_chance(0.5, 0.25), 250);
    EXPECT_EQ(lost_chance(0.6, 0.5996), 0);
    EXPECT_EQ(lost_chance(0.25, 0.5), 0);
    EXPECT_EQ(lost_chance(1, 0), 1000);
}

TEST(Loss, IsAMistakeFromItsBoundsOn) {
    EXPECT_EQ(mark_of_loss(99), std::nullopt);
    EXPECT_EQ(mark_of_loss(100), TurnMark::Dubious);
    EXPECT_EQ(mark_of_loss(199), TurnMark::Dubious);
    EXPECT_EQ(mark_of_loss(200), TurnMark::Mistake);
    EXPECT_EQ(mark_of_loss(349), TurnMark::Mistake);
    EXPECT_EQ(mark_of_loss(350), TurnMark::Blunder);
}

}  // namespace
}  // namespace barracuda::ubi
