#include "store/store.hpp"

#include "store/database.hpp"
#include "store/samples.hpp"
#include "store/writer.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace barracuda::store {
namespace {

class StoreTest : public OnBothDatabases {
protected:
    Store store_ = opened();
    Writer writer_{url()};
};

BOTH_DATABASES(StoreTest);

TEST_P(StoreTest, AGameIsReadBackWithItsLog) {
    const Game game = sample_game("g1");
    ASSERT_TRUE(writer_.write({AddGame{game}}));
    EXPECT_EQ(*store_.game("g1"), game);
    EXPECT_TRUE(store_.events("g1")->empty());

    AppendEvents append = sample_append("g1", 0);
    append.events.push_back(sample_event(2, "x@d4"));
    append.events.back().by = std::nullopt;
    append.events.back().key = "anna:7";
    ASSERT_TRUE(writer_.write({append}));
    EXPECT_EQ(*store_.events("g1"), append.events);
    EXPECT_EQ(*store_.events("g1", 1), std::vector{append.events[1]});
    EXPECT_EQ((*store_.game("g1"))->number, 2);
    EXPECT_EQ((*store_.game("g1"))->summary, append.summary);
}

TEST_P(StoreTest, WhatIsNotThereIsNotFound) {
    EXPECT_EQ(*store_.game("none"), std::nullopt);
    EXPECT_EQ(*store_.person("none"), std::nullopt);
    EXPECT_EQ(*store_.session("none"), std::nullopt);
    EXPECT_EQ(*store_.challenge("none"), std::nullopt);
    EXPECT_EQ(*store_.last_beat(), std::nullopt);
    EXPECT_TRUE(store_.events("none")->empty());
    EXPECT_TRUE(store_.chat("none")->empty());
    EXPECT_TRUE(store_.running_games()->empty());
}

TEST_P(StoreTest, AnyTextIsKept) {
    const std::string text = "'\"; drop table games; -- :p1 ? \\ \xc3\xa4\xe2\x82\xac\n\t";
    ASSERT_TRUE(writer_.write({AddGame{sample_game("g1")}}));
    ASSERT_TRUE(writer_.write({sample_append("g1", 0, text)}));
    ASSERT_TRUE(writer_.write({AddChat{"g1", {1, 5, "anna", ""}}}));
    EXPECT_EQ(store_.events("g1")->at(0).text, text);
    EXPECT_EQ(store_.chat("g1")->at(0).text, "");
}

TEST_P(StoreTest, PeopleAndSessions) {
    const Person guest{.id = "p1", .name = {}, .created = 1};
    const Person anna{.id = "p2", .name = "Anna", .created = 2};
    const Session session{.hash = "h", .person = "p1", .created = 3, .used = 3};
    ASSERT_TRUE(writer_.write({AddPerson{guest}, AddSession{session}}));
    ASSERT_TRUE(writer_.write({AddPerson{anna}}));
    EXPECT_EQ(*store_.person("p1"), guest);
    EXPECT_EQ(*store_.person("p2"), anna);
    ASSERT_TRUE(writer_.write({UseSession{"h", 9}}));
    EXPECT_EQ((*store_.session("h"))->used, 9);
    ASSERT_TRUE(writer_.write({RemoveSession{"h"}}));
    EXPECT_EQ(*store_.session("h"), std::nullopt);
}

TEST_P(StoreTest, GuestsGoByNicknamesAndAccountsByNames) {
    ASSERT_TRUE(writer_.write({AddPerson{{.id = "g1", .name = {}, .created = 1}},
                               AddPerson{{.id = "g2", .name = {}, .created = 1}},
                               AddPerson{{.id = "a", .name = "Ann", .created = 1}}}));
    ASSERT_TRUE(writer_.write({SetNickname{"g1", "Ann"}, SetNickname{"g2", "Ann"}}));
    EXPECT_EQ((*store_.person("g1"))->nickname, "Ann");
    EXPECT_EQ((*store_.person("g2"))->nickname, "Ann");
    EXPECT_EQ((*store_.person("g1"))->name, std::nullopt);
    ASSERT_TRUE(writer_.write({SetNickname{"g1", std::nullopt}}));
    EXPECT_EQ((*store_.person("g1"))->nickname, std::nullopt);
    for (const Id person : {"a", "nobody"}) {
        const Written written = writer_.write({SetNickname{person, "Bea"}});
        ASSERT_FALSE(written) << person;
        EXPECT_EQ(written.error().kind, StoreFailure::Kind::Conflict);
    }
}

TEST_P(StoreTest, ANewReturnLinkReplacesTheOldOne) {
    const ReturnLink first{.hash = "first", .person = "g", .expires = 5};
    const ReturnLink second{.hash = "second", .person = "g", .expires = 9};
    ASSERT_TRUE(writer_.write({SetReturnLink{first}}));
    EXPECT_EQ(*store_.return_link("first"), first);
    ASSERT_TRUE(writer_.write({SetReturnLink{second}}));
    EXPECT_EQ(*store_.return_link("first"), std::nullopt);
    EXPECT_EQ(*store_.return_link("second"), second);
}

TEST_P(StoreTest, AllSessionsOfAPersonAreRemovedAtOnce) {
    for (const char* hash : {"a", "b"})
        ASSERT_TRUE(writer_.write({AddSession{{.hash = hash, .person = "p1"}}}));
    ASSERT_TRUE(writer_.write({AddSession{{.hash = "c", .person = "p2"}}}));
    ASSERT_TRUE(writer_.write({RemoveSessionsOf{"p1"}}));
    EXPECT_EQ(*store_.session("a"), std::nullopt);
    EXPECT_EQ(*store_.session("b"), std::nullopt);
    EXPECT_TRUE(store_.session("c")->has_value());
}

TEST_P(StoreTest, ChallengesThatWaitForSomebody) {
    Challenge mine = sample_challenge("c1", 1);
    Challenge for_me = sample_challenge("c2", 2);
    for_me.by = "bert";
    for_me.to = "anna";
    Challenge decided = sample_challenge("c3", 3);
    for (const auto& challenge : {mine, for_me, decided, sample_challenge("c4", 0)})
        ASSERT_TRUE(writer_.write({AddChallenge{challenge}}));
    ASSERT_TRUE(writer_.write({DecideChallenge{"c3", "withdrawn", {}}}));
    EXPECT_EQ(*store_.open_challenges("anna", 1'000), (std::vector{for_me, mine}))
        << "c4 has just expired";
    EXPECT_EQ(*store_.open_challenges("bert", 1'000), std::vector{for_me});
    EXPECT_EQ((*store_.challenge("c3"))->state, "withdrawn");
}

class GamesTest : public StoreTest {
protected:
    // a1 and a2 at the same time, a3 later and finished, b1 by other people.
    void SetUp() override {
        Game other = sample_game("b1", 30);
        other.white = "carl";
        other.brown = "dora";
        for (const Game& game :
             {sample_game("a1", 10), sample_game("a2", 10), sample_game("a3", 20), other})
            ASSERT_TRUE(writer_.write({AddGame{game}}));
        AppendEvents end = sample_append("a3", 0, "resign");
        end.summary.outcome = "resignation";
        ASSERT_TRUE(writer_.write({end}));
    }

    std::string ids(const GamesQuery& query) const {
        std::string text;
        const auto games = store_.games(query);
        for (const Game& game : *games) text += game.id + " ";
        return text;
    }
};

BOTH_DATABASES(GamesTest);

TEST_P(GamesTest, AreListedTheNewestFirst) {
    EXPECT_EQ(ids({}), "b1 a3 a2 a1 ");
    EXPECT_EQ(ids({.limit = 2}), "b1 a3 ");
}

TEST_P(GamesTest, AreListedByPlayerAndState) {
    EXPECT_EQ(ids({.player = "bert"}), "a3 a2 a1 ");
    EXPECT_EQ(ids({.player = "dora"}), "b1 ");
    EXPECT_EQ(ids({.player = "anna", .running = true}), "a2 a1 ");
    EXPECT_EQ(ids({.running = false}), "a3 ");
}

TEST_P(GamesTest, APageGoesOnWhereTheLastEnded) {
    EXPECT_EQ(ids({.before = "a3"}), "a2 a1 ");
    EXPECT_EQ(ids({.player = "anna", .before = "a2"}), "a1 ");
    EXPECT_EQ(ids({.before = "none"}), "");
}

TEST_P(GamesTest, RunningOnesAreFoundForARestart) {
    const auto games = store_.running_games();
    ASSERT_EQ(games->size(), 3U);
    EXPECT_EQ(games->at(0), sample_game("a1", 10));
    EXPECT_EQ(games->at(2).id, "b1");
}

TEST_P(StoreTest, TheLastBeatIsRemembered) {
    ASSERT_TRUE(writer_.write({Beat{10}}));
    ASSERT_TRUE(writer_.write({Beat{20}}));
    EXPECT_EQ(*store_.last_beat(), 20);
}

TEST_P(StoreTest, OpeningAgainFindsEverything) {
    ASSERT_TRUE(writer_.write({AddGame{sample_game("g1")}}));
    writer_.stop();
    const Store again = opened();
    EXPECT_EQ(*again.game("g1"), sample_game("g1"));
}

}  // namespace
}  // namespace barracuda::store
