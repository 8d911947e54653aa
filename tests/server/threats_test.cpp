// What strangers may try, over real sockets and on both databases, and how they are refused. What
// they may do only so often is in threats_limits_test.cpp.
#include "kit/files.hpp"
#include "server/api/description.hpp"
#include "server/party.hpp"
#include "store/database.hpp"

#include <gtest/gtest.h>

namespace barracuda::server {
namespace {

class Threats : public store::OnBothDatabases {
protected:
    OnlineSettings settings(bool limited = true) const {
        OnlineSettings made;
        made.store = url();
        made.limited = limited;
        return made;
    }

    Party party{settings()};
    Guest anna{party};
    Guest bert{party};
    Guest mallory{party};
};

// Where storage does not matter.
OnlineSettings without_limits() {
    OnlineSettings settings;
    settings.limited = false;
    return settings;
}
BOTH_DATABASES(Threats);

TEST_P(Threats, PagesOfOthersChangeNothing) {
    for (const std::string headers :
         {"Origin: http://evil.example\r\n", "Origin: null\r\n", "Origin: http://test.evil\r\n",
          "Sec-Fetch-Site: cross-site\r\n", "Sec-Fetch-Site: same-site\r\n"}) {
        EXPECT_EQ(code_of(mallory.ask("POST", "/api/challenges", "{}", headers)), "origin");
        SocketClient socket(party.client());
        EXPECT_EQ(socket.open("/api/socket", headers)->status, 403) << headers;
    }
    EXPECT_EQ(anna.ask("POST", "/api/challenges", "{}",
                       "Origin: http://test\r\nSec-Fetch-Site: same-origin\r\n")
                  .status,
              201);
}

TEST_P(Threats, EverythingThatChangesSomethingAsksWhosePageItIs) {
    const std::string game = begin_game(anna, bert);
    for (const Operation& operation : operations()) {
        if (operation.method == "get") continue;
        std::string path(operation.path);
        if (const auto at = path.find("{id}"); at != std::string::npos) path.replace(at, 4, game);
        std::string method(operation.method);
        for (char& letter : method) letter = static_cast<char>(letter - 'a' + 'A');
        EXPECT_EQ(code_of(anna.ask(method, path, "{}", "Origin: http://evil.example\r\n")),
                  "origin")
            << method << ' ' << path;
    }
}

TEST_P(Threats, SeatsCannotBeTaken) {
    const std::string game = begin_game(anna, bert);
    EXPECT_EQ(mallory.say(game, "d2d5"), "signed-out");
    mallory.post("/api/challenges", "{}");
    EXPECT_EQ(mallory.say(game, "d2d5"), "not-yours");
    EXPECT_EQ(bert.say(game, "d2d5"), "not-your-turn") << "the other's seat";
    EXPECT_EQ(anna.say(game, "outage 1000"), "not-yours") << "what is for the server to say";
    EXPECT_EQ(code_of(mallory.post("/api/games/" + game + "/chat", R"({"phrase":"hello"})")),
              "not-yours");
}

TEST_P(Threats, SeatsCannotBeTakenOverTheSocketEither) {
    const std::string game = begin_game(anna, bert);
    const std::string action = R"({"do":"k","game":")" + game + R"(","number":0,"command":"d2d5"})";
    SocketClient stranger = mallory.socket();
    stranger.send(action);
    EXPECT_EQ(field(wait_for(stranger, "refused"), "code"), "signed-out");
    SocketClient other = bert.socket();
    other.send(action);
    EXPECT_EQ(field(wait_for(other, "refused"), "code"), "not-your-turn");
    SocketClient own = anna.socket();
    own.send(action);
    EXPECT_EQ(field(wait_for(own, "done"), "number"), "1") << "nothing has happened before";
}

TEST_P(Threats, CookiesCannotBeMadeUp) {
    for (const std::string cookie :
         {"barracuda=x", "barracuda=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA",
          "barracuda=", "barracuda", "=", "barracuda=' or 1=1 --"}) {
        const Answer me = Guest(party).ask("GET", "/api/me", "", "Cookie: " + cookie + "\r\n");
        EXPECT_EQ(field(me.body, "me"), "null") << cookie;
    }
}

TEST_P(Threats, TheCookieIsForTheBrowserAlone) {
    const Answer made = anna.post("/api/challenges", "{}");
    const std::string cookie = made.header("Set-Cookie");
    EXPECT_NE(cookie.find("; HttpOnly; SameSite=Lax"), std::string::npos) << cookie;
    EXPECT_GE(anna.cookie().size(), std::string("barracuda=").size() + 43) << "256 bits";
    EXPECT_EQ(made.body.find(anna.cookie().substr(10)), std::string::npos);
}

TEST(ThreatsToAnyone, TheCookieIsNotStored) {
    const Folder folder;
    OnlineSettings settings = without_limits();
    settings.store = (folder.path() / "games.sqlite").string();
    std::string secret;
    {
        Party party(settings);
        Guest anna(party);
        anna.ask("PATCH", "/api/me", R"({"name":"Annabel"})");
        secret = anna.cookie().substr(anna.cookie().find('=') + 1);
    }
    const std::string content = kit::content_of(settings.store);
    EXPECT_EQ(secret.size(), 43u);
    EXPECT_NE(content.find("Annabel"), std::string::npos);
    EXPECT_EQ(content.find(secret), std::string::npos) << "its hash is";
}

TEST_P(Threats, ReplayingDoesNothingTwice) {
    const std::string game = begin_game(anna, bert);
    EXPECT_EQ(anna.say(game, "d2d5", 0), "");
    EXPECT_EQ(anna.say(game, "d2d5", 0), "stale");
    EXPECT_EQ(field(anna.get("/api/games/" + game).body, "number"), "1");
}

TEST_P(Threats, ReplayingAMessageDoesNothingTwice) {
    const std::string game = begin_game(anna, bert);
    SocketClient socket = anna.socket();
    for (int i = 0; i < 2; ++i) {
        socket.send(R"({"do":"k","game":")" + game + R"(","number":0,"command":"d2d5"})");
        EXPECT_EQ(field(wait_for(socket, "done"), "number"), "1");
    }
    SocketClient later = anna.socket();
    later.send(R"({"do":"k","game":")" + game + R"(","number":0,"command":"d2d5"})");
    EXPECT_EQ(field(wait_for(later, "done"), "number"), "1") << "over another socket";
    EXPECT_EQ(field(anna.get("/api/games/" + game).body, "number"), "1");
}

TEST_P(Threats, ChatIsPhrases) {
    const std::string game = begin_game(anna, bert);
    const std::string chat = "/api/games/" + game + "/chat";
    for (const std::string body : {R"({"phrase":"\u202egnp.exe"})", R"({"phrase":"\u0007"})",
                                   R"({"phrase":"<script>"})", R"({"text":"hello"})"})
        EXPECT_EQ(code_of(anna.post(chat, body)), "malformed") << body;
    EXPECT_EQ(anna.post(chat, R"({"phrase":"hello"})").status, 200);
}

TEST_P(Threats, NothingIsWatchedThatIsNotThere) {
    SocketClient socket = anna.socket();
    for (int i = 0; i < 3; ++i) {
        socket.send(R"({"watch":"game:aaaaaaaaaaa)" + std::to_string(i) + "\"}");
        EXPECT_EQ(field(wait_for(socket, "problem"), "code"), "not-found") << "guessing ids";
    }
    socket.send(R"({"watch":"me"})");
    EXPECT_EQ(field(wait_for(socket, "problem"), "code"), "signed-out");
}

TEST_P(Threats, AddressesLeadNowhereElse) {
    for (const std::string path :
         {"/api/games/..%2f..%2fetc", "/api/games/a1b2c3d4e5f6'--", "/api/games/%00", "/api//me",
          "/api/accounts", "/api/games/a1b2c3d4e5f6/events/more", "/api/challenges/a1b2c3d4e5f6"})
        EXPECT_GE(mallory.get(path).status, 400) << path;
    EXPECT_EQ(mallory.ask("PUT", "/api/me").status, 405);
    EXPECT_EQ(mallory.ask("DELETE", "/api/games").status, 405);
}

TEST_P(Threats, NobodyIsToldOfOthersThanThePlayers) {
    const std::string game = begin_game(anna, bert);
    const Answer state = mallory.get("/api/games/" + game);
    EXPECT_EQ(state.body.find("127.0.0.1"), std::string::npos);
    EXPECT_EQ(field(state.body, "me"), "null");
    EXPECT_EQ(state.header("X-Content-Type-Options"), "nosniff");
    EXPECT_EQ(state.header("Cache-Control"), "no-store");
}

TEST_P(Threats, SomebodyElsesKeysAndNumbersAreOfNoUse) {
    const std::string game = begin_game(anna, bert);
    EXPECT_EQ(anna.say(game, "d2d5", 0, "Idempotency-Key: k\r\n"), "");
    EXPECT_EQ(bert.say(game, "d2d5", 0, "Idempotency-Key: k\r\n"), "stale");
    mallory.post("/api/challenges", "{}");
    EXPECT_EQ(mallory.say(game, "d2d5", 0, "Idempotency-Key: k\r\n"), "not-yours");
    SocketClient socket = mallory.socket();
    socket.send(R"({"do":"k","game":")" + game + R"(","number":0,"command":"resign"})");
    EXPECT_EQ(field(wait_for(socket, "refused"), "code"), "not-yours");
}

TEST(ThreatsToAnyone, OnlyTheProxyIsBelievedAboutTls) {
    Party party(without_limits());
    const Answer made =
        Guest(party).ask("POST", "/api/challenges", "{}", "X-Forwarded-Proto: https\r\n");
    EXPECT_TRUE(made.header("Set-Cookie").starts_with("barracuda=")) << "not __Host-";
    EXPECT_TRUE(field(made.body, "url").starts_with("http://"));
    OnlineSettings settings = without_limits();
    settings.api.proxy = "127.0.0.1";
    Party behind(settings);
    Guest anna(behind);
    const std::string tls = "X-Forwarded-Proto: https\r\n";
    const std::string cookie = anna.ask("POST", "/api/challenges", "{}", tls).header("Set-Cookie");
    EXPECT_TRUE(cookie.starts_with("__Host-barracuda=")) << cookie;
    EXPECT_TRUE(cookie.ends_with("; Path=/; Max-Age=34560000; HttpOnly; SameSite=Lax; Secure"));
    EXPECT_EQ(field(anna.ask("GET", "/api/me", "", tls).body, "guest"), "true");
    EXPECT_EQ(field(anna.get("/api/me").body, "me"), "null") << "not without TLS";
    const std::string forged = tls + "X-Forwarded-Proto: http\r\n";
    EXPECT_EQ(field(anna.ask("GET", "/api/me", "", forged).body, "me"), "null")
        << "the proxy has the last word";
    const auto ask_from = [&](const std::string& page) {
        return anna.ask("POST", "/api/challenges", "{}", tls + "Origin: " + page + "\r\n").status;
    };
    EXPECT_EQ(ask_from("https://test"), 201);
    EXPECT_EQ(ask_from("http://test"), 403) << "anybody on the way can write such a page";
}

TEST(ThreatsToAnyone, TextIsWhatItLooksLike) {
    Party party(without_limits());
    Guest anna(party);
    for (const std::string text :
         {"\\u202eclosed", "closed\\u0000", "\\u2066open\\u2069", "\\u0007"}) {
        EXPECT_EQ(code_of(anna.post("/api/challenges", "{\"setup\":\"" + text + "\"}")),
                  "malformed");
        EXPECT_EQ(code_of(anna.post("/api/challenges", "{\"colour\":\"" + text + "\"}")),
                  "malformed");
        EXPECT_NE(anna.post("/api/challenges", "{\"to\":\"" + text + "\"}").status, 201);
    }
    const std::string name = R"({"name":"\u202eA\u0007n\u2066n\u200ba"})";
    EXPECT_EQ(field(anna.ask("PATCH", "/api/me", name).body, "name"), "Anna");
    const Answer header = anna.ask("POST", "/api/challenges", "{}", "Idempotency-Key: a\x01b\r\n");
    EXPECT_EQ(header.status, 400);
}

}  // namespace
}  // namespace barracuda::server
