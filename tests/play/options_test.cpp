#include "play/options.hpp"

#include <gtest/gtest.h>

namespace barracuda::play {
namespace {

using namespace std::chrono_literals;

const TimeControl five_minutes = TimeControl::sudden_death(5min);
const TimeControl three_days = TimeControl::days_per_action(3);

TEST(Options, OnOneDeviceNobodyWaitsForAnybody) {
    const Options options = on_one_device(five_minutes, false);
    EXPECT_EQ(options.take_back, TakeBack::AtOnce);
    EXPECT_TRUE(options.refunds_thought);
    EXPECT_EQ(options.time->white, five_minutes);
    EXPECT_EQ(options.time->brown, five_minutes);
    EXPECT_FALSE(options.clocks_wait);
    EXPECT_FALSE(options.may_abort);
    EXPECT_FALSE(options.may_claim);
    EXPECT_FALSE(options.begin_within);
    EXPECT_FALSE(on_one_device({}, false).time);
}

TEST(Options, AgainstTheComputerWholeMovesAreTakenBack) {
    const Options options = against_computer(five_minutes, false);
    EXPECT_TRUE(options.whole_moves);
    EXPECT_EQ(options.take_back, TakeBack::AtOnce);
    EXPECT_EQ(options.time->white, five_minutes);
    EXPECT_FALSE(on_one_device(five_minutes, false).whole_moves);
}

TEST(Options, OnlineHasTheNumbersOfTheContract) {
    const Options options = online(five_minutes, false, Matchmaking::Lobby);
    EXPECT_EQ(options.take_back, TakeBack::Asked);
    EXPECT_FALSE(options.refunds_thought);
    EXPECT_TRUE(options.clocks_wait);
    EXPECT_TRUE(options.may_abort);
    EXPECT_TRUE(options.may_claim);
    EXPECT_EQ(options.begin_within, 30s);
    EXPECT_EQ(options.quiet_after_outage, 30s);
    EXPECT_EQ(options.rematch_within, 1h);
    EXPECT_EQ(online(five_minutes, false, Matchmaking::Link).begin_within, 60s);
    EXPECT_EQ(online({}, false, Matchmaking::Link).begin_within, 60s);
    EXPECT_EQ(online(three_days, false, Matchmaking::Link).begin_within, 72h);
}

TEST(Options, R10_4_WithTouchMoveNothingIsTakenBack) {
    EXPECT_EQ(on_one_device({}, true).take_back, TakeBack::Never);
    EXPECT_EQ(against_computer({}, true).take_back, TakeBack::Never);
    EXPECT_EQ(online({}, true, Matchmaking::Lobby).take_back, TakeBack::Never);
}

TEST(Options, PlayersTakeTheirTimeWithThem) {
    Options options = online(five_minutes, false, Matchmaking::Lobby);
    options.seats = {{"Ann", Seat::Kind::Person}, {"Bob", Seat::Kind::Computer}};
    options.time->brown = three_days;
    const Options other = swapped(options);
    EXPECT_EQ(other.seats.white, options.seats.brown);
    EXPECT_EQ(other.seats.brown, options.seats.white);
    EXPECT_EQ(other.time->white, three_days);
    EXPECT_EQ(other.time->brown, five_minutes);
    EXPECT_EQ(swapped(other), options);
    EXPECT_FALSE(swapped(on_one_device({}, false)).time);
}

}  // namespace
}  // namespace barracuda::play
