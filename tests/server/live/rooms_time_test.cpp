// What happens in games because time passes.
#include "server/live/invented_hall.hpp"
#include "server/live/rooms.hpp"

#include <gtest/gtest.h>

namespace barracuda::server {
namespace {

TEST(RoomsTime, AFlagFallsByItself) {
    InventedHall hall = begun();
    const auto outlet = hall.watch("bert", 1);
    hall.heard(*outlet);
    hall.pass(60s);
    EXPECT_EQ(hall.say("bert", "time"), "too-early") << "an action may be under way";
    hall.pass(999ms);
    EXPECT_TRUE(hall.waiting.empty());
    hall.pass(1ms);
    hall.flush();
    EXPECT_EQ(hall.ending(), "time-out");
    EXPECT_EQ(winner_of(*hall.live().end()), brown);
    EXPECT_TRUE(contains(hall.heard(*outlet), R"("ending":"time-out")"));
}

TEST(RoomsTime, AnActionThatWasUnderWayCounts) {
    InventedHall hall = begun();
    hall.round_trip = 300ms;
    hall.now = hall.now.later_by(60s + 200ms);
    EXPECT_EQ(hall.say("anna", "e2e4"), "");
    EXPECT_EQ(hall.left(white), 100ms);
    hall.round_trip = 0ms;
    hall.now = hall.now.later_by(60s + 200ms);
    EXPECT_EQ(hall.say("bert", "e8e7"), "too-late");
    hall.pass(800ms);
    hall.flush();
    EXPECT_EQ(hall.ending(), "time-out");
}

TEST(RoomsTime, AGameThatNobodyBeginsIsAborted) {
    InventedHall hall;
    hall.pass(59s);
    EXPECT_TRUE(hall.waiting.empty());
    hall.pass(1s);
    hall.flush();
    EXPECT_EQ(hall.ending(), "aborted");
}

TEST(RoomsTime, CorrespondenceIsDueInDays) {
    InventedHall hall = begun({.clock = TimeControl::days_per_action(2)});
    hall.pass(24h * 2 - 1ms);
    EXPECT_TRUE(hall.waiting.empty());
    hall.pass(1ms);
    hall.flush();
    EXPECT_EQ(hall.ending(), "time-out");
}

TEST(RoomsTime, NobodyFlagsWhileTheDiskFails) {
    InventedHall hall = begun();
    hall.pass(61s);
    hall.fail_one(store::StoreFailure::Kind::Unavailable);
    EXPECT_EQ(hall.ending(), "");
    hall.pass(5s);
    EXPECT_TRUE(hall.waiting.empty()) << "not before it is there again";
    hall.beat();
    hall.flush();
    hall.pass(1s);
    hall.flush();
    EXPECT_EQ(hall.ending(), "time-out") << "the time was over before";
}

TEST(RoomsTime, TimeInWhichNothingCouldBeWrittenIsGivenBack) {
    InventedHall hall = begun();
    hall.beat();
    hall.flush();
    hall.pass(10s);
    hall.beat();
    hall.flush();
    const auto left = hall.left(white);
    for (int i = 0; i < 100; ++i) {
        const auto refused =
            hall.order({.game = "game", .person = "anna", .command = "e2e4", .at = hall.now});
        hall.fail_one(store::StoreFailure::Kind::Unavailable);
        EXPECT_EQ(*refused, "unavailable");
        hall.pass(1s);
        hall.beat();
        hall.fail_one(store::StoreFailure::Kind::Unavailable);
    }
    hall.beat();
    hall.flush();
    EXPECT_EQ(hall.left(white), left);
    EXPECT_EQ(hall.say("anna", "e2e4"), "");
}

TEST(RoomsTime, ABeatThatTakesLongIsAnOutageAsWell) {
    InventedHall hall = begun();
    hall.beat();
    hall.flush();
    hall.beat();
    hall.pass(20s);
    hall.flush();
    EXPECT_EQ(hall.left(white), 60s);
    hall.pass(1s);
    hall.beat();
    hall.flush();
    EXPECT_EQ(hall.left(white), 59s) << "as usual";
}

TEST(RoomsTime, WhatIsGivenBackMeanwhileIsNotForgotten) {
    InventedHall hall = begun();
    hall.beat();
    hall.flush();
    hall.pass(10s);
    hall.beat();
    hall.commit_one();
    ASSERT_EQ(hall.waiting.size(), 1u) << "ten seconds are on their way";
    hall.pass(5s);
    hall.beat();
    std::swap(hall.waiting.front(), hall.waiting.back());
    hall.commit_one();
    hall.flush();
    hall.pass(1s);
    hall.flush();
    EXPECT_EQ(hall.left(white), 59s);
}

TEST(RoomsTime, AGameThatEndsMeanwhileNeedsNothingBack) {
    InventedHall hall = begun();
    hall.beat();
    hall.flush();
    hall.pass(10s);
    hall.order({.game = "game", .person = "anna", .command = "resign", .at = hall.now});
    hall.beat();
    std::swap(hall.waiting.front(), hall.waiting.back());
    hall.flush();
    EXPECT_EQ(hall.ending(), "resignation");
    hall.pass(1s);
    EXPECT_EQ(hall.say("bert", "offer rematch"), "");
}

TEST(RoomsTime, WhoIsGoneLosesAClaim) {
    InventedHall hall = begun();
    hall.watch("anna", 1);
    const auto outlet = hall.watch("bert", 2);
    EXPECT_EQ(hall.say("bert", "claim win"), "too-early");
    hall.heard(*outlet);
    hall.rooms.leave("game", 1, false, hall.now);
    const auto claim_at = std::to_string((hall.now.since_epoch() + 30s).count());
    EXPECT_TRUE(contains(hall.heard(*outlet), R"("brown":)" + claim_at)) << "both see it";
    hall.pass(29s);
    EXPECT_EQ(hall.say("bert", "claim win"), "too-early");
    hall.pass(1s);
    EXPECT_EQ(hall.say("bert", "claim win"), "");
    EXPECT_EQ(hall.ending(), "claimed");
}

TEST(RoomsTime, WhoClosesThePageIsWaitedForLess) {
    InventedHall hall = begun();
    hall.watch("anna", 1);
    hall.rooms.leave("game", 1, true, hall.now);
    hall.pass(15s);
    EXPECT_EQ(hall.say("bert", "claim draw"), "");
}

TEST(RoomsTime, NobodyIsGoneWhileTheServerWas) {
    InventedHall hall = begun();
    hall.restart(10min);
    hall.flush();
    EXPECT_EQ(hall.say("bert", "claim win"), "too-early");
    hall.pass(29s);
    EXPECT_EQ(hall.say("bert", "claim win"), "too-early");
}

// With a clock and without one.
TEST(RoomsTime, NobodyIsGoneWhileNothingCouldBeWritten) {
    for (const auto& [terms, wait] : {std::pair(minute, 30s), {Terms{}, 300s}}) {
        InventedHall hall = begun(terms);
        hall.watch("anna", 1);
        hall.pass(10s);
        const auto outlet = hall.watch("bert", 2);
        hall.rooms.leave("game", 1, false, hall.now);
        hall.beat();
        hall.flush();
        hall.pass(5s);
        hall.beat();
        hall.fail_one(store::StoreFailure::Kind::Unavailable);
        hall.pass(wait - 10s);
        hall.heard(*outlet);
        hall.beat();
        hall.flush();
        hall.pass(1s);
        hall.flush();
        const auto claim_at = (hall.now.since_epoch() + wait - 1s).count();
        EXPECT_TRUE(contains(hall.heard(*outlet), R"("brown":)" + std::to_string(claim_at)));
        hall.pass(wait - 2s);
        EXPECT_EQ(hall.say("bert", "claim win"), "too-early");
        hall.pass(1s);
        EXPECT_EQ(hall.say("bert", "claim win"), "");
    }
}

TEST(RoomsTime, ARestartGivesTheTimeBack) {
    InventedHall hall = begun();
    hall.pass(20s);
    hall.restart(1h);
    hall.flush();
    EXPECT_EQ(hall.left(white), 40s);
    hall.pass(35s);
    EXPECT_EQ(hall.say("anna", "e2e4"), "");
    EXPECT_EQ(hall.left(white), 5s);
}

TEST(RoomsTime, NobodyFlagsInTheFirstHalfMinute) {
    InventedHall hall = begun();
    hall.pass(55s);
    hall.restart(1h);
    hall.flush();
    hall.pass(29s);
    EXPECT_TRUE(hall.waiting.empty());
    hall.pass(3s);
    hall.flush();
    EXPECT_EQ(hall.ending(), "time-out");
}

TEST(RoomsTime, AnOutageIsGivenBackEvenIfTheDiskFailsAtFirst) {
    InventedHall hall = begun();
    hall.restart(1h);
    hall.fail_one(store::StoreFailure::Kind::Unavailable);
    EXPECT_EQ(hall.say("anna", "e2e4"), "unavailable");
    hall.pass(1s);
    hall.beat();
    hall.flush();
    EXPECT_EQ(hall.say("anna", "e2e4"), "");
    EXPECT_GT(hall.left(white), 55s);
}

TEST(RoomsTime, AFinishedGameLeavesTheMemoryWhenNobodyWatches) {
    InventedHall hall;
    EXPECT_EQ(hall.say("anna", "resign"), "");
    hall.watch("carl", 1);
    hall.pass(20min);
    EXPECT_TRUE(hall.rooms.has("game"));
    hall.rooms.leave("game", 1, true, hall.now);
    hall.pass(2s);
    EXPECT_FALSE(hall.rooms.has("game"));
}

}  // namespace
}  // namespace barracuda::server
