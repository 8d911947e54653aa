// Who may ask a game in progress for what, and when: every refusal except those of the rules.
#include "play/live_game.hpp"
#include "play/table.hpp"

#include <gtest/gtest.h>

namespace barracuda::play {
namespace {

Table begun(bool touch_move = false) {
    Table table(online(minute, touch_move, Matchmaking::Lobby),
                Game(Position::closed(), touch_move));
    EXPECT_EQ(table.act({"d2d5", "d8d6"}), "");
    return table;
}

TEST(Objections, OutsidersHaveNothingToSay) {
    Table table = begun();
    table.now = 1h;
    for (const auto* command : {"d5d2", "offer agreement", "resign", "time", "outage 5", "abort"})
        EXPECT_EQ(table.say(Asker::Outsider, command), "not-yours") << command;
}

TEST(Objections, TheServerDoesNotPlay) {
    Table table = begun();
    for (const auto* command : {"d5d2", "touch d5", "offer agreement", "accept back",
                                "decline rematch", "resign", "claim win"})
        EXPECT_EQ(table.say(Asker::Server, command), "not-yours") << command;
    EXPECT_EQ(table.say(Asker::Server, "abort"), "");
    EXPECT_EQ(table.ending(), "aborted");
}

TEST(Objections, OnlyTheServerKnowsOfOutages) {
    EXPECT_EQ(begun().say(white, "outage 1000"), "not-yours");
}

TEST(Objections, OnlyTheServerPauses) {
    Table table;
    EXPECT_EQ(table.say(white, "pause"), "not-yours");
    EXPECT_EQ(table.say(Asker::Server, "resume"), "no-effect");
    EXPECT_EQ(table.say(Asker::Server, "pause"), "");
    EXPECT_EQ(table.say(brown, "resume"), "not-yours");
    EXPECT_EQ(table.say(white, "resign"), "");
    EXPECT_EQ(table.say(Asker::Server, "pause"), "game-over");
}

TEST(Objections, TimeThatHasRunOutIsNotTakenBack) {
    Table table(on_one_device(minute, false));
    EXPECT_EQ(table.act({"d2d5"}), "");
    table.now = 60s;
    EXPECT_EQ(table.say(Asker::Server, "time"), "");
    EXPECT_EQ(table.say(white, "offer back"), "game-over");
    EXPECT_EQ(table.say(white, "offer rematch"), "");
}

TEST(Objections, NobodyActsForTheOther) {
    Table table = begun(true);
    EXPECT_EQ(table.say(brown, "d6d8"), "not-your-turn");
    EXPECT_EQ(table.say(brown, "touch d6"), "not-your-turn");
}

TEST(Objections, ACommandIsMadeForWhatWasSeen) {
    Table table = begun();
    EXPECT_EQ(table.say(Asker::White, "d5d2", 3), "bad-number");
    EXPECT_EQ(table.say(Asker::White, "d5d2", 1), "stale");
    EXPECT_EQ(table.say(Asker::White, "resign", 1), "stale");
    EXPECT_EQ(table.say(Asker::Brown, "offer agreement", 2), "");
    // An offer does not make it stale.
    EXPECT_EQ(table.say(Asker::White, "d5d2", 2), "");
    EXPECT_EQ(table.say(Asker::Brown, "d6d8", 3), "stale");
    EXPECT_EQ(table.say(Asker::Brown, "d6d8", 4), "");
}

TEST(Objections, ATouchDoesNotMakeACommandStale) {
    Table table = begun(true);
    EXPECT_EQ(table.say(Asker::White, "touch d5", 2), "");
    EXPECT_EQ(table.say(Asker::White, "d5d2", 2), "");
}

TEST(Objections, ATakingBackAndTheEndMakeACommandStale) {
    Table table = begun();
    EXPECT_EQ(table.say(white, "offer back"), "");
    EXPECT_EQ(table.say(brown, "accept back"), "");
    EXPECT_EQ(table.say(Asker::White, "d2d5", 3), "stale");
    EXPECT_EQ(table.say(white, "resign"), "");
    EXPECT_EQ(table.say(Asker::Brown, "resign", 4), "stale");
    EXPECT_EQ(table.say(Asker::Brown, "resign", 5), "game-over");
}

TEST(Objections, AfterTheEndThereIsOnlyTheNextGame) {
    Table table = begun();
    EXPECT_EQ(table.say(white, "resign"), "");
    for (const auto* command : {"d5d2", "offer agreement", "accept agreement", "offer back",
                                "resign", "abort", "claim win", "time"})
        EXPECT_EQ(table.say(white, command), "game-over") << command;
    EXPECT_EQ(table.say(Asker::Server, "outage 5"), "game-over");
    EXPECT_EQ(table.say(Asker::Server, "abort"), "game-over");
    const auto step = table.live.step({Asker::White, Resign{}, at(0s)});
    EXPECT_EQ(clause_of(step.error()), "R8.4");
    EXPECT_EQ(table.say(white, "offer rematch"), "");
}

TEST(Objections, AnAbortedGameHasNoClause) {
    Table table(online(minute, false, Matchmaking::Lobby));
    EXPECT_EQ(table.say(white, "abort"), "");
    const auto step = table.live.step({Asker::White, Resign{}, at(0s)});
    EXPECT_EQ(step.error().code, Code::GameOver);
    EXPECT_FALSE(clause_of(step.error()));
}

TEST(Objections, AbortIsForTheBeginning) {
    Table table(online(minute, false, Matchmaking::Lobby));
    EXPECT_EQ(table.act({"d2d5"}), "");
    Table other = table;
    EXPECT_EQ(other.say(brown, "abort"), "");
    EXPECT_EQ(other.ending(), "aborted");
    EXPECT_EQ(table.act({"d8d6"}), "");
    EXPECT_EQ(table.say(brown, "abort"), "too-late");
    EXPECT_EQ(Table().say(white, "abort"), "not-allowed");
}

TEST(Objections, TouchesAreForTouchMove) {
    EXPECT_EQ(begun().say(white, "touch d5"), "not-allowed");
    Table table = begun(true);
    EXPECT_EQ(table.say(white, "touch d5"), "");
    EXPECT_EQ(table.say(white, "touch d5"), "no-effect");
    EXPECT_EQ(table.say(white, "touch d4"), "no-effect");
}

TEST(Objections, AnOfferIsMadeOnce) {
    Table table = begun();
    EXPECT_EQ(table.say(white, "offer agreement"), "");
    EXPECT_EQ(table.say(white, "offer agreement"), "no-effect");
    EXPECT_EQ(table.say(white, "offer back"), "");
    EXPECT_EQ(table.say(white, "offer back"), "no-effect");
    EXPECT_EQ(table.live.offers().size(), 2u);
}

TEST(Objections, OnlyTheOtherAnswersAnOffer) {
    Table table = begun();
    for (const auto* kind : {"agreement", "repetition", "back"})
        for (const auto* verb : {"accept ", "decline "})
            EXPECT_EQ(table.say(white, std::string(verb) + kind), "no-offer");
    EXPECT_EQ(table.say(white, "offer agreement"), "");
    EXPECT_EQ(table.say(white, "accept agreement"), "no-offer");
    EXPECT_EQ(table.say(white, "decline agreement"), "no-offer");
    EXPECT_EQ(table.say(brown, "decline back"), "no-offer");
    const auto draw = table.live.step({Asker::Brown, Accept{OfferKind::Repetition}, at(0s)});
    EXPECT_EQ(clause_of(draw.error()), "R9.3");
    const auto back = table.live.step({Asker::Brown, Accept{OfferKind::Back}, at(0s)});
    EXPECT_EQ(text_of(back.error()), "there is no such offer") << "not of a draw";
    EXPECT_FALSE(clause_of(back.error()));
}

TEST(Objections, WhatWasNotDoneCannotBeTakenBack) {
    Table table(online(minute, false, Matchmaking::Lobby));
    EXPECT_EQ(table.act({"d2d5"}), "");
    EXPECT_EQ(table.say(brown, "offer back"), "nothing-to-take-back");
    EXPECT_EQ(begun(true).say(white, "offer back"), "not-allowed");
}

TEST(Objections, ARematchIsForAfterwards) {
    Table table = begun();
    EXPECT_EQ(table.say(white, "offer rematch"), "too-early");
    EXPECT_EQ(table.say(white, "resign"), "");
    EXPECT_EQ(table.say(white, "accept rematch"), "no-offer");
    table.now = 1h;
    Table agreed = table;
    EXPECT_EQ(agreed.say(white, "offer rematch"), "");
    EXPECT_EQ(agreed.say(brown, "accept rematch"), "");
    EXPECT_EQ(agreed.say(brown, "offer rematch"), "no-effect");
    Table offered = table;
    EXPECT_EQ(offered.say(white, "offer rematch"), "");
    offered.now = table.now = 1h + 1ms;
    EXPECT_EQ(table.say(white, "offer rematch"), "too-late");
    EXPECT_EQ(offered.say(brown, "accept rematch"), "too-late");
    EXPECT_EQ(offered.say(brown, "offer rematch"), "too-late");
    EXPECT_EQ(offered.say(brown, "decline rematch"), "");
}

TEST(Objections, WhenTheTimeIsOverOnlyTheClockIsLookedAt) {
    Table table = begun();
    table.now = 60s;
    for (const auto* command : {"d5d2", "offer agreement", "resign", "offer back"})
        EXPECT_EQ(table.say(white, command), "too-late") << command;
    EXPECT_EQ(table.say(brown, "resign"), "too-late");
    EXPECT_EQ(table.say(Asker::Server, "pause"), "too-late");
    Table forgiven = table;
    EXPECT_EQ(forgiven.say(Asker::Server, "outage 30000"), "");
    EXPECT_EQ(forgiven.act({"d5d2"}), "");
    EXPECT_EQ(table.say(white, "time"), "");
    EXPECT_EQ(table.ending(), "time-out");
}

TEST(Objections, AClaimNeedsSomebodyWhoIsGoneAndHasToAct) {
    Table table(online(minute, false, Matchmaking::Lobby));
    table.absent.brown = Absence{at(-1h)};
    table.absent.white = Absence{at(-1h)};
    EXPECT_EQ(table.act({"d2d5"}), "");
    table.now = 20s;
    EXPECT_EQ(table.say(white, "claim win"), "too-early") << "before both have acted";
    EXPECT_EQ(table.act({"d8d6"}), "");
    table.now = 79s;
    EXPECT_EQ(table.say(white, "claim win"), "too-early") << "White has to act";
    EXPECT_EQ(table.say(brown, "claim win"), "too-early") << "59 s are not enough";
    table.now = 79'999ms;
    table.absent.white->closed = true;
    Table claimed = table;
    EXPECT_EQ(claimed.say(brown, "claim win"), "");
    table.absent.white.reset();
    EXPECT_EQ(table.say(brown, "claim win"), "too-early") << "White is there";
}

TEST(Objections, ClaimsAreForLiveGamesOverANetwork) {
    Table device;
    device.absent.brown = Absence{at(-1h)};
    EXPECT_EQ(device.act({"d2d5", "d8d6", "d5d2"}), "");
    device.now = 1h;
    EXPECT_EQ(device.say(white, "claim win"), "not-allowed");
    Table days(online(TimeControl::days_per_action(3), false, Matchmaking::Lobby));
    days.absent.brown = Absence{at(-1h)};
    EXPECT_EQ(days.act({"d2d5", "d8d6", "d5d2"}), "");
    days.now = 1h;
    EXPECT_EQ(days.say(white, "claim win"), "not-allowed");
    EXPECT_EQ(days.live.due(), at(72h));
}

TEST(Objections, WithoutAClockThereIsNothingToLookAt) {
    Table table;
    table.now = 1000h;
    EXPECT_EQ(table.say(white, "time"), "too-early");
    EXPECT_FALSE(table.live.due());
}

}  // namespace
}  // namespace barracuda::play
