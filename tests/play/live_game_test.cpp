// What commands do. Who may ask for what, and when, is in objections_test.cpp.
#include "play/live_game.hpp"

#include "play/table.hpp"

#include <gtest/gtest.h>

namespace barracuda::play {
namespace {

Options online_blitz() { return online(minute, false, Meeting::Lobby); }

// White captures a barragoon with d3g3; then Brown moves.
Game with_barragoon() { return Game(*parse_fen("1z5/7/7/7/7/7/3D2x/7/7 w - 24 00 1")); }

TEST(LiveGame, EveryCommandThatIsDoneIsOneEvent) {
    Table table;
    EXPECT_EQ(table.live.number(), 0);
    EXPECT_EQ(table.act({"d2d5", "d8d6"}), "");
    EXPECT_EQ(table.say(white, "offer agreement"), "");
    ASSERT_EQ(table.events.size(), 3u);
    EXPECT_EQ(to_text(table.events[0]), "1 0 white d2d5");
    EXPECT_EQ(to_text(table.events[2]), "3 0 white offer agreement");
    EXPECT_EQ(table.live.number(), 3);
    EXPECT_EQ(table.live.changed_at(), 2);
}

TEST(LiveGame, ARefusalChangesNothing) {
    const Table table;
    const auto step = table.live.step({Asker::White, *parse_command("d2d6"), at(5s)});
    ASSERT_FALSE(step);
    EXPECT_EQ(step.error().code, Code::Illegal);
    EXPECT_EQ(clause_of(step.error()), "R4.1");
    EXPECT_EQ(table.live.number(), 0);
}

TEST(LiveGame, TimeDoesNotGoBackwards) {
    Table table(on_one_device(minute, false));
    table.now = 10s;
    EXPECT_EQ(table.act({"d2d5"}), "");
    table.now = 5s;
    EXPECT_EQ(table.act({"d8d6"}), "");
    EXPECT_EQ(table.events.back().at, at(10s));
}

TEST(LiveGame, OnOneDeviceTheClocksRunAtOnce) {
    Table table(on_one_device(minute, false));
    table.now = 10s;
    EXPECT_EQ(table.left(white), 50s);
    EXPECT_EQ(table.act({"d2d5"}), "");
    EXPECT_EQ(table.left(white), 55s);
    EXPECT_EQ(table.live.clock()->running(), brown);
}

TEST(LiveGame, OnlineNoClockRunsBeforeBothHaveActed) {
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

TEST(LiveGame, R8_4_AnIncrementIsForThePress) {
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

TEST(LiveGame, WhoRunsOutOfTimeLoses) {
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

TEST(LiveGame, AToleranceIsGrantedToWhatIsLateOnTheWay) {
    Options options = on_one_device(minute, false);
    options.tolerance = 1s;
    Table table(options);
    EXPECT_EQ(table.live.due(), at(61s));
    table.now = 60'999ms;
    EXPECT_EQ(table.say(Asker::Server, "time"), "too-early");
    EXPECT_EQ(table.act({"d2d5"}), "");
    EXPECT_EQ(table.left(white), 5s);
}

TEST(LiveGame, WhoDoesNotBeginHasTheGameAborted) {
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

TEST(LiveGame, EndsAsTheBoardSays) {
    // Brown has a single piece, which White captures (R6.4).
    Table table(on_one_device(minute, false),
                Game(*parse_fen("7/7/7/7/7/3z3/7/7/3D3 w - 24 00 1")));
    EXPECT_EQ(table.act({"d1d4"}), "");
    EXPECT_EQ(table.ending(), "shut-in");
    EXPECT_EQ(table.winner(), white);
    EXPECT_FALSE(table.live.clock()->running());
    EXPECT_EQ(table.live.changed_at(), 1);
}

TEST(LiveGame, ResigningLoses) {
    Table table;
    EXPECT_EQ(table.say(brown, "resign"), "");
    EXPECT_EQ(table.ending(), "resignation");
    EXPECT_EQ(table.winner(), white);
    EXPECT_EQ(table.live.game().outcome()->ending, Ending::Resignation);
}

TEST(LiveGame, R9_3_PlayersAgreeOnADraw) {
    Table table;
    EXPECT_EQ(table.say(brown, "offer agreement"), "");
    EXPECT_EQ(table.live.offers(), (std::vector{PendingOffer{brown, OfferKind::Agreement}}));
    EXPECT_EQ(table.say(white, "decline agreement"), "");
    EXPECT_TRUE(table.live.offers().empty());
    EXPECT_EQ(table.say(brown, "offer agreement"), "");
    EXPECT_EQ(table.say(white, "accept agreement"), "");
    EXPECT_EQ(table.ending(), "agreement");
    EXPECT_FALSE(table.winner());
    EXPECT_TRUE(table.live.offers().empty());
}

TEST(LiveGame, ToOfferWhatIsOfferedIsToAccept) {
    Table table;
    EXPECT_EQ(table.say(white, "offer agreement"), "");
    EXPECT_EQ(table.say(brown, "offer agreement"), "");
    EXPECT_EQ(table.last(), "accept agreement");
    EXPECT_EQ(table.ending(), "agreement");
    EXPECT_EQ(table.say(brown, "offer rematch"), "");
    EXPECT_EQ(table.say(white, "offer rematch"), "");
    EXPECT_EQ(table.last(), "accept rematch");
    EXPECT_TRUE(table.live.rematch_is_agreed());
}

TEST(LiveGame, ActingRefusesAnOffer) {
    Table table;
    EXPECT_EQ(table.say(brown, "offer agreement"), "");
    EXPECT_EQ(table.act({"d2d5"}), "");
    EXPECT_TRUE(table.live.offers().empty());
}

// Three times the same turns.
void repeat(Table& table) {
    for (int i = 0; i < 3; ++i) EXPECT_EQ(table.act({"d2d4", "d8d6", "d4d2", "d6d8"}), "");
}

TEST(LiveGame, R9_2_ARefusedRepetitionBringsTheDutyToDeviate) {
    Table table;
    EXPECT_EQ(table.say(brown, "offer repetition"), "illegal");
    repeat(table);
    EXPECT_EQ(table.say(white, "offer repetition"), "illegal");
    EXPECT_EQ(table.say(brown, "offer repetition"), "");
    EXPECT_EQ(table.live.offers(), (std::vector{PendingOffer{brown, OfferKind::Repetition}}));
    EXPECT_EQ(table.say(white, "accept agreement"), "no-offer");
    EXPECT_EQ(table.say(white, "decline repetition"), "");
    EXPECT_TRUE(table.live.game().must_deviate());
    const auto step = table.live.step({Asker::White, *parse_command("d2d4"), at(0s)});
    ASSERT_FALSE(step);
    EXPECT_EQ(step.error().code, Code::Illegal);
    EXPECT_EQ(clause_of(step.error()), "R9.2");
    EXPECT_EQ(table.act({"d2d5"}), "");
    EXPECT_FALSE(table.live.game().must_deviate());
}

TEST(LiveGame, R9_2_AnAcceptedRepetitionIsADraw) {
    Table table;
    repeat(table);
    EXPECT_EQ(table.say(brown, "offer repetition"), "");
    EXPECT_EQ(table.say(white, "offer agreement"), "");
    EXPECT_EQ(table.last(), "accept repetition");
    EXPECT_EQ(table.ending(), "repetition");
}

TEST(LiveGame, R10_TouchesBind) {
    Table table(on_one_device({}, true), Game(Position::closed(), true));
    EXPECT_EQ(table.say(white, "touch c2"), "");
    EXPECT_EQ(table.last(), "touch c2");
    EXPECT_EQ(table.live.changed_at(), 0);
    const auto step = table.live.step({Asker::White, *parse_command("d2d5"), at(0s)});
    ASSERT_FALSE(step);
    EXPECT_EQ(clause_of(step.error()), "R10.1");
    EXPECT_EQ(table.act({"c2c4"}), "");
}

TEST(LiveGame, TakingBackAtOnceGoesBeforeTheLastActionOfWhoeverAsks) {
    Table table;
    EXPECT_EQ(table.act({"d2d5", "d8d6"}), "");
    EXPECT_EQ(table.say(brown, "offer back"), "");
    EXPECT_EQ(table.live.game().size(), 1u);
    EXPECT_EQ(table.act({"d8d6"}), "");
    EXPECT_EQ(table.say(white, "offer back"), "");
    EXPECT_EQ(table.live.game().size(), 0u);
    EXPECT_EQ(table.live.number(), 5);
    EXPECT_EQ(table.live.changed_at(), 5);
}

TEST(LiveGame, TakingBackAtOnceReopensAGame) {
    Table table(on_one_device(minute, false));
    EXPECT_EQ(table.act({"d2d5"}), "");
    EXPECT_EQ(table.say(brown, "resign"), "");
    EXPECT_EQ(table.say(white, "offer rematch"), "");
    table.now = 10s;
    EXPECT_EQ(table.say(white, "offer back"), "");
    EXPECT_FALSE(table.live.is_over());
    EXPECT_TRUE(table.live.offers().empty());
    EXPECT_EQ(table.live.clock()->running(), white);
    EXPECT_EQ(table.left(white), 60s);
}

TEST(LiveGame, TakingBackIsAskedOnline) {
    Table table(online_blitz());
    EXPECT_EQ(table.act({"d2d5", "d8d6"}), "");
    EXPECT_EQ(table.say(white, "offer back"), "");
    EXPECT_EQ(table.live.offers(), (std::vector{PendingOffer{white, OfferKind::Back}}));
    EXPECT_EQ(table.say(brown, "decline back"), "");
    EXPECT_TRUE(table.live.offers().empty());
    EXPECT_EQ(table.live.game().size(), 2u);
    EXPECT_EQ(table.say(white, "offer back"), "");
    EXPECT_EQ(table.say(brown, "accept back"), "");
    EXPECT_EQ(table.live.game().size(), 0u);
    EXPECT_FALSE(table.live.both_have_acted());
    EXPECT_FALSE(table.live.clock()->running());
    EXPECT_TRUE(table.live.offers().empty());
}

TEST(LiveGame, AnActionEndsAnOfferToTakeBack) {
    Table table(online_blitz());
    EXPECT_EQ(table.act({"d2d5", "d8d6"}), "");
    EXPECT_EQ(table.say(brown, "offer back"), "");
    EXPECT_EQ(table.act({"d5d2"}), "");
    EXPECT_EQ(table.say(white, "accept back"), "no-offer");
}

TEST(LiveGame, APlacementCanBeTakenBack) {
    Table table(on_one_device(minute, false), with_barragoon());
    EXPECT_EQ(table.act({"d3g3", "x@a1"}), "");
    EXPECT_EQ(table.say(white, "offer back"), "");
    EXPECT_EQ(table.live.game().position().owed(), 1);
    EXPECT_EQ(table.live.game().size(), 1u);
}

TEST(LiveGame, AgainstTheComputerAMoveIsTakenBackWithAllThatFollowed) {
    Table table(against_computer(minute, false));
    EXPECT_EQ(table.act({"c2c3", "e8e7", "c3b4", "x@c7", "d8d6"}), "");
    EXPECT_EQ(table.say(white, "offer back"), "");
    EXPECT_EQ(table.live.game().size(), 2u);
    EXPECT_EQ(table.act({"c3b4"}), "");
    EXPECT_EQ(table.say(white, "offer back"), "");
    EXPECT_EQ(table.live.game().size(), 2u);
}

TEST(LiveGame, TakenBackTheClocksShowWhatTheyDidBeforeTheAction) {
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

TEST(LiveGame, OnOneDeviceWhatIsTakenBackHasCostNoTime) {
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

TEST(LiveGame, AHistoryOfItsOwnCanBeTakenBack) {
    Game game(Position::closed());
    ASSERT_TRUE(game.play(std::get<Action>(*parse_command("d2d5"))));
    Table table(on_one_device(minute, false), game);
    EXPECT_EQ(table.live.clock()->running(), brown);
    table.now = 5s;
    EXPECT_EQ(table.say(white, "offer back"), "");
    EXPECT_EQ(table.live.game().size(), 0u);
    EXPECT_EQ(table.live.clock()->running(), white);
    EXPECT_EQ(table.left(brown), 60s);
}

TEST(LiveGame, AGameThatIsOverFromItsStartIsOver) {
    const Table table(online_blitz(), Game(*parse_fen("7/7/7/7/7/3z3/7/7/7 w - 24 00 1")));
    EXPECT_EQ(table.ending(), "shut-in");
    EXPECT_FALSE(table.live.due());
}

TEST(LiveGame, AnOutageIsGivenBack) {
    Table table(online_blitz());
    EXPECT_EQ(table.act({"d2d5", "d8d6"}), "");
    table.now = 100s;
    EXPECT_EQ(table.say(Asker::Server, "outage 90000"), "");
    EXPECT_EQ(table.left(white), 50s);
    EXPECT_EQ(table.live.changed_at(), 2);
    EXPECT_EQ(table.live.due(), at(150s));
}

TEST(LiveGame, PausedTheClocksStandStill) {
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

TEST(LiveGame, WhoeverDoesOrSaysSomethingEndsAPause) {
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

TEST(LiveGame, APauseGivesTimeToBegin) {
    Table table(online_blitz());
    table.now = 20s;
    EXPECT_EQ(table.say(Asker::Server, "pause"), "");
    table.now = 100s;
    EXPECT_FALSE(table.live.due());
    EXPECT_EQ(table.say(Asker::Server, "resume"), "");
    EXPECT_EQ(table.live.due(), at(110s));
}

TEST(LiveGame, NobodyIsFlaggedSoonAfterAnOutage) {
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

TEST(LiveGame, AnOutageGivesTimeToBegin) {
    Table table(online_blitz());
    table.now = 40s;
    EXPECT_EQ(table.say(Asker::Server, "outage 20000"), "");
    EXPECT_EQ(table.live.due(), at(50s));
}

TEST(LiveGame, WhoWaitsForSomebodyWhoIsGoneMayClaim) {
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

TEST(LiveGame, ARematchChangesColoursAndKeepsHandicaps) {
    Options options = online_blitz();
    options.seats = {{"Ann", Seat::Kind::Person}, {"Bob", Seat::Kind::Person}};
    options.time->brown = TimeControl::sudden_death(30s);
    Table table(options, Game(Position::open({2, 0}), true));
    EXPECT_EQ(table.say(white, "resign"), "");
    EXPECT_EQ(table.say(brown, "offer rematch"), "");
    EXPECT_EQ(table.live.offers(), (std::vector{PendingOffer{brown, OfferKind::Rematch}}));
    EXPECT_EQ(table.say(white, "decline rematch"), "");
    EXPECT_EQ(table.say(white, "offer rematch"), "");
    EXPECT_EQ(table.say(brown, "accept rematch"), "");
    EXPECT_TRUE(table.live.rematch_is_agreed());
    const LiveGame next = table.live.rematch(at(9s));
    EXPECT_EQ(next.options().seats.brown.name, "Ann");
    EXPECT_EQ(next.game().start(), Position::open({0, 2}));
    EXPECT_TRUE(next.game().touch_move());
    EXPECT_EQ(next.clock()->control(white), TimeControl::sudden_death(30s));
    EXPECT_EQ(next.number(), 0);
    EXPECT_FALSE(next.is_over());
}

TEST(LiveGame, IsRebuiltFromItsEvents) {
    Table table(online_blitz());
    EXPECT_EQ(table.act({"d2d5", "d8d6", "d5d2"}), "");
    table.now = 20s;
    table.absent.brown = Absence{at(-100s), true};
    EXPECT_EQ(table.say(white, "offer back"), "");
    EXPECT_EQ(table.say(brown, "accept back"), "");
    EXPECT_EQ(table.act({"d5d2"}), "");
    table.now = 35s;
    EXPECT_EQ(table.say(white, "claim win"), "");
    LiveGame again = table.start;
    for (const Event& event : table.events) {
        const auto next = again.after(event);
        ASSERT_TRUE(next) << to_text(event);
        again = *next;
    }
    EXPECT_EQ(Seen(again, at(table.now)), Seen(table.live, at(table.now)));
    EXPECT_EQ(again.number(), table.live.number());
}

TEST(LiveGame, EventsThatDoNotFitAreRefused) {
    const Table table(online_blitz());
    const auto code_of = [&](std::string_view text) {
        const auto next = table.live.after(*parse_event(text));
        return std::string(next ? "" : word_of(next.error().code));
    };
    EXPECT_EQ(code_of("1 0 white d2d5"), "");
    EXPECT_EQ(code_of("2 0 white d2d5"), "bad-number");
    EXPECT_EQ(code_of("1 -1 white d2d5"), "bad-number");
    EXPECT_EQ(code_of("1 0 white d2d6"), "illegal");
    EXPECT_EQ(code_of("1 0 server time"), "too-early");
    EXPECT_EQ(code_of("1 0 white accept back"), "no-offer");
    EXPECT_EQ(code_of("1 0 server resign"), "not-yours");
}

}  // namespace
}  // namespace barracuda::play
