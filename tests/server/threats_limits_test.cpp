// What strangers may do only so often: every limit in docs/wire.md, to the exact count, over real
// sockets. Time stands still unless a test moves it on. Limits that do not depend on time are in
// threats_numbers_test.cpp, those on pictures are tested with links.
#include "base/temporary_folder.hpp"
#include "server/party.hpp"

#include <gtest/gtest.h>
#include <sqlite3.h>

#include <atomic>
#include <functional>
#include <vector>

namespace barracuda::server {
namespace {

class PublishedLimits : public testing::Test {
protected:
    OnlineSettings settings() {
        OnlineSettings made;
        made.now = [this] { return Instant{Milliseconds{now}}; };
        made.api.limit_loopback = true;
        made.api.new_connections = 100'000;
        return made;
    }

    // How often something can be done before the refusal that names the limit and says how long to
    // wait. After that time it can be done again.
    int times(const std::string& limit, const std::function<Answer()>& once) {
        Answer answer = once();
        int count = 0;
        for (; answer.status != 429 && count < 1'000; ++count) answer = once();
        EXPECT_EQ(answer.status, 429) << limit;
        EXPECT_EQ(field(answer.body, "code"), "busy");
        EXPECT_EQ(field(answer.body, "limit"), limit);
        EXPECT_EQ(answer.header("Retry-After"), field(answer.body, "retryAfter"));
        const int seconds = std::atoi(answer.header("Retry-After").c_str());
        EXPECT_GT(seconds, 0);
        EXPECT_EQ(once().status, 429);
        now += 1'000 * seconds;
        EXPECT_NE(once().status, 429) << limit;
        return count;
    }
    // The same for messages over a socket, which are all answered.
    static int times_said(const std::string& limit, SocketClient& socket,
                          const std::string& message) {
        for (int count = 0; count < 1'000; ++count) {
            socket.send(message);
            const std::string answer = socket.receive().value_or("");
            if (answer.find("\"busy\"") == std::string::npos) continue;
            EXPECT_EQ(field(answer, "limit"), limit);
            EXPECT_NE(field(answer, "retryAfter"), "");
            return count;
        }
        return -1;
    }

    std::atomic<std::int64_t> now = 1'700'000'000'000;
    Party party{settings()};
    Guest anna{party};
    Guest bert{party};
};

TEST_F(PublishedLimits, RequestsOfAGuest) {
    anna.post("/api/challenges", "{}");
    EXPECT_EQ(times("requests", [&] { return anna.get("/api/me"); }), 60);
    EXPECT_EQ(bert.post("/api/challenges", "{}").status, 201) << "others do not notice";
}

TEST_F(PublishedLimits, RequestsOfStrangers) {
    int guesses = 0;
    const auto guess = [&] {
        ++guesses;
        return Guest(party).ask("GET", "/api/games/aaaaaaaaa" + std::to_string(100 + guesses), "",
                                "X-Forwarded-For: 192.0.2." + std::to_string(guesses) + "\r\n");
    };
    EXPECT_EQ(times("strangers", guess), 300) << "wherever they say they are";
}

TEST_F(PublishedLimits, RequestsOfStrangersBehindAProxy) {
    OnlineSettings behind = settings();
    behind.api.proxy = "127.0.0.1";
    behind.rates = {{"strangers", 20}};
    Party proxied(behind);
    const auto ask_from = [&](const std::string& address) {
        return Guest(proxied).ask("GET", "/api/me", "", "X-Forwarded-For: " + address + "\r\n");
    };
    int forged = 0;
    EXPECT_EQ(times("strangers",
                    [&] { return ask_from("10.0.0." + std::to_string(++forged) + ", 192.0.2.1"); }),
              20)
        << "only what the proxy has added counts";
    EXPECT_EQ(ask_from("10.0.0.1\r\nX-Forwarded-For: 192.0.2.1").status, 429)
        << "also as another header";
    EXPECT_EQ(times("strangers", [&] { return ask_from("192.0.2.2"); }), 20) << "each his own";
    int host = 0;
    EXPECT_EQ(times("strangers", [&] { return ask_from("2001:db8::" + std::to_string(++host)); }),
              20)
        << "a /64 of IPv6 is one address";
}

TEST_F(PublishedLimits, NewGuests) {
    EXPECT_EQ(
        times("guests", [&] { return Guest(party).ask("PATCH", "/api/me", R"({"name":"Anna"})"); }),
        20);
}

TEST_F(PublishedLimits, Challenges) {
    anna.ask("PATCH", "/api/me", R"({"name":"Anna"})");
    EXPECT_EQ(times("challenges", [&] { return anna.post("/api/challenges", "{}"); }), 10);
    EXPECT_EQ(times("challenges", [&] { return Guest(party).post("/api/challenges", "{}"); }), 10)
        << "new guests do not help";
}

TEST_F(PublishedLimits, ChallengesInADay) {
    anna.ask("PATCH", "/api/me", R"({"name":"Anna"})");
    const auto challenge_and_withdraw = [&] {
        now += 6'000;
        const Answer made = anna.post("/api/challenges", "{}");
        if (made.status == 201) anna.ask("DELETE", "/api/challenges/" + field(made.body, "id"));
        return made;
    };
    EXPECT_EQ(times("challenges-a-day", challenge_and_withdraw), 100);
}

TEST_F(PublishedLimits, Chat) {
    const std::string game = begin_game(anna, bert);
    EXPECT_EQ(
        times("chat",
              [&] { return anna.post("/api/games/" + game + "/chat", R"({"phrase":"hello"})"); }),
        5);
}

TEST_F(PublishedLimits, ReturningByALink) {
    EXPECT_EQ(times("sign-in",
                    [&] { return Guest(party).post("/api/session/return", R"({"secret":"x"})"); }),
              100);
}

TEST_F(PublishedLimits, Commands) {
    const std::string game = begin_game(anna, bert);
    SocketClient socket = anna.socket();
    const std::string rest = R"("game":")" + game + R"(","command":"nonsense"})";
    EXPECT_EQ(times_said("commands", socket, R"({"do":"k",)" + rest), 40);
    SocketClient another = anna.socket();
    EXPECT_EQ(times_said("commands", another, R"({"do":"k",)" + rest), 0) << "on any socket";
    EXPECT_EQ(anna.say(game, "d2d5"), "busy") << "and over HTTP";
    EXPECT_EQ(bert.say(game, "d8d6"), "not-your-turn") << "but not for the other player";
}

TEST_F(PublishedLimits, Messages) {
    SocketClient socket = anna.socket();
    EXPECT_EQ(times_said("messages", socket, R"({"ping":1})"), 100);
}

// Each is answered with a whole state, and one address may open many sockets.
TEST_F(PublishedLimits, Watches) {
    const std::string watch = R"({"watch":"game:aaaaaaaaaaaa"})";
    int watched = 0;
    std::string answer;
    while (watched < 1'000 && answer.find("\"busy\"") == std::string::npos) {
        SocketClient socket = bert.socket();
        for (int i = 0; i < 90 && answer.find("\"busy\"") == std::string::npos; ++i) {
            socket.send(watch);
            answer = socket.receive().value_or("");
            ++watched;
        }
    }
    EXPECT_EQ(watched, 201);
    EXPECT_EQ(field(answer, "limit"), "watches");
    EXPECT_NE(field(answer, "retryAfter"), "");
    anna.post("/api/challenges", "{}");
    SocketClient guest = anna.socket();
    guest.send(watch);
    EXPECT_EQ(field(wait_for(guest, "problem"), "code"), "not-found") << "each guest has his own";
}

TEST_F(PublishedLimits, NewConnections) {
    OnlineSettings usual = settings();
    usual.api.new_connections = ApiSettings().new_connections;
    Party strict(usual);
    EXPECT_EQ(times("new-connections", [&] { return *strict.client().get("/health"); }), 20);
    usual.api.proxy = "127.0.0.1";
    Party proxied(usual);
    for (int i = 0; i < 50; ++i) EXPECT_EQ(proxied.client().get("/health")->status, 200);
}

TEST(ThreatsToAnyone, OpenConnections) {
    OnlineSettings settings;
    settings.limited = false;
    Party party(settings);
    std::vector<SocketClient> sockets;
    for (int i = 0; i < 200; ++i) sockets.push_back(Guest(party).socket());
    const auto refused = party.client().get("/health");
    ASSERT_TRUE(refused);
    EXPECT_EQ(refused->status, 503);
    EXPECT_EQ(field(refused->body, "code"), "unavailable");
    EXPECT_EQ(refused->header("Retry-After"), "1");
    EXPECT_EQ(Client(party.port(), "127.0.0.2").get("/health")->status, 200) << "others may";
}

// Nothing is written meanwhile, because somebody else holds the database.
TEST(ThreatsToAnyone, WhatWaitsForAClient) {
    OnlineSettings settings;
    settings.limited = false;
    settings.api.queue_bytes = 0;
    Party party(settings);
    Guest anna(party);
    Guest bert(party);
    const std::string game = begin_game(anna, bert);
    SocketClient socket = anna.socket();
    socket.send(R"({"ping":1})");
    EXPECT_FALSE(socket.receive()) << "nothing fits";
    Client stream = party.client();
    stream.send("GET /api/games/" + game + "/events?after=9 HTTP/1.1\r\nHost: test\r\n\r\n");
    EXPECT_EQ(stream.receive(false)->status, 200);
    EXPECT_TRUE(stream.sees_the_end());
}

TEST(ThreatsToAnyone, CommandsThatWait) {
    const TemporaryFolder folder;
    OnlineSettings settings;
    settings.limited = false;
    settings.store = (folder.path() / "games.db").string();
    Party party(settings);
    Guest anna(party);
    Guest bert(party);
    const std::string game = begin_game(anna, bert);
    SocketClient socket = anna.socket();
    sqlite3* database = nullptr;
    ASSERT_EQ(sqlite3_open(settings.store.c_str(), &database), SQLITE_OK);
    sqlite3_busy_timeout(database, 5'000);  // the server may be writing
    ASSERT_EQ(sqlite3_exec(database, "begin immediate", nullptr, nullptr, nullptr), SQLITE_OK);
    for (int i = 0; i < 40; ++i)
        socket.send(R"({"do":)" + std::to_string(i) + R"(,"game":")" + game +
                    R"(","command":"offer agreement"})");
    for (int i = 33; i < 40; ++i) {
        const std::string refused = socket.receive().value_or("");
        EXPECT_EQ(field(refused, "refused"), std::to_string(i)) << "one is written, 32 wait";
        EXPECT_EQ(field(refused, "limit"), "waiting-commands");
    }
    EXPECT_EQ(sqlite3_exec(database, "rollback", nullptr, nullptr, nullptr), SQLITE_OK);
    sqlite3_close(database);
    EXPECT_EQ(socket.receive(), R"({"done":0,"number":1})");
}

}  // namespace
}  // namespace barracuda::server
