// What time does to a game in progress: clocks, flags, pauses, outages and claims.
#include "play/live_game.hpp"
#include "play/table.hpp"

#include <gtest/gtest.h>

namespace barracuda::play {
namespace {

TEST(LiveTime, TimeDoesNotGoBackwards) {
    Table table(on_one_device(minute, false));
    table.now = 10s;
    EXPECT_EQ(table.act({"d2d5"}), "");
    table.now = 5s;
    EXPECT_EQ(table.act({"d8d6"}), "");
    EXPECT_EQ(table.events.back().at, at(10s));
}

TEST(LiveTime, OnOneDeviceTheClocksRunAtOnce) {
    Table table(on_one_device(minute, false));
    table.now = 10s;
    EXPECT_EQ(table.left(white), 50s);
    EXPECT_EQ(table.act({"d2d5"}), "");
    EXPECT_EQ(table.left(white), 55s);
    EXPECT_EQ(table.live.clock()->running(), brown);
}

TEST(LiveTime, OnlineNoClockRunsBeforeBothHaveActed) {
    Table table(online_blitz());
    table.now = 10s;
    EXPECT_EQ(table.act({"d2d5"}), "");
    EXPECT_FALSE(table.live.clock()->running());
    table.now = 20s;
    EXPECT_EQ(table.act({"d8d6"}), "");
    EXPECT_EQ(table.live.clock()->running(), white);
    table.now = 23s;
    EXPECT_EQ(table.left(white), 57s);
    EXPECT_EQ(table.left(brown), 60s);
}

TEST(LiveTime, R8_4_AnIncrementIsForThePress) {
    Table table(on_one_device(minute, false), with_barragoon());
    table.now = 10s;
    EXPECT_EQ(table.act({"d3g3"}), "");
    EXPECT_EQ(table.live.clock()->running(), white);
    EXPECT_EQ(table.left(white), 50s);
    table.now = 12s;
    EXPECT_EQ(table.act({"x@a1"}), "");
    EXPECT_EQ(table.left(white), 53s);
    EXPECT_EQ(table.live.clock()->running(), brown);
}

TEST(LiveTime, WhoRunsOutOfTimeLoses) {
    Table table(on_one_device(minute, false));
    EXPECT_EQ(table.live.due(), at(60s));
    table.now = 59'999ms;
    EXPECT_EQ(table.say(brown, "time"), "too-early");
    table.now = 60s;
    EXPECT_EQ(table.say(brown, "time"), "");
    EXPECT_EQ(table.ending(), "time-out");
    EXPECT_EQ(table.winner(), brown);
    EXPECT_EQ(to_text(table.events.back()), "1 60000 server time");
    EXPECT_FALSE(table.live.due());
    EXPECT_FALSE(table.live.clock()->running());
}

TEST(LiveTime, AToleranceIsGrantedToWhatIsLateOnTheWay) {
    Options options = on_one_device(minute, false);
    options.tolerance = 1s;
    Table table(options);
    EXPECT_EQ(table.live.due(), at(61s));
    table.now = 60'999ms;
    EXPECT_EQ(table.say(Asker::Server, "time"), "too-early");
    EXPECT_EQ(table.act({"d2d5"}), "");
    EXPECT_EQ(table.left(white), 5s);
}

TEST(LiveTime, WhoDoesNotBeginHasTheGameAborted) {
    Table table(online_blitz());
    EXPECT_EQ(table.live.due(), at(30s));
    table.now = 29s;
    EXPECT_EQ(table.act({"d2d5"}), "");
    EXPECT_EQ(table.live.due(), at(59s));
    table.now = 58'999ms;
    EXPECT_EQ(table.say(Asker::Server, "time"), "too-early");
    table.now = 59s;
    EXPECT_EQ(table.say(Asker::Server, "time"), "");
    EXPECT_EQ(table.ending(), "aborted");
    EXPECT_FALSE(table.winner());
}

TEST(LiveTime, TakenBackTheClocksShowWhatTheyDidBeforeTheAction) {
    Table table(online_blitz());
    EXPECT_EQ(table.act({"d2d5", "d8d6"}), "");
    table.now = 10s;
    const Seen before(table.live, at(table.now));
    EXPECT_EQ(table.act({"d5d2"}), "");
    table.now = 30s;
    EXPECT_EQ(table.act({"d6d8"}), "");
    table.now = 33s;
    EXPECT_EQ(table.say(white, "offer back"), "");
    EXPECT_EQ(table.say(brown, "accept back"), "");
    EXPECT_EQ(Seen(table.live, at(table.now)), before);
    EXPECT_EQ(table.left(white), 50s);
    EXPECT_EQ(table.left(brown), 60s);
}

TEST(LiveTime, OnOneDeviceWhatIsTakenBackHasCostNoTime) {
    Table table(on_one_device(TimeControl::with_delay(60s, 5s), false));
    table.now = 10s;
    EXPECT_EQ(table.act({"d2d5"}), "");
    const Seen before(table.live, at(table.now));
    table.now = 40s;
    EXPECT_EQ(table.act({"d8d6"}), "");
    table.now = 50s;
    EXPECT_EQ(table.say(brown, "offer back"), "");
    EXPECT_EQ(Seen(table.live, at(table.now)), before);
    EXPECT_EQ(table.say(white, "offer back"), "");
    EXPECT_EQ(table.left(white), 60s);
    EXPECT_EQ(table.left(brown), 60s);
}

TEST(LiveTime, AnOutageIsGivenBack) {
    Table table(online_blitz());
    EXPECT_EQ(table.act({"d2d5", "d8d6"}), "");
    table.now = 100s;
    EXPECT_EQ(table.say(Asker::Server, "outage 90000"), "");
    EXPECT_EQ(table.left(white), 50s);
    EXPECT_EQ(table.live.changed_at(), 2);
    EXPECT_EQ(table.live.due(), at(150s));
}

TEST(LiveTime, PausedTheClocksStandStill) {
    Table table(on_one_device(minute, false));
    table.now = 10s;
    EXPECT_EQ(table.say(Asker::Server, "pause"), "");
    EXPECT_TRUE(table.live.is_paused());
    EXPECT_EQ(table.say(Asker::Server, "pause"), "no-effect");
    table.now = 500s;
    EXPECT_FALSE(table.live.due());
    EXPECT_EQ(table.say(Asker::Server, "time"), "too-early");
    EXPECT_EQ(table.say(Asker::Server, "outage 1000"), "");
    EXPECT_EQ(table.left(white), 50s);
    EXPECT_EQ(table.say(Asker::Server, "resume"), "");
    EXPECT_EQ(table.say(Asker::Server, "resume"), "no-effect");
    EXPECT_EQ(table.live.due(), at(550s));
    EXPECT_EQ(table.live.changed_at(), 0);
}

TEST(LiveTime, WhoeverDoesOrSaysSomethingEndsAPause) {
    for (const std::string command : {"d2d5", "offer agreement", "resign"}) {
        Table table(on_one_device(minute, false));
        table.now = 10s;
        EXPECT_EQ(table.say(Asker::Server, "pause"), "");
        table.now = 500s;
        EXPECT_EQ(table.say(white, command), "") << command;
        EXPECT_FALSE(table.live.is_paused());
        EXPECT_EQ(table.left(white), command == "d2d5" ? 55s : 50s) << command;
    }
}

TEST(LiveTime, APauseGivesTimeToBegin) {
    Table table(online_blitz());
    table.now = 20s;
    EXPECT_EQ(table.say(Asker::Server, "pause"), "");
    table.now = 100s;
    EXPECT_FALSE(table.live.due());
    EXPECT_EQ(table.say(Asker::Server, "resume"), "");
    EXPECT_EQ(table.live.due(), at(110s));
}

TEST(LiveTime, NobodyIsFlaggedSoonAfterAnOutage) {
    Table table(online_blitz());
    EXPECT_EQ(table.act({"d2d5", "d8d6"}), "");
    table.now = 100s;
    EXPECT_EQ(table.say(Asker::Server, "outage 45000"), "");
    EXPECT_EQ(table.left(white), 5s);
    EXPECT_EQ(table.live.due(), at(130s));
    table.now = 129'999ms;
    EXPECT_EQ(table.say(brown, "time"), "too-early");
    EXPECT_EQ(table.act({"d5d2"}), "");
    EXPECT_EQ(table.left(white), 5s);
    EXPECT_EQ(table.live.clock()->running(), brown);
}

TEST(LiveTime, AnOutageGivesTimeToBegin) {
    Table table(online_blitz());
    table.now = 40s;
    EXPECT_EQ(table.say(Asker::Server, "outage 20000"), "");
    EXPECT_EQ(table.live.due(), at(50s));
}

TEST(LiveTime, WhoWaitsForSomebodyWhoIsGoneMayClaim) {
    for (const bool wins : {true, false}) {
        Table table(online_blitz());
        EXPECT_EQ(table.act({"d2d5", "d8d6", "d5d2"}), "");
        table.now = 20s;
        table.absent.brown = Absence{at(15s)};
        EXPECT_EQ(table.live.claimable(white, *table.absent.brown), at(75s));
        table.now = 59s;
        EXPECT_EQ(table.say(white, wins ? "claim win" : "claim draw"), "too-early");
        table.absent.brown->since = at(-10s);
        EXPECT_EQ(table.live.claimable(white, *table.absent.brown), at(60s));
        table.absent.brown->closed = true;
        EXPECT_EQ(table.live.claimable(white, *table.absent.brown), at(15s));
        EXPECT_EQ(table.say(white, wins ? "claim win" : "claim draw"), "");
        EXPECT_EQ(table.ending(), "claimed");
        EXPECT_EQ(table.winner(), wins ? std::optional(white) : std::nullopt);
        EXPECT_FALSE(table.live.clock()->running());
    }
}

}  // namespace
}  // namespace barracuda::play
