// The contract, read as a stranger does who writes a client: every field of every object, every
// status, whatever comes over HTTP or the socket.
#include "server/api/contract_test.hpp"

#include <gtest/gtest.h>

namespace barracuda::server {
namespace {

TEST_F(Contract, AChallengeHasAllItsFields) {
    const Answer made = anna.post("/api/challenges", "{}");
    EXPECT_EQ(made.status, 201);
    EXPECT_EQ(made.header("Content-Type"), "application/json");
    const auto usual = parsed(made.body);
    expect_form(usual, challenge_form);
    expect_form(usual.at("by"), person_form);
    expect_form(usual.at("express"), "me:i opponent:i");
    EXPECT_EQ(usual.at("setup"), "closed");
    EXPECT_EQ(usual.at("clock"), parsed(R"({"kind":"none"})"));
    EXPECT_EQ(usual.at("colour"), "lot");
    EXPECT_EQ(usual.at("state"), "open");
    EXPECT_EQ(usual.at("by").at("guest"), true);
    EXPECT_TRUE(usual.at("game").is_null());
    const std::string id(usual.at("id").as_string());
    EXPECT_EQ(id.size(), 12u);
    EXPECT_EQ(usual.at("url"), json::string("http://test/challenge/" + id));

    const std::string wanted =
        R"({"setup":"open","express":{"me":1,"opponent":0},"touchMove":true,)"
        R"("clock":{"kind":"live","initial":300000,"increment":5000},"colour":"brown"})";
    const auto full = parsed(anna.post("/api/challenges", wanted).body);
    const auto asked = parsed(wanted);
    for (const auto& [name, value] : asked.as_object()) EXPECT_EQ(full.at(name), value) << name;
    EXPECT_EQ(parsed(bert.get("/api/challenges/" + id).body).at("id"), json::string(id));
}

TEST_F(Contract, EveryKindOfClockComesBackAsItWas) {
    for (const std::string clock :
         {R"({"kind":"none"})", R"({"kind":"live","initial":60000,"increment":1000})",
          R"({"kind":"live","initial":60000,"delay":2000})", R"({"kind":"days","days":3})"}) {
        const auto made = parsed(anna.post("/api/challenges", R"({"clock":)" + clock + "}").body);
        EXPECT_EQ(made.at("clock"), parsed(clock));
        const auto accepted =
            bert.post("/api/challenges/" + std::string(made.at("id").as_string()) + "/accept");
        const auto state = parsed(anna.get("/api/games/" + field(accepted.body, "game")).body);
        EXPECT_EQ(state.at("clock"), parsed(clock));
        if (clock.find("none") != std::string::npos) {
            EXPECT_TRUE(state.at("clocks").is_null());
        } else {
            expect_form(state.at("clocks"), "white:i brown:i running:s0");
        }
    }
}

TEST_F(Contract, AChallengeIsAcceptedOnce) {
    const std::string id = field(anna.post("/api/challenges", "{}").body, "id");
    const Answer accepted = bert.post("/api/challenges/" + id + "/accept");
    EXPECT_EQ(accepted.status, 201);
    expect_form(parsed(accepted.body), "game:s");
    const auto challenge = parsed(anna.get("/api/challenges/" + id).body);
    EXPECT_EQ(challenge.at("state"), "accepted");
    EXPECT_EQ(challenge.at("game"), parsed(accepted.body).at("game"));
    expect_problem(Guest(party).post("/api/challenges/" + id + "/accept"), 409, "too-late");
    expect_problem(anna.ask("DELETE", "/api/challenges/" + id), 409, "too-late");
}

TEST_F(Contract, AStateHasAllItsFields) {
    const std::string game =
        begin_game(anna, bert, R"("clock":{"kind":"live","initial":60000,"increment":1000})");
    const auto fresh = parsed(anna.get("/api/games/" + game).body);
    expect_form(fresh, state_form);
    expect_form(fresh.at("express"), "white:i brown:i");
    for (const char* seat : {"white", "brown"})
        expect_form(fresh.at("seats").at(seat), person_form);
    EXPECT_EQ(fresh.at("number"), 0);
    EXPECT_EQ(fresh.at("me"), "white");
    EXPECT_EQ(fresh.at("actor"), "white");
    EXPECT_EQ(fresh.at("start"), fresh.at("fen"));
    EXPECT_EQ(fresh.at("clocks"), parsed(R"({"white":60000,"brown":60000,"running":null})"));
    EXPECT_EQ(anna.say(game, "d2d5", 0), "");
    EXPECT_EQ(bert.say(game, "d8d6", 1), "");
    EXPECT_EQ(bert.say(game, "offer agreement", 2), "");
    const auto played = parsed(bert.get("/api/games/" + game).body);
    EXPECT_EQ(played.at("number"), 3);
    EXPECT_EQ(played.at("me"), "brown");
    EXPECT_EQ(played.at("clocks").at("running"), "white");
    EXPECT_EQ(played.at("offers"), parsed(R"([{"by":"brown","kind":"agreement"}])"));
    EXPECT_EQ(anna.say(game, "accept agreement", 3), "");
    const auto over = parsed(Guest(party).get("/api/games/" + game).body);
    EXPECT_TRUE(over.at("me").is_null());
    expect_form(over.at("outcome"), "winner:s0 ending:s clause:s0");
    EXPECT_EQ(over.at("outcome").at("ending"), "agreement");
    EXPECT_TRUE(over.at("clocks").at("running").is_null());
}

TEST_F(Contract, CorrespondenceSaysWhenItIsDue) {
    const std::string game = begin_game(anna, bert, R"("clock":{"kind":"days","days":2})");
    EXPECT_EQ(anna.say(game, "d2d5", 0), "");
    EXPECT_EQ(bert.say(game, "d8d6", 1), "");
    const auto state = parsed(anna.get("/api/games/" + game).body);
    const auto due = state.at("clocks").at("due").as_int64();
    constexpr std::int64_t day = 86'400'000;
    EXPECT_GT(due, state.at("now").as_int64() + 2 * day - 60'000);
    EXPECT_LE(due, state.at("now").as_int64() + 2 * day);
}

TEST_F(Contract, AnEventIsTheSameOverHttpSocketAndStream) {
    const std::string game = begin_game(anna, bert);
    SocketClient socket = bert.socket();
    socket.send(R"({"watch":"game:)" + game + R"("})");
    const auto first = parsed(wait_for(socket, "\"topic\""));
    EXPECT_EQ(first.at("topic"), json::string("game:" + game));
    expect_form(first.at("state"), state_form);
    const Answer done = anna.ask("POST", commands(game), R"({"number":0,"command":"d2d5"})");
    EXPECT_EQ(done.status, 200);
    const auto event = parsed(done.body);
    expect_form(event, event_form);
    EXPECT_EQ(event.at("number"), 1);
    EXPECT_EQ(event.at("by"), "white");
    EXPECT_EQ(event.at("command"), "d2d5");
    EXPECT_EQ(event.at("actor"), "brown");
    const auto heard = parsed(wait_for(socket, "\"event\""));
    EXPECT_EQ(heard.at("topic"), json::string("game:" + game));
    EXPECT_EQ(heard.at("event"), event);
    Client reader = party.client();
    reader.send("GET /api/games/" + game + "/events?after=0 HTTP/1.1\r\nHost: test\r\n\r\n");
    EXPECT_EQ(reader.receive(false)->header("Content-Type"), "application/x-ndjson");
    EXPECT_EQ(bert.say(game, "abort"), "");
    const std::string lines = reader.read_all();
    const auto begin = lines.find('{');
    EXPECT_EQ(parsed(lines.substr(begin, lines.find('\n', begin) - begin)), event);
}

TEST_F(Contract, TheSocketNamesItsProtocol) {
    SocketClient plain(party.client());
    EXPECT_EQ(plain.open("/api/socket")->status, 101);
    SocketClient named(party.client());
    EXPECT_EQ(named.open("/api/socket", "Sec-WebSocket-Protocol: x, barracuda.1\r\n")
                  ->header("Sec-WebSocket-Protocol"),
              "barracuda.1");
    SocketClient other(party.client());
    EXPECT_EQ(other.open("/api/socket", "Sec-WebSocket-Protocol: barracuda.2\r\n")->status, 400);
    const std::string upgrade =
        "GET /api/socket HTTP/1.1\r\nHost: test\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n";
    const std::string key = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n";
    for (const std::string& headers :
         {key + "Sec-WebSocket-Version: 8\r\n", key, std::string("Sec-WebSocket-Version: 13\r\n"),
          std::string("Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: short\r\n")}) {
        const auto answer = party.client().ask(upgrade + headers + "\r\n");
        ASSERT_TRUE(answer) << headers;
        expect_problem(*answer, 400, "malformed");
        EXPECT_EQ(answer->header("Sec-WebSocket-Version"), "13") << headers;
    }
    named.send(R"({"ping":"now"})");
    const auto pong = parsed(wait_for(named, "pong"));
    EXPECT_EQ(pong.at("pong"), "now");
    expect_form(pong, "now:i");
    named.send(R"({"watch":"game:aaaaaaaaaaaa"})");
    const auto denied = parsed(wait_for(named, "problem"));
    EXPECT_EQ(denied.at("topic"), "game:aaaaaaaaaaaa");
    EXPECT_EQ(denied.at("problem").at("code"), "not-found");
}

TEST_F(Contract, WhoIAmIsToldFromTheFirstPostOn) {
    const auto stranger = parsed(anna.get("/api/me").body);
    EXPECT_TRUE(stranger.at("me").is_null());
    EXPECT_TRUE(anna.cookie().empty()) << "looking makes no guest";
    const std::string game = begin_game(anna, bert);
    EXPECT_FALSE(anna.cookie().empty());
    const auto me = parsed(anna.get("/api/me").body);
    expect_form(me, "me:o now:i games:a challenges:a");
    expect_form(me.at("me"), person_form);
    EXPECT_EQ(me.at("games").at(0).at("id"), json::string(game));
    EXPECT_EQ(parsed(Guest(party)
                         .ask("GET", "/api/me", "",
                              "Cookie: other=1\r\nCookie: " + anna.cookie() + "\r\n")
                         .body)
                  .at("games")
                  .at(0)
                  .at("id"),
              json::string(game))
        << "with other cookies beside it";
}

TEST_F(Contract, DescribesItselfToProgramsAndPeople) {
    const Answer description = anna.get("/api/openapi.json");
    EXPECT_EQ(description.header("Content-Type"), "application/json");
    EXPECT_EQ(parsed(description.body).at("openapi"), "3.1.0");
    const Answer page = anna.get("/api");
    EXPECT_EQ(page.status, 200);
    EXPECT_EQ(page.header("Content-Type"), "text/html; charset=utf-8");
    EXPECT_NE(page.body.find("/api/openapi.json"), std::string::npos);
    EXPECT_EQ(anna.get("/health").status, 200);
}

TEST_F(Contract, AGameIsPlayedAsAgreed) {
    const std::string touch = begin_game(anna, bert, R"("touchMove":true,"setup":"open")");
    EXPECT_EQ(anna.say(touch, "touch d2"), "");
    const Answer other = anna.ask("POST", commands(touch), R"({"command":"e2e4"})");
    EXPECT_EQ(field(other.body, "clause").substr(0, 3), "R10") << other.body;
    EXPECT_EQ(anna.say(touch, "d2d4"), "");

    const std::string position = "1vd1dv1/2zdz2/7/1x3x1/x1x1x1x/1x3x1/7/2ZDZ2/1VD1DV1 b - 24 00 1";
    const std::string given =
        begin_game(anna, bert,
                   R"("setup":")" + position + R"(","express":{"me":2,"opponent":1},)" +
                       R"("clock":{"kind":"live","initial":60000,"delay":5000})");
    const auto state = parsed(bert.get("/api/games/" + given).body);
    EXPECT_EQ(state.at("setup"), json::string(position));
    EXPECT_EQ(state.at("actor"), "brown");
    EXPECT_EQ(state.at("express"), parsed(R"({"white":2,"brown":1})"));
    EXPECT_EQ(anna.say(given, "d2d5"), "not-your-turn");
    EXPECT_EQ(bert.say(given, "d8d6"), "");
    EXPECT_EQ(anna.say(given, "d2d5"), "");
}

}  // namespace
}  // namespace barracuda::server
