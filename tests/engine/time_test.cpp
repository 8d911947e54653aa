#include "engine/time.hpp"

#include <gtest/gtest.h>

#include <utility>

namespace barracuda::engine {
namespace {

TEST(TimePlan, NothingIsPlannedWithoutTime) {
    ubi::Limits limits;
    limits.nodes = 1000;
    const TimePlan plan = plan_time(limits, Position::closed());
    EXPECT_FALSE(plan.soft);
    EXPECT_FALSE(plan.hard);
    limits.move_time = Milliseconds(100);
    limits.infinite = true;
    EXPECT_FALSE(plan_time(limits, Position::closed()).hard);
}

TEST(TimePlan, AMoveTimeIsUsedUp) {
    ubi::Limits limits;
    limits.move_time = Milliseconds(100);
    const TimePlan plan = plan_time(limits, Position::closed());
    EXPECT_FALSE(plan.soft);
    EXPECT_EQ(*plan.hard, Milliseconds(90));
}

TEST(TimePlan, AMoveTimeKeepsAReserveForTheWayOfTheAnswer) {
    for (const auto& [move_time, used] : {std::pair{1, 1},
                                          {2, 1},
                                          {10, 8},
                                          {50, 45},
                                          {100, 90},
                                          {200, 190},
                                          {500, 490},
                                          {10'000, 9'990}}) {
        ubi::Limits limits;
        limits.move_time = Milliseconds(move_time);
        EXPECT_EQ(*plan_time(limits, Position::closed()).hard, Milliseconds(used));
    }
}

TEST(TimePlan, TheClockIsNeverOverdrawn) {
    for (const int left : {1, 5, 20, 100, 1000, 60'000}) {
        ubi::Limits limits;
        limits.time.white = Milliseconds(left);
        limits.increment.white = Milliseconds(100);
        const TimePlan plan = plan_time(limits, Position::closed());
        EXPECT_LE(*plan.hard, Milliseconds(left));
        EXPECT_LE(*plan.soft, Milliseconds(left));
        EXPECT_GE(*plan.hard, Milliseconds(1));
    }
}

TEST(TimePlan, AMoveTimeCapsTheClock) {
    ubi::Limits limits;
    limits.move_time = Milliseconds(1000);
    limits.time.white = Milliseconds(600'000);
    const TimePlan long_clock = plan_time(limits, Position::closed());
    EXPECT_EQ(*long_clock.soft, Milliseconds(990));
    EXPECT_EQ(*long_clock.hard, Milliseconds(990));
    limits.time.white = Milliseconds(3'000);
    ubi::Limits clock_only;
    clock_only.time.white = Milliseconds(3'000);
    const TimePlan short_clock = plan_time(limits, Position::closed());
    EXPECT_EQ(short_clock.hard, plan_time(clock_only, Position::closed()).hard);
    EXPECT_EQ(short_clock.soft, plan_time(clock_only, Position::closed()).soft);
}

}  // namespace
}  // namespace barracuda::engine
