// How orders become events: on disk first, then told to everybody.
#include "server/live/rooms.hpp"

#include "server/live/invented_hall.hpp"

#include <gtest/gtest.h>

namespace barracuda::server {
namespace {

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
    EXPECT_EQ(hall.say("anna", "offer agreement", 1, "\"k\""), "") << "from a second tab";
    EXPECT_EQ(hall.live().number(), 2);
    EXPECT_EQ(hall.say("bert", "d8d6", 1, "\"k\""), "") << "the key of somebody else";
    EXPECT_EQ(hall.say("bert", "offer rematch", 3, "\"early\""), "too-early");
    EXPECT_EQ(hall.say("bert", "resign"), "");
    EXPECT_EQ(hall.say("bert", "offer rematch", 3, "\"early\""), "too-early") << "as before";
    hall.begin_game("second", game_terms(minute, Player::White));
}

TEST(Rooms, TheSameKeyIsKnownAfterARestart) {
    InventedHall hall(minute);
    EXPECT_EQ(hall.say("anna", "d2d5", 0, "\"k\""), "");
    hall.restart(5s);
    hall.flush();
    EXPECT_EQ(hall.say("anna", "d2d5", 0, "\"k\""), "");
    EXPECT_EQ(hall.disk.games["game"].events.size(), 2u) << "the action and the outage";
    EXPECT_EQ(hall.say("anna", "offer agreement", 2, "\"k\""), "") << "the next run of a program";
}

TEST(Rooms, WhatCannotBeWrittenIsRefusedAndNothingIsDone) {
    InventedHall hall;
    const auto answer =
        hall.order({.game = "game", .person = "anna", .command = "d2d5", .at = hall.now});
    hall.fail_one(store::StoreFailure::Kind::Unavailable);
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
        hall.fail_one(store::StoreFailure::Kind::InDoubt);
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

TEST(Rooms, WhatIsInDoubtIsNotSaidToBeUndone) {
    for (const auto& [kind, sentence] :
         {std::pair(store::StoreFailure::Kind::InDoubt,
                    "it is not known yet whether this was saved; ask again"),
          {store::StoreFailure::Kind::Unavailable,
           "this cannot be saved at the moment; nothing was changed"}}) {
        InventedHall hall;
        std::vector<std::string> details;
        const auto hear = [&](const Verdict& verdict) {
            details.push_back(std::get<Problem>(verdict).detail);
        };
        hall.rooms.command({.game = "game", .person = "anna", .command = "d2d5", .at = hall.now},
                           hear);
        hall.rooms.chat("game", "anna", "hello", hall.now, hear);
        hall.collect();
        hall.fail_one(kind);
        hall.fail_one(kind);
        EXPECT_EQ(details, std::vector<std::string>(2, sentence));
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

}  // namespace
}  // namespace barracuda::server
