#include "server/live/lag.hpp"

#include <gtest/gtest.h>

namespace barracuda::server {
namespace {

using namespace std::chrono_literals;

TEST(LagQuota, GivesBackWhatWasMeasuredWithinBounds) {
    LagQuota quota(TimeControl::sudden_death(60s));  // gains 390 ms per press
    EXPECT_EQ(quota.given(5s), 1170ms);
    EXPECT_EQ(quota.given(100ms), 100ms);
    EXPECT_EQ(quota.given(-1ms), 0ms);
    EXPECT_EQ(quota.grace(), 1s);
    quota.press(1170ms);
    EXPECT_EQ(quota.given(5s), 390ms);
    for (int i = 0; i < 10; ++i) quota.press(0ms);
    EXPECT_EQ(quota.given(5s), 1950ms) << "five gains at most";
    EXPECT_EQ(LagQuota(TimeControl::with_increment(300s, 5s)).given(1h), 3s);
    EXPECT_EQ(LagQuota(std::nullopt).given(1h), 0ms);
    EXPECT_EQ(LagQuota(TimeControl::days_per_action(1)).given(1h), 0ms);
}

}  // namespace
}  // namespace barracuda::server
