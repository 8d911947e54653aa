#include "rules/clock.hpp"

#include <gtest/gtest.h>

#include <limits>
#include <string>

namespace barracuda {
namespace {

using namespace std::chrono_literals;

constexpr Player white = Player::White;
constexpr Player brown = Player::Brown;

Instant at(Milliseconds time) { return Instant{time}; }

const Clock five_minutes(TimeControl::sudden_death(5min));

TEST(Clock, StartsStopped) {
    EXPECT_FALSE(five_minutes.running());
    EXPECT_FALSE(five_minutes.deadline());
    EXPECT_FALSE(five_minutes.flagged(at(24h)));
    EXPECT_EQ(five_minutes.remaining(white, at(24h)), 5min);
    EXPECT_EQ(five_minutes.stopped(at(1h)), five_minutes);
    EXPECT_EQ(five_minutes.resumed(at(1h)), five_minutes);
    EXPECT_EQ(five_minutes.acted(brown, at(1h)), five_minutes);
}

TEST(Clock, R8_4_TheClockOfTheActorRuns) {
    const Clock clock = five_minutes.started(white, at(1000s));
    EXPECT_EQ(clock.running(), white);
    EXPECT_EQ(clock.remaining(white, at(1010s)), 290s);
    EXPECT_EQ(clock.remaining(brown, at(1010s)), 5min);
    EXPECT_EQ(clock.deadline(), at(1300s));
    const Clock next = clock.acted(brown, at(1010s));
    EXPECT_EQ(next.running(), brown);
    EXPECT_EQ(next.remaining(white, at(1015s)), 290s);
    EXPECT_EQ(next.remaining(brown, at(1015s)), 295s);
}

TEST(Clock, R8_4_TheVictimsClockRunsWhileTheVictimPlaces) {
    const Clock captured = five_minutes.started(white, at(0s)).acted(brown, at(10s));
    EXPECT_EQ(captured.running(), brown);  // White has captured, Brown places first (R6.2)
    const Clock victim_placed = captured.acted(white, at(17s));
    EXPECT_EQ(victim_placed.running(), white);  // now the captor
    const Clock captor_placed = victim_placed.acted(brown, at(20s));
    EXPECT_EQ(captor_placed.running(), brown);
    EXPECT_EQ(captor_placed.remaining(white, at(20s)), 5min - 13s);
    EXPECT_EQ(captor_placed.remaining(brown, at(20s)), 5min - 7s);
}

TEST(Clock, R6_3_TheMoverGoesOnAfterCapturingABarragoon) {
    const Clock clock = five_minutes.started(white, at(0s)).acted(white, at(10s));
    EXPECT_EQ(clock.running(), white);
    EXPECT_EQ(clock.remaining(white, at(15s)), 285s);
}

TEST(Clock, R8_4_TimeRunsOutAtTheDeadline) {
    const Clock clock = five_minutes.started(white, at(0s));
    EXPECT_FALSE(clock.flagged(at(5min - 1ms)));
    EXPECT_EQ(clock.flagged(at(5min)), white);
    EXPECT_EQ(clock.flagged(at(1h)), white);
    EXPECT_EQ(clock.remaining(white, at(1h)), 0s);
}

TEST(Clock, AFlaggedPlayerStaysFlagged) {
    const Clock clock = Clock(TimeControl::with_increment(10s, 5s)).started(white, at(0s));
    const Clock too_late = clock.acted(brown, at(11s));
    EXPECT_FALSE(too_late.running());
    EXPECT_EQ(too_late.flagged(at(11s)), white);
    EXPECT_EQ(clock.stopped(at(11s)).flagged(at(11s)), white);
}

TEST(Clock, R8_4_AnIncrementIsAddedWhenTheClockPassesToTheOther) {
    Clock clock = Clock(TimeControl::with_increment(60s, 5s)).started(white, at(0s));
    EXPECT_EQ(clock.remaining(white, at(0s)), 60s);
    clock = clock.acted(white, at(2s));  // captures a barragoon, and has to place it
    EXPECT_EQ(clock.remaining(white, at(2s)), 58s);
    clock = clock.acted(brown, at(10s));
    EXPECT_EQ(clock.remaining(white, at(10s)), 55s);
    EXPECT_EQ(clock.remaining(brown, at(10s)), 60s);
    // Brown captures a piece: three presses until White may move.
    clock = clock.acted(white, at(11s)).acted(brown, at(13s)).acted(white, at(14s));
    EXPECT_EQ(clock.remaining(white, at(14s)), 58s);
    EXPECT_EQ(clock.remaining(brown, at(14s)), 68s);
}

TEST(Clock, R8_4_ADelayCountsOnceBeforeThePress) {
    Clock clock = Clock(TimeControl::with_delay(60s, 5s)).started(white, at(0s));
    clock = clock.acted(white, at(3s));  // captures a barragoon, and has 2 s left for nothing
    EXPECT_EQ(clock.remaining(white, at(5s)), 60s);
    EXPECT_EQ(clock.remaining(white, at(6s)), 59s);
}

TEST(Clock, PlayersCanHaveDifferentTimes) {
    const PerPlayer<TimeControl> controls{TimeControl::with_increment(10s, 1s),
                                          TimeControl::with_delay(20s, 3s)};
    Clock clock = Clock(controls).started(white, at(0s)).acted(brown, at(2s));
    EXPECT_EQ(clock.control(white), controls.white);
    EXPECT_EQ(clock.remaining(white, at(2s)), 9s);
    EXPECT_EQ(clock.deadline(), at(25s));
    clock = clock.acted(white, at(6s));
    EXPECT_EQ(clock.remaining(brown, at(6s)), 19s);
}

TEST(Clock, WhoIsLateWithinTheToleranceIsNotFlagged) {
    const Clock clock = Clock(TimeControl::with_increment(10s, 5s)).started(white, at(0s));
    const Clock just = clock.acted(brown, at(10999ms), 1s);
    EXPECT_EQ(just.running(), brown);
    EXPECT_EQ(just.remaining(white, at(20s)), 5s);
    EXPECT_FALSE(clock.acted(brown, at(11s), 1s).running());
    EXPECT_FALSE(clock.acted(brown, at(Milliseconds::min()), Milliseconds::max()).flagged(at(0s)));
}

TEST(Clock, TimeThatIsForgivenHasNotPassed) {
    const Clock delayed = Clock(TimeControl::with_delay(60s, 5s)).started(white, at(0s));
    EXPECT_EQ(delayed.forgiven(10s, at(12s)).remaining(white, at(13s)), 60s);
    EXPECT_EQ(delayed.forgiven(10s, at(12s)).remaining(white, at(16s)), 59s);
    // No more than has passed, so that nobody gains time by it.
    EXPECT_EQ(delayed.forgiven(1h, at(12s)).remaining(white, at(12s)), 60s);
    EXPECT_EQ(delayed.forgiven(1h, at(12s)).deadline(), at(77s));
    EXPECT_EQ(delayed.forgiven(-1s, at(12s)), delayed);
    EXPECT_EQ(five_minutes.forgiven(1h, at(2h)), five_minutes);
}

TEST(Clock, ShowsAgainWhatItDid) {
    const Clock before = Clock(TimeControl::with_delay(60s, 5s)).started(white, at(0s));
    const Clock::Reading reading = before.reading(at(4s));
    EXPECT_EQ(reading, (Clock::Reading{{60s, 60s}, 1s}));
    const Clock after = before.acted(brown, at(4s)).acted(white, at(40s));
    const Clock back = after.restored(reading, white, at(50s));
    EXPECT_EQ(back.running(), white);
    EXPECT_EQ(back.reading(at(50s)), reading);
    EXPECT_EQ(back.remaining(white, at(52s)), 59s);
    EXPECT_EQ(back.restored(reading, white, at(20s)), back);  // time does not go backwards
    EXPECT_EQ(five_minutes.restored({{1s, 2s}, 0s}, brown, at(9s)).deadline(), at(11s));
}

TEST(Clock, ADelayCostsNothing) {
    Clock clock = Clock(TimeControl::with_delay(60s, 5s)).started(white, at(0s));
    EXPECT_EQ(clock.remaining(white, at(4s)), 60s);
    EXPECT_EQ(clock.remaining(white, at(6s)), 59s);
    EXPECT_EQ(clock.deadline(), at(65s));
    clock = clock.acted(brown, at(3s));
    EXPECT_EQ(clock.remaining(white, at(3s)), 60s);  // what is left of a delay is not added
    clock = clock.acted(white, at(15s));
    EXPECT_EQ(clock.remaining(brown, at(15s)), 53s);
}

TEST(Clock, AStoppedDelayGoesOnWhereItWas) {
    Clock clock = Clock(TimeControl::with_delay(60s, 5s)).started(white, at(0s));
    clock = clock.stopped(at(3s)).resumed(at(100s));
    EXPECT_EQ(clock.remaining(white, at(102s)), 60s);
    EXPECT_EQ(clock.remaining(white, at(103s)), 59s);
}

TEST(Clock, NothingButADelayIsATimeControlToo) {
    const Clock clock = Clock(TimeControl::with_delay(0s, 5s)).started(white, at(0s));
    EXPECT_FALSE(clock.flagged(at(4s)));
    EXPECT_EQ(clock.flagged(at(5s)), white);
    EXPECT_FALSE(clock.acted(brown, at(4s)).acted(white, at(8s)).flagged(at(12s)));
}

TEST(Clock, CorrespondenceStartsEveryActionWithTheFullAllowance) {
    Clock clock = Clock(TimeControl::days_per_action(3)).started(white, at(0s));
    EXPECT_EQ(clock.deadline(), at(72h));
    clock = clock.acted(white, at(71h));
    EXPECT_EQ(clock.remaining(white, at(71h)), 72h);
    clock = clock.acted(brown, at(72h));
    EXPECT_EQ(clock.remaining(white, at(80h)), 72h);
    EXPECT_EQ(clock.remaining(brown, at(80h)), 64h);
    EXPECT_EQ(clock.flagged(at(144h)), brown);
}

TEST(Clock, StandsStillWhileStopped) {
    const Clock stopped = five_minutes.started(white, at(0s)).stopped(at(10s));
    EXPECT_FALSE(stopped.running());
    EXPECT_EQ(stopped.remaining(white, at(1h)), 290s);
    const Clock resumed = stopped.resumed(at(1h));
    EXPECT_EQ(resumed.running(), white);
    EXPECT_EQ(resumed.remaining(white, at(1h + 5s)), 285s);
    EXPECT_EQ(resumed.resumed(at(2h)), resumed);
}

TEST(Clock, TimeCanBeGiven) {
    const Clock clock =
        five_minutes.started(white, at(0s)).with_added(white, 15s).with_added(brown, 30s);
    EXPECT_EQ(clock.remaining(white, at(10s)), 305s);
    EXPECT_EQ(clock.remaining(brown, at(10s)), 330s);
    EXPECT_EQ(five_minutes.with_added(white, -10s), five_minutes);
}

TEST(Clock, TakingBackStartsAnotherAction) {
    const Clock clock =
        five_minutes.started(white, at(0s)).acted(brown, at(10s)).started(white, at(15s));
    EXPECT_EQ(clock.running(), white);
    EXPECT_EQ(clock.remaining(brown, at(20s)), 295s);
    EXPECT_EQ(clock.remaining(white, at(20s)), 285s);
}

TEST(Clock, TimeThatGoesBackwardsHasNotPassed) {
    const Clock clock = five_minutes.started(white, at(100s));
    EXPECT_EQ(clock.remaining(white, at(50s)), 5min);
    const Clock next = clock.acted(brown, at(90s));
    EXPECT_EQ(next.remaining(white, at(200s)), 5min);
    EXPECT_EQ(next.remaining(brown, at(101s)),
              299s);  // counted from 100 s, when time was last later
}

TEST(Clock, AbsurdValuesDoNotOverflow) {
    constexpr Milliseconds largest = Milliseconds::max();
    constexpr Milliseconds smallest = Milliseconds::min();
    const Clock clock(TimeControl::with_increment(largest, largest));
    EXPECT_EQ(clock.control(white).time(), longest_time);
    EXPECT_EQ(TimeControl::sudden_death(smallest).time(), 0s);
    EXPECT_EQ(clock.with_added(white, largest).remaining(white, at(0s)), longest_time);
    EXPECT_EQ(clock.started(white, at(largest)).deadline(), at(largest));
    EXPECT_EQ(clock.started(white, at(smallest)).flagged(at(largest)), white);
    EXPECT_EQ(clock.started(white, at(largest)).remaining(white, at(smallest)), longest_time);
    const Clock acted = clock.started(white, at(0s)).acted(brown, at(1s));
    EXPECT_EQ(acted.remaining(white, at(1s)), longest_time);
}

TEST(TimeControl, TextsAreReadAsWritten) {
    for (const std::string text : {"300", "300+5", "300d5", "1/86400", "0.5", "60+0.1", "0d5",
                                   "10+0", "999999999.999", "1/259200", "90.25d1.125"}) {
        const auto control = TimeControl::parse(text);
        ASSERT_TRUE(control) << text;
        EXPECT_EQ(control->text(), text);
    }
    EXPECT_EQ(*TimeControl::parse("300"), TimeControl::sudden_death(5min));
    EXPECT_EQ(*TimeControl::parse("300+5"), TimeControl::with_increment(5min, 5s));
    EXPECT_EQ(*TimeControl::parse("300d5"), TimeControl::with_delay(5min, 5s));
    EXPECT_EQ(*TimeControl::parse("1/259200"), TimeControl::days_per_action(3));
    EXPECT_EQ(TimeControl::parse("007.50+2.0")->text(), "7.5+2");
}

TEST(TimeControl, OtherTextsAreRefused) {
    for (const std::string text : {"",
                                   "-",
                                   "?",
                                   "five",
                                   "300+",
                                   "+5",
                                   "300+5+5",
                                   "300d5d5",
                                   "300+-5",
                                   "-300",
                                   "0",
                                   "0+5",
                                   "0d0",
                                   "1/0",
                                   "1/",
                                   "2/300",
                                   "300.",
                                   ".5",
                                   "1.2345",
                                   "1234567890",
                                   "300 ",
                                   "1/300+5",
                                   "99999999999999999999"}) {
        const auto control = TimeControl::parse(text);
        ASSERT_FALSE(control) << text;
        EXPECT_TRUE(control.error().message.starts_with("time control \"" + text + "\": "))
            << control.error().message;
    }
}

}  // namespace
}  // namespace barracuda
