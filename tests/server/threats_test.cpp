// What strangers may try, over real sockets and on both databases, and the refusal that they get.
#include "server/party.hpp"
#include "store/database.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

namespace barracuda::server {
namespace {

std::string code_of(const Answer& answer) { return field(answer.body, "code"); }

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

// Where storage does not matter, or the limits are not those that are published.
OnlineSettings without_limits() {
    OnlineSettings settings;
    settings.limited = false;
    return settings;
}
OnlineSettings strict_with_everybody() {
    OnlineSettings settings;
    settings.api.limit_loopback = true;
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

TEST_P(Threats, MalformedAndOversizedBodiesAreRefused) {
    const std::string game = begin_game(anna, bert);
    const std::string commands = "/api/games/" + game + "/commands";
    for (const std::string body : {"", "{", "[]", "null", "{\"command\":7}", "{\"number\":0}",
                                   "{\"command\":\"\\u0000\"}", "\xff\xfe"})
        EXPECT_EQ(code_of(anna.post(commands, body)), "malformed") << body;
    const std::string deep = std::string(5000, '[') + std::string(5000, ']');
    EXPECT_EQ(code_of(anna.post(commands, deep)), "malformed");
    EXPECT_EQ(anna.post(commands, std::string(20'000, ' ')).status, 413);
    EXPECT_EQ(anna.say(game, "d2d5"), "") << "nothing has suffered";
}

TEST_P(Threats, MalformedAndOversizedMessagesAreRefused) {
    SocketClient socket = anna.socket();
    socket.send("nonsense");
    EXPECT_NE(wait_for(socket, "malformed"), "");
    socket.send(R"({"do":"k","game":"../../etc/pw","command":"d2d5"})");
    EXPECT_EQ(field(wait_for(socket, "refused"), "code"), "not-found");
    SocketClient large = anna.socket();
    large.send(std::string(5000, 'x'));
    EXPECT_FALSE(large.receive());
    SocketClient in_pieces = anna.socket();
    const std::string piece = std::string("\x01\xfe\x03\xe8\0\0\0\0", 8) + std::string(1000, 'x');
    in_pieces.send_raw(piece);
    for (int i = 0; i < 4; ++i) in_pieces.send_raw('\0' + piece.substr(1));
    EXPECT_FALSE(in_pieces.receive()) << "5000 bytes, none of the pieces too large";
    SocketClient binary = anna.socket();
    binary.send("{}", SocketClient::Binary);
    EXPECT_FALSE(binary.receive());
    SocketClient unmasked = anna.socket();
    unmasked.send_raw("\x81\x02{}");
    EXPECT_FALSE(unmasked.receive());
}

TEST_P(Threats, WhoSendsNonsenseAgainAndAgainIsSentAway) {
    SocketClient socket = anna.socket();
    for (int i = 0; i < 25; ++i) socket.send("nonsense");
    int answers = 0;
    while (socket.receive()) ++answers;
    EXPECT_EQ(answers, 20);
}

TEST_P(Threats, CommandsAreLimited) {
    const std::string game = begin_game(anna, bert);
    SocketClient socket = anna.socket();
    for (int i = 0; i < 45; ++i)
        socket.send(R"({"do":)" + std::to_string(i) + R"(,"game":")" + game +
                    R"(","command":"nonsense"})");
    const std::string refused = wait_for(socket, "\"busy\"");
    EXPECT_EQ(field(refused, "limit"), "commands") << refused;
    EXPECT_NE(field(refused, "retryAfter"), "");
}

TEST_P(Threats, RequestsAreLimited) {
    anna.post("/api/challenges", "{}");
    Answer answer;
    for (int i = 0; i < 65 && answer.status != 429; ++i) answer = anna.get("/api/me");
    EXPECT_EQ(answer.status, 429);
    EXPECT_EQ(field(answer.body, "limit"), "requests");
    EXPECT_NE(answer.header("Retry-After"), "");
    EXPECT_EQ(bert.post("/api/challenges", "{}").status, 201) << "others do not notice";
}

TEST_P(Threats, ChallengesAndGuestsAreLimited) {
    anna.post("/api/challenges", "{}");
    Answer answer;
    for (int i = 0; i < 12 && answer.status != 429; ++i)
        answer = anna.post("/api/challenges", "{}");
    EXPECT_EQ(field(answer.body, "limit"), "challenges");
    Party other(strict_with_everybody());
    for (int i = 0; i < 12; ++i) answer = Guest(other).post("/api/challenges", "{}");
    EXPECT_EQ(answer.status, 429) << "new guests do not help";
}

// The status that each of so many new connections meets.
std::vector<int> statuses(const Party& flooded, int count) {
    std::vector<int> all;
    for (int i = 0; i < count; ++i) {
        const auto answer = flooded.client().get("/health");
        all.push_back(answer ? answer->status : 0);
    }
    return all;
}

TEST(ThreatsToAnyone, AFloodOfConnectionsIsHeldBack) {
    OnlineSettings strict = strict_with_everybody();
    const Party flooded(strict);
    const auto met = statuses(flooded, 100);
    EXPECT_EQ(std::count(met.begin(), met.begin() + 20, 200), 20) << "as published";
    EXPECT_GE(std::ranges::count(met, 429), 1);
    strict.api.new_connections = 1;
    const Party stricter(strict);
    auto refused = stricter.client().get("/health");
    for (int i = 0; i < 10 && refused && refused->status == 200; ++i)
        refused = stricter.client().get("/health");
    ASSERT_TRUE(refused);
    EXPECT_EQ(refused->status, 429);
    EXPECT_EQ(field(refused->body, "limit"), "new-connections");
    EXPECT_EQ(refused->header("Retry-After"), "1");
}

TEST(ThreatsToAnyone, AProxyMayConnectAsOftenAsItLikes) {
    OnlineSettings settings = strict_with_everybody();
    settings.api.new_connections = 1;
    settings.api.proxy = "127.0.0.1";
    const auto met = statuses(Party(settings), 10);
    EXPECT_EQ(std::ranges::count(met, 200), 10);
}

TEST_P(Threats, ChatIsPhrasesAndLimited) {
    const std::string game = begin_game(anna, bert);
    const std::string chat = "/api/games/" + game + "/chat";
    for (const std::string body : {R"({"phrase":"\u202egnp.exe"})", R"({"phrase":"\u0007"})",
                                   R"({"phrase":"<script>"})", R"({"text":"hello"})"})
        EXPECT_EQ(code_of(anna.post(chat, body)), "malformed") << body;
    Answer answer;
    for (int i = 0; i < 6; ++i) answer = anna.post(chat, R"({"phrase":"hello"})");
    EXPECT_EQ(field(answer.body, "limit"), "chat");
}

TEST_P(Threats, OneSocketWatchesSoMuchAndNoMore) {
    party.stop();
    Party patient(settings(false));
    Guest carl(patient);
    Guest dora(patient);
    SocketClient socket = carl.socket();
    for (int i = 0; i < 20; ++i) {
        socket.send(R"({"watch":"game:)" + begin_game(carl, dora) + "\"}");
        EXPECT_NE(wait_for(socket, "\"state\""), "");
    }
    socket.send(R"({"watch":"game:)" + begin_game(carl, dora) + "\"}");
    EXPECT_EQ(field(wait_for(socket, "problem"), "limit"), "topics");
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

TEST_P(Threats, OpenChallengesComeToAnEnd) {
    party.stop();
    Party patient(settings(false));
    Guest carl(patient);
    Answer answer = carl.post("/api/challenges", "{}");
    for (int i = 1; i < 50; ++i) answer = carl.post("/api/challenges", "{}");
    EXPECT_EQ(answer.status, 201);
    answer = carl.post("/api/challenges", "{}");
    EXPECT_EQ(answer.status, 429);
    EXPECT_EQ(field(answer.body, "limit"), "open-challenges");
    EXPECT_NE(answer.header("Retry-After"), "");
}

TEST_P(Threats, RunningGamesComeToAnEnd) {
    party.stop();
    Party patient(settings(false));
    Guest carl(patient);
    Guest dora(patient);
    for (int i = 0; i < 100; ++i) begin_game(carl, dora);
    const Answer more = carl.post("/api/challenges", "{}");
    EXPECT_EQ(more.status, 429);
    EXPECT_EQ(field(more.body, "limit"), "games");
    Guest emil(patient);
    const std::string other = field(emil.post("/api/challenges", "{}").body, "id");
    EXPECT_EQ(field(dora.post("/api/challenges/" + other + "/accept").body, "limit"), "games");
}

TEST(ThreatsToAnyone, WhoDoesNotReadIsCutOff) {
    Party party(without_limits());
    Guest anna(party);
    Guest bert(party);
    const std::string game = begin_game(anna, bert);
    SocketClient slow = Guest(party).socket();
    int sent = 0;
    // More than the system keeps for a server that is slow to read.
    while (sent < 1'000'000 && slow.send(R"({"watch":"game:)" + game + "\"}")) ++sent;
    EXPECT_LT(sent, 1'000'000);
    std::string metrics = party.online().metrics();
    while (metrics.find("queue_cuts_total 1\n") == std::string::npos &&
           metrics.find("barracuda_sockets 1\n") != std::string::npos)
        metrics = party.online().metrics();
    EXPECT_NE(metrics.find("queue_cuts_total 1\n"), std::string::npos) << metrics;
    EXPECT_EQ(anna.say(game, "d2d5"), "") << "the others do not notice";
}

// Every ping would be answered, into a queue that nobody empties.
TEST(ThreatsToAnyone, WhoPingsAndDoesNotReadIsCutOff) {
    Limits limits;
    limits.silence = std::chrono::milliseconds(200);
    limits.ping = std::chrono::milliseconds(20);
    Party party(without_limits(), limits);
    SocketClient rude = Guest(party).socket();
    const std::string payload(125, 'x');
    int sent = 0;
    while (sent < 1'000'000 && rude.send(payload, SocketClient::Ping)) ++sent;
    EXPECT_LT(sent, 1'000'000);
    EXPECT_EQ(Guest(party).post("/api/challenges", "{}").status, 201);
}

TEST(ThreatsToAnyone, WhoWritesSlowlyIsCutOff) {
    Limits limits;
    limits.request = std::chrono::milliseconds(200);
    limits.ping = std::chrono::milliseconds(20);
    limits.silence = std::chrono::milliseconds(200);
    Party party(without_limits(), limits);
    Client header = party.client();
    header.send("POST /api/challenges HTTP/1.1\r\nHost: te");
    Client body = party.client();
    body.send("POST /api/challenges HTTP/1.1\r\nHost: test\r\nContent-Length: 10\r\n\r\n{");
    SocketClient frame(party.client());
    ASSERT_EQ(frame.open("/api/socket")->status, 101);
    frame.send_raw("\x81\xfe\x0f");
    EXPECT_TRUE(header.sees_the_end());
    EXPECT_TRUE(body.sees_the_end());
    frame.client().read_all();
    EXPECT_TRUE(frame.client().sees_the_end());
    EXPECT_EQ(Guest(party).post("/api/challenges", "{}").status, 201);
}

TEST(ThreatsToAnyone, NobodyTakesAllConnections) {
    Limits limits;
    limits.connections_of_one_address = 3;
    Party party(without_limits(), limits);
    std::vector<SocketClient> sockets;
    for (int i = 0; i < 3; ++i) sockets.push_back(Guest(party).socket());
    const auto refused = party.client().get("/health");
    ASSERT_TRUE(refused);
    EXPECT_EQ(refused->status, 503);
    EXPECT_EQ(field(refused->body, "code"), "unavailable");
    EXPECT_EQ(refused->header("Retry-After"), "1");
    EXPECT_EQ(Client(party.port(), "127.0.0.2").get("/health")->status, 200) << "others may";
}

TEST(ThreatsToAnyone, GuessingIdsIsHeldBack) {
    Party party(strict_with_everybody());
    Client client = party.client();
    int guesses = 0;
    auto answer = client.get("/api/games/aaaaaaaaaaaa");
    for (; guesses < 310 && answer && answer->status == 404; ++guesses)
        answer = client.get("/api/games/aaaaaaaaa" + std::to_string(100 + guesses),
                            "X-Forwarded-For: 192.0.2." + std::to_string(guesses % 250) + "\r\n");
    ASSERT_TRUE(answer);
    EXPECT_EQ(answer->status, 429) << "whatever a stranger says about where he is";
    EXPECT_EQ(field(answer->body, "limit"), "strangers");
    EXPECT_GE(guesses, 299);
}

TEST(ThreatsToAnyone, OnlyTheProxyIsBelievedAboutTls) {
    Party party(without_limits());
    const Answer made =
        Guest(party).ask("POST", "/api/challenges", "{}", "X-Forwarded-Proto: https\r\n");
    EXPECT_TRUE(made.header("Set-Cookie").starts_with("barracuda=")) << "not __Host-";
    EXPECT_TRUE(field(made.body, "url").starts_with("http://"));
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

TEST(ThreatsToAnyone, OneRequestIsNotTwo) {
    Party party(without_limits());
    Client client = party.client();
    const auto answer = client.ask(
        "POST /api/challenges HTTP/1.1\r\nHost: test\r\nContent-Length: 2\r\n"
        "Transfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /health HTTP/1.1\r\nHost: test\r\n\r\n");
    ASSERT_TRUE(answer);
    EXPECT_EQ(answer->status, 400);
    EXPECT_TRUE(client.sees_the_end());
}

}  // namespace
}  // namespace barracuda::server
