#include "server/live/rooms.hpp"

#include "server/live/invented_hall.hpp"

#include <gtest/gtest.h>

namespace barracuda::server {
namespace {

const Terms minute{.clock = TimeControl::sudden_death(60s)};
constexpr Player white = Player::White;
constexpr Player brown = Player::Brown;

// Both have acted.
InventedHall begun(const Terms& terms = minute) {
    InventedHall hall(terms);
    EXPECT_EQ(hall.say("anna", "d2d5"), "");
    EXPECT_EQ(hall.say("bert", "d8d6"), "");
    return hall;
}

TEST(Rooms, NobodyHearsOfAnythingBeforeItIsOnDisk) {
    InventedHall hall;
    const auto outlet = hall.watch("bert", 1, 0);
    hall.heard(*outlet);
    const auto answer =
        hall.order({.game = "game", .person = "anna", .command = "d2d5", .at = hall.now});
    EXPECT_EQ(*answer, "…");
    EXPECT_EQ(hall.live().number(), 0);
    EXPECT_TRUE(hall.heard(*outlet).empty());
    hall.commit_one();
    EXPECT_EQ(*answer, "");
    EXPECT_TRUE(contains(hall.heard(*outlet), R"("number":1)"));
    EXPECT_EQ(hall.disk.games["game"].events.back().text, "d2d5");
}

TEST(Rooms, OrdersThatComeMeanwhileWaitTheirTurn) {
    InventedHall hall;
    const auto first =
        hall.order({.game = "game", .person = "anna", .command = "d2d5", .at = hall.now});
    const auto second =
        hall.order({.game = "game", .person = "bert", .command = "d8d6", .at = hall.now});
    EXPECT_EQ(hall.waiting.size(), 1u) << "one event of a game is under way";
    hall.flush();
    EXPECT_EQ(*first + *second, "");
    EXPECT_EQ(hall.live().number(), 2);
}

TEST(Rooms, OnlyThePlayersSayAnything) {
    InventedHall hall;
    EXPECT_EQ(hall.say("carl", "d2d5"), "not-yours");
    EXPECT_EQ(hall.say("", "d2d5"), "signed-out");
    EXPECT_EQ(hall.say("bert", "d8d6"), "not-your-turn");
    EXPECT_EQ(hall.say("anna", "outage 1000"), "not-yours");
    EXPECT_EQ(hall.say("anna", "hello"), "malformed");
    hall.game = "other";
    EXPECT_EQ(hall.say("anna", "d2d5"), "not-found");
}

TEST(Rooms, WhatComesTooLateIsStaleAndGetsTheState) {
    InventedHall hall = begun();
    EXPECT_EQ(hall.say("anna", "e2e4", 9), "bad-number");
    std::optional<std::string> state;
    hall.rooms.command(
        {.game = "game", .person = "anna", .number = 1, .command = "e2e4", .at = hall.now},
        [&](const Verdict& outcome) { state = std::get<Problem>(outcome).state; });
    ASSERT_TRUE(state);
    EXPECT_NE(state->find(R"("number":2)"), std::string::npos);
    EXPECT_EQ(hall.say("bert", "offer agreement", 2), "");
    EXPECT_EQ(hall.say("anna", "e2e4", 2), "") << "an offer does not make it stale";
}

TEST(Rooms, TheSameKeyIsAnsweredAgainAndNotDoneAgain) {
    InventedHall hall;
    EXPECT_EQ(hall.say("anna", "d2d5", 0, "\"k\""), "");
    EXPECT_EQ(hall.say("anna", "d2d5", 0, "\"k\""), "");
    EXPECT_EQ(hall.live().number(), 1);
    EXPECT_EQ(hall.say("anna", "d2d5", 0, "\"other\""), "stale");
    EXPECT_EQ(hall.say("bert", "d8d6", 1, "\"k\""), "") << "the key of somebody else";
    EXPECT_EQ(hall.say("bert", "offer rematch", 2, "\"early\""), "too-early");
    EXPECT_EQ(hall.say("bert", "resign"), "");
    EXPECT_EQ(hall.say("bert", "offer rematch", 2, "\"early\""), "too-early") << "as before";
    hall.begin_game("second", game_terms(minute, Player::White));
}

TEST(Rooms, TheSameKeyIsKnownAfterARestart) {
    InventedHall hall(minute);
    EXPECT_EQ(hall.say("anna", "d2d5", 0, "\"k\""), "");
    hall.restart(5s);
    hall.flush();
    EXPECT_EQ(hall.say("anna", "d2d5", 0, "\"k\""), "");
    EXPECT_EQ(hall.disk.games["game"].events.size(), 2u) << "the action and the outage";
}

TEST(Rooms, WhatCannotBeWrittenIsRefusedAndNothingIsDone) {
    InventedHall hall;
    const auto answer =
        hall.order({.game = "game", .person = "anna", .command = "d2d5", .at = hall.now});
    hall.fail_one(store::Fault::Kind::Unavailable);
    EXPECT_EQ(*answer, "unavailable");
    EXPECT_EQ(hall.live().number(), 0);
    EXPECT_EQ(hall.say("anna", "d2d5"), "unavailable") << "until something was written";
    hall.beat();
    hall.flush();
    EXPECT_EQ(hall.say("anna", "d2d5"), "") << "service resumes by itself";
}

TEST(Rooms, WhatIsInDoubtIsLoadedAgain) {
    for (const bool done : {false, true}) {
        InventedHall hall;
        const auto outlet = hall.watch("bert", 1);
        hall.in_doubt_but_done = done;
        const auto answer = hall.order(
            {.game = "game", .person = "anna", .key = "1", .command = "d2d5", .at = hall.now});
        hall.fail_one(store::Fault::Kind::InDoubt);
        EXPECT_EQ(*answer, "unavailable");
        EXPECT_EQ(hall.say("bert", "d8d6"), "unavailable") << "until it is known how it stands";
        hall.load();
        hall.beat();
        hall.flush();
        EXPECT_EQ(hall.live().number(), done ? 1 : 0);
        EXPECT_TRUE(contains(hall.heard(*outlet), done ? R"("number":1)" : R"("number":0)"));
        EXPECT_EQ(hall.say("anna", "d2d5", 0, "1"), "") << "the same again";
        EXPECT_EQ(hall.live().number(), 1);
    }
}

TEST(Rooms, WhoeverReadTheLogBeforeIsReloadedAfterAConflict) {
    InventedHall hall;
    hall.disk.games["game"].events.push_back({.number = 1,
                                              .at = hall.now.since_epoch().count(),
                                              .by = "white",
                                              .text = "d2d5",
                                              .key = {}});
    hall.disk.games["game"].row.number = 1;
    EXPECT_EQ(hall.say("anna", "d2d4"), "unavailable");
    hall.load();
    EXPECT_EQ(hall.live().number(), 1);
    EXPECT_EQ(hall.say("bert", "d8d6"), "");
}

TEST(Rooms, AFlagFallsByItself) {
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

TEST(Rooms, AnActionThatWasUnderWayCounts) {
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

TEST(Rooms, AGameThatNobodyBeginsIsAborted) {
    InventedHall hall;
    hall.pass(59s);
    EXPECT_TRUE(hall.waiting.empty());
    hall.pass(1s);
    hall.flush();
    EXPECT_EQ(hall.ending(), "aborted");
}

TEST(Rooms, CorrespondenceIsDueInDays) {
    InventedHall hall = begun({.clock = TimeControl::days_per_action(2)});
    hall.pass(24h * 2 - 1ms);
    EXPECT_TRUE(hall.waiting.empty());
    hall.pass(1ms);
    hall.flush();
    EXPECT_EQ(hall.ending(), "time-out");
}

TEST(Rooms, NobodyFlagsWhileTheDiskFails) {
    InventedHall hall = begun();
    hall.pass(61s);
    hall.fail_one(store::Fault::Kind::Unavailable);
    EXPECT_EQ(hall.ending(), "");
    hall.pass(5s);
    EXPECT_TRUE(hall.waiting.empty()) << "not before it is there again";
    hall.beat();
    hall.flush();
    hall.pass(1s);
    hall.flush();
    EXPECT_EQ(hall.ending(), "time-out") << "the time was over before";
}

TEST(Rooms, TimeInWhichNothingCouldBeWrittenIsGivenBack) {
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
        hall.fail_one(store::Fault::Kind::Unavailable);
        EXPECT_EQ(*refused, "unavailable");
        hall.pass(1s);
        hall.beat();
        hall.fail_one(store::Fault::Kind::Unavailable);
    }
    hall.beat();
    hall.flush();
    EXPECT_EQ(hall.left(white), left);
    EXPECT_EQ(hall.say("anna", "e2e4"), "");
}

TEST(Rooms, ABeatThatTakesLongIsAnOutageAsWell) {
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

TEST(Rooms, WhatIsGivenBackMeanwhileIsNotForgotten) {
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

TEST(Rooms, AGameThatEndsMeanwhileNeedsNothingBack) {
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

TEST(Rooms, AGameDoesNotGrowForever) {
    InventedHall hall = begun({});
    while (hall.live().number() < 10'000) {
        ASSERT_EQ(hall.say("anna", "offer agreement"), "");
        ASSERT_EQ(hall.say("bert", "decline agreement"), "");
    }
    EXPECT_EQ(hall.say("anna", "offer agreement"), "busy");
    EXPECT_EQ(hall.say("anna", "e2e4"), "busy");
    EXPECT_EQ(hall.say("anna", "resign"), "");
}

TEST(Rooms, WhoIsGoneLosesAClaim) {
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

TEST(Rooms, WhoClosesThePageIsWaitedForLess) {
    InventedHall hall = begun();
    hall.watch("anna", 1);
    hall.rooms.leave("game", 1, true, hall.now);
    hall.pass(15s);
    EXPECT_EQ(hall.say("bert", "claim draw"), "");
}

TEST(Rooms, NobodyIsGoneWhileTheServerWas) {
    InventedHall hall = begun();
    hall.restart(10min);
    hall.flush();
    EXPECT_EQ(hall.say("bert", "claim win"), "too-early");
    hall.pass(29s);
    EXPECT_EQ(hall.say("bert", "claim win"), "too-early");
}

TEST(Rooms, ARestartGivesTheTimeBack) {
    InventedHall hall = begun();
    hall.pass(20s);
    hall.restart(1h);
    hall.flush();
    EXPECT_EQ(hall.left(white), 40s);
    hall.pass(35s);
    EXPECT_EQ(hall.say("anna", "e2e4"), "");
    EXPECT_EQ(hall.left(white), 5s);
}

TEST(Rooms, NobodyFlagsInTheFirstHalfMinute) {
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

TEST(Rooms, AnOutageIsGivenBackEvenIfTheDiskFailsAtFirst) {
    InventedHall hall = begun();
    hall.restart(1h);
    hall.fail_one(store::Fault::Kind::Unavailable);
    EXPECT_EQ(hall.say("anna", "e2e4"), "unavailable");
    hall.pass(1s);
    hall.beat();
    hall.flush();
    EXPECT_EQ(hall.say("anna", "e2e4"), "");
    EXPECT_GT(hall.left(white), 55s);
}

TEST(Rooms, WhoComesBackHearsWhatHeMissed) {
    InventedHall hall = begun();
    const auto missed_one = hall.watch("carl", 1, 1);
    auto texts = hall.heard(*missed_one);
    ASSERT_EQ(texts.size(), 2u) << "the event, and who is there";
    EXPECT_NE(texts[0].find(R"("event":{"number":2)"), std::string::npos);
    EXPECT_NE(texts[1].find(R"("presence")"), std::string::npos);
    EXPECT_TRUE(contains(hall.heard(*hall.watch("anna", 2)), R"("me":"white")"));
    EXPECT_TRUE(contains(hall.heard(*hall.watch("carl", 3, 77)), R"("state":{)"))
        << "the future cannot be served";
}

TEST(Rooms, WhoMissedTooMuchGetsTheState) {
    InventedHall hall({.clock = {}});
    for (int i = 0; i < 101; ++i) {
        EXPECT_EQ(hall.say("anna", "offer agreement"), "");
        EXPECT_EQ(hall.say("bert", "decline agreement"), "");
    }
    EXPECT_TRUE(contains(hall.heard(*hall.watch("anna", 1, 0)), R"("state":{)"));
    const auto last = hall.heard(*hall.watch("anna", 2, 2));
    EXPECT_EQ(last.size(), 201u);
    EXPECT_FALSE(contains(last, R"("state":{)"));
    EXPECT_EQ(hall.heard(*hall.watch("", 3, 0, Viewer::Form::Lines)).size(), 202u)
        << "a stream has everything";
}

TEST(Rooms, AStreamEndsWithTheGame) {
    InventedHall hall;
    const auto lines = hall.watch("", 1, 0, Viewer::Form::Lines);
    EXPECT_EQ(hall.say("anna", "d2d5"), "");
    EXPECT_EQ(hall.say("bert", "abort"), "");
    const auto batch = lines->take();
    ASSERT_EQ(batch.texts.size(), 2u);
    EXPECT_TRUE(batch.texts[0]->starts_with(R"({"number":1,)"));
    EXPECT_TRUE(batch.is_last);
}

TEST(Rooms, ARematchIsWrittenWithTheEventThatAgreesToIt) {
    InventedHall hall({.express_me = 2, .clock = TimeControl::sudden_death(60s)});
    EXPECT_EQ(hall.say("anna", "d2d5"), "");
    EXPECT_EQ(hall.say("bert", "resign"), "");
    const auto outlet = hall.watch("anna", 1);
    EXPECT_EQ(hall.say("bert", "offer rematch"), "");
    EXPECT_EQ(hall.say("anna", "accept rematch"), "");
    ASSERT_EQ(hall.begun.size(), 1u);
    EXPECT_EQ(hall.begun.front().seats.white, "bert") << "colours are changed";
    EXPECT_TRUE(contains(hall.heard(*outlet), R"("rematch":"next1")"));
    EXPECT_EQ(hall.room().rematch, "next1");
    hall.game = "next1";
    EXPECT_EQ(hall.live().game().start().express_level(brown), 2) << "the handicap stays with anna";
    EXPECT_EQ(hall.say("bert", "d2d5"), "");
    hall.restart(1s);
    hall.flush();
    EXPECT_EQ(hall.live().number(), 2) << "it was on disk";
}

TEST(Rooms, BothAreToldWhoseTurnItIs) {
    InventedHall hall;
    EXPECT_EQ(hall.say("anna", "d2d5"), "");
    ASSERT_EQ(hall.turned.size(), 1u);
    EXPECT_EQ(hall.turned.back().actor, brown);
    EXPECT_EQ(hall.turned.back().seats.white, "anna");
    EXPECT_EQ(hall.say("anna", "offer agreement"), "");
    EXPECT_EQ(hall.turned.size(), 1u) << "an offer leaves it with Brown";
    EXPECT_EQ(hall.say("bert", "resign"), "");
    ASSERT_EQ(hall.turned.size(), 2u);
    EXPECT_EQ(hall.turned.back().actor, std::nullopt);
}

TEST(Rooms, ChatIsToldAfterItIsWritten) {
    InventedHall hall;
    const auto outlet = hall.watch("bert", 1);
    hall.heard(*outlet);
    std::string heard;
    for (const auto* person : {"anna", "carl"})
        hall.rooms.chat("game", person, "hello", hall.now, [&](const Verdict& outcome) {
            const auto* problem = std::get_if<Problem>(&outcome);
            heard += problem ? problem->code : "done";
        });
    hall.collect();
    EXPECT_EQ(heard, "not-yours");
    hall.flush();
    EXPECT_EQ(heard, "not-yoursdone");
    EXPECT_TRUE(contains(hall.heard(*outlet), R"("chat":{"by":"white","phrase":"hello")"));
    EXPECT_TRUE(contains(hall.heard(*hall.watch("carl", 2)), R"("phrase":"hello")"));
}

TEST(Rooms, SpectatorsAreCounted) {
    InventedHall hall;
    const auto outlet = hall.watch("anna", 1);
    hall.heard(*outlet);
    hall.watch("", 2);
    hall.watch("carl", 3);
    EXPECT_TRUE(hall.heard(*outlet).empty()) << "not one message for each of many";
    hall.pass(1s);
    EXPECT_TRUE(contains(hall.heard(*outlet), R"("watchers":2)"));
    hall.rooms.leave("game", 2, true, hall.now);
    hall.pass(1s);
    EXPECT_TRUE(contains(hall.heard(*outlet), R"("watchers":1)"));
}

TEST(Rooms, AFinishedGameLeavesTheMemoryWhenNobodyWatches) {
    InventedHall hall;
    EXPECT_EQ(hall.say("anna", "resign"), "");
    hall.watch("carl", 1);
    hall.pass(20min);
    EXPECT_TRUE(hall.rooms.has("game"));
    hall.rooms.leave("game", 1, true, hall.now);
    hall.pass(2s);
    EXPECT_FALSE(hall.rooms.has("game"));
}

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
