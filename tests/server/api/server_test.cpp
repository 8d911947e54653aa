// What the server says of itself.
#include "server/party.hpp"

#include <gtest/gtest.h>

namespace barracuda::server {
namespace {

struct ServerItself : testing::Test {
    static OnlineSettings settings() {
        OnlineSettings made;
        made.app = "0123456789abcdef";
        made.api.proxy = "127.0.0.1";
        return made;
    }
    std::string told(const std::string& forwarded_for) {
        return Guest(party)
            .ask("GET", "/api/server", "", "X-Forwarded-For: " + forwarded_for + "\r\n")
            .body;
    }

    Party party{settings(), {}, {.lan = "192.168.1.20"}};
};

TEST_F(ServerItself, HasGamesAndAVersionOfTheApp) {
    Guest anna(party);
    EXPECT_TRUE(
        anna.get("/api/server").body.ends_with(R"("games":true,"app":"0123456789abcdef"})"));
    EXPECT_EQ(anna.cookie(), "") << "nobody is made a guest by asking";
    EXPECT_EQ(field(anna.get("/api/me").body, "app"), "0123456789abcdef");
    SocketClient socket = anna.socket();
    socket.send(R"({"ping":7})");
    EXPECT_EQ(field(wait_for(socket, "\"pong\""), "app"), "0123456789abcdef");
}

TEST_F(ServerItself, TellsNeighboursWhereItIs) {
    const std::string where =
        R"({"lan":"http://192.168.1.20:)" + party.port_text() + R"(","games":true,)";
    for (const char* const near : {"127.0.0.1", "192.168.1.30", "10.1.2.3", "fe80::1"})
        EXPECT_TRUE(told(near).starts_with(where)) << near;
    for (const char* const far : {"203.0.113.5", "2001:db8::1"})
        EXPECT_TRUE(told(far).starts_with(R"({"lan":null,"games":true,)")) << far;
}

TEST(ServerWithoutAnApp, HasNoVersionOfIt) {
    Party party;
    EXPECT_EQ(Guest(party).get("/api/server").body, R"({"lan":null,"games":true})");
    EXPECT_EQ(field(Guest(party).get("/api/me").body, "app"), "");
}

// A page at an address of the local network, over plain HTTP, as browsers ask: with an Origin, but
// without Sec-Fetch-Site.
struct LocalNetwork : testing::Test {
    Answer post(Guest& guest, const std::string& path, const std::string& body = "{}") {
        return guest.ask("POST", path, body, origin(guest));
    }
    static std::string origin(const Guest& guest) {
        return "Origin: http://" + guest.host() + "\r\n";
    }

    Party party{{}, {}, {.address = "0.0.0.0", .lan = "127.0.0.2"}};
    Guest phone{party, "127.0.0.2"};
    Guest desktop{party, "localhost"};
};

TEST_F(LocalNetwork, APhonePlaysAgainstTheDesktop) {
    const std::string here = "http://127.0.0.2:" + party.port_text();
    const Answer challenge = post(desktop, "/api/challenges", R"({"colour":"white"})");
    ASSERT_EQ(challenge.status, 201) << challenge.body;
    const std::string id = field(challenge.body, "id");
    EXPECT_EQ(field(challenge.body, "url"), here + "/challenge/" + id)
        << "a phone cannot use localhost";
    EXPECT_TRUE(field(post(desktop, "/api/me/return").body, "url").starts_with(here + "/return/"));
    const Answer accepted = post(phone, "/api/challenges/" + id + "/accept");
    ASSERT_EQ(accepted.status, 201) << accepted.body;
    const std::string cookie = accepted.header("Set-Cookie");
    EXPECT_TRUE(cookie.starts_with("barracuda=")) << cookie;
    EXPECT_EQ(cookie.find("Secure"), std::string::npos) << cookie;
    const std::string game = field(accepted.body, "game");
    SocketClient socket = phone.socket(origin(phone));
    socket.send(R"({"watch":"game:)" + game + "\"}");
    EXPECT_EQ(field(wait_for(socket, "\"state\""), "me"), "brown");
    EXPECT_EQ(desktop.say(game, "d2d5", 0, origin(desktop)), "");
    EXPECT_EQ(field(wait_for(socket, "\"event\""), "command"), "d2d5");
    socket.send(R"({"do":1,"game":")" + game + R"(","number":1,"command":"d8d6"})");
    EXPECT_EQ(wait_for(socket, "\"done\""), R"({"done":1,"number":2})");
}

TEST_F(LocalNetwork, PagesOfOtherAddressesChangeNothing) {
    for (const std::string other :
         {"http://localhost:", "http://127.0.0.1:", "http://127.0.0.3:"}) {
        const Answer answer = phone.ask("POST", "/api/challenges", "{}",
                                        "Origin: " + other + party.port_text() + "\r\n");
        EXPECT_EQ(field(answer.body, "code"), "origin") << other;
    }
    EXPECT_EQ(field(phone.ask("POST", "/api/challenges", "{}", "Origin: http://127.0.0.2\r\n").body,
                    "code"),
              "origin")
        << "another port";
}

TEST_F(LocalNetwork, LinksKeepAnAddressThatOthersCanUse) {
    Guest elsewhere(party, "games.example");
    EXPECT_TRUE(field(post(elsewhere, "/api/challenges").body, "url")
                    .starts_with("http://games.example:" + party.port_text() + "/challenge/"));
    for (const std::string own : {"localhost", "127.0.0.1", "[::1]"}) {
        Guest here(party, own);
        EXPECT_TRUE(field(post(here, "/api/challenges").body, "url")
                        .starts_with("http://127.0.0.2:" + party.port_text() + "/challenge/"))
            << own;
    }
    Party alone;
    Guest here(alone, "localhost");
    EXPECT_TRUE(field(post(here, "/api/challenges").body, "url")
                    .starts_with("http://localhost:" + alone.port_text() + "/challenge/"))
        << "there is no local network";
}

}  // namespace
}  // namespace barracuda::server
