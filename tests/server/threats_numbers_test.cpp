// How many games, challenges and lines strangers may have, whatever the time: every such limit in
// docs/wire.md, over real sockets and on both databases.
#include "server/party.hpp"
#include "store/database.hpp"
#include "store/writer.hpp"

#include <gtest/gtest.h>

namespace barracuda::server {
namespace {

class ThreatsByNumbers : public store::OnBothDatabases {
protected:
    OnlineSettings settings() const {
        OnlineSettings made;
        made.store = url();
        made.limited = false;
        return made;
    }

    Party party{settings()};
    Guest anna{party};
    Guest bert{party};
};

BOTH_DATABASES(ThreatsByNumbers);

TEST_P(ThreatsByNumbers, GamesWatchedOverOneSocket) {
    anna.post("/api/challenges", "{}");
    SocketClient socket = anna.socket();
    const auto watch = [&] { socket.send(R"({"watch":"game:)" + begin_game(anna, bert) + "\"}"); };
    for (int i = 0; i < 20; ++i) {
        watch();
        EXPECT_NE(wait_for(socket, "\"state\""), "");
    }
    watch();
    EXPECT_EQ(field(wait_for(socket, "problem"), "limit"), "topics");
}

TEST_P(ThreatsByNumbers, OpenChallenges) {
    for (int i = 0; i < 50; ++i) EXPECT_EQ(anna.post("/api/challenges", "{}").status, 201);
    const Answer refused = anna.post("/api/challenges", "{}");
    EXPECT_EQ(refused.status, 429);
    EXPECT_EQ(field(refused.body, "limit"), "open-challenges");
    EXPECT_NE(refused.header("Retry-After"), "");
}

TEST_P(ThreatsByNumbers, RunningGames) {
    for (int i = 0; i < 100; ++i) begin_game(anna, bert);
    const Answer more = anna.post("/api/challenges", "{}");
    EXPECT_EQ(more.status, 429);
    EXPECT_EQ(field(more.body, "limit"), "games");
    Guest carl(party);
    const std::string challenge = field(carl.post("/api/challenges", "{}").body, "id");
    EXPECT_EQ(field(bert.post("/api/challenges/" + challenge + "/accept").body, "limit"), "games");
}

TEST_P(ThreatsByNumbers, EventsOfAGame) {
    const std::string game = begin_game(anna, bert);
    EXPECT_EQ(anna.say(game, "d2d5"), "");
    EXPECT_EQ(bert.say(game, "d8d6"), "");
    party.stop();
    {
        const store::Store store = opened();
        store::AppendEvents append{.game = game, .after = 2, .events = {}, .summary = {}};
        append.summary = (*store.game(game))->summary;
        const store::Time last = store.events(game)->back().at;
        for (int number = 3; number < 10'000; ++number) {
            const bool offers = number % 2 == 1;
            append.events.push_back({.number = number,
                                     .at = last,
                                     .by = offers ? "white" : "brown",
                                     .text = offers ? "offer agreement" : "decline agreement",
                                     .key = {}});
        }
        store::Writer writer(url());
        ASSERT_TRUE(writer.write({std::move(append)}));
    }
    party.start();
    EXPECT_EQ(bert.say(game, "decline agreement"), "");
    const Answer refused =
        anna.post("/api/games/" + game + "/commands", R"({"command":"offer agreement"})");
    EXPECT_EQ(refused.status, 429);
    EXPECT_EQ(field(refused.body, "limit"), "events");
    EXPECT_EQ(anna.say(game, "resign"), "") << "it can still be ended";
}

TEST_P(ThreatsByNumbers, ChatInAGame) {
    const std::string game = begin_game(anna, bert);
    {
        store::Change lines;
        for (std::int64_t number = 1; number < 500; ++number)
            lines.emplace_back(store::AddChat{
                game, {.number = number, .at = number, .by = "nobody", .text = "hello"}});
        party.stop();
        store::Writer writer(url());
        ASSERT_TRUE(writer.write(std::move(lines)));
    }
    party.start();
    const auto chat = [&] {
        return anna.post("/api/games/" + game + "/chat", R"({"phrase":"hello"})");
    };
    EXPECT_EQ(chat().status, 200);
    const Answer refused = chat();
    EXPECT_EQ(refused.status, 429);
    EXPECT_EQ(field(refused.body, "limit"), "chat-lines");
}

}  // namespace
}  // namespace barracuda::server
