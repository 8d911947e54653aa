// The contract, read as a stranger does who writes a client: every field of every object, every
// status, whatever comes over HTTP or the socket.
#include "base/text.hpp"
#include "server/party.hpp"

#include <boost/json/parse.hpp>
#include <gtest/gtest.h>

#include <algorithm>

namespace barracuda::server {
namespace {

namespace json = boost::json;

json::value parsed(const std::string& text) {
    json::error_code error;
    json::value value = json::parse(text, error);
    EXPECT_FALSE(error) << text;
    return value;
}

bool fits(const json::value& value, char type) {
    switch (type) {
        case 's': return value.is_string();
        case 'i': return value.is_int64();
        case 'b': return value.is_bool();
        case 'o': return value.is_object();
        case 'a': return value.is_array();
        case '0': return value.is_null();
        default: return false;
    }
}

// `form` has a name and its type, or several that are possible, for each field: "id:s to:s0".
void expect_form(const json::value& value, const std::string& form) {
    ASSERT_TRUE(value.is_object()) << value;
    for (const std::string_view field : words(form)) {
        const auto colon = field.find(':');
        const std::string name(field.substr(0, colon));
        const auto* const found = value.as_object().if_contains(name);
        ASSERT_NE(found, nullptr) << name << " in " << value;
        EXPECT_TRUE(std::ranges::any_of(field.substr(colon + 1),
                                        [&](char type) { return fits(*found, type); }))
            << name << " in " << value;
    }
}

const char* const challenge_form =
    "id:s url:s setup:s express:o touchMove:b clock:o colour:s rated:b by:o to:s0 state:s game:s0";
const char* const person_form = "name:s0 guest:b bot:b rating:i0 online:b";
const char* const state_form =
    "id:s number:i now:i setup:s start:s express:o touchMove:b clock:o rated:b seats:o me:s0 fen:s "
    "commands:a actor:s owed:i clocks:o0 offers:a mustDeviate:b watchers:i outcome:o0 rematch:s0";
const char* const event_form =
    "number:i at:i by:s0 command:s fen:s actor:s owed:i clocks:o0 offers:a outcome:o0";

void expect_problem(const Answer& answer, int status, const std::string& code) {
    EXPECT_EQ(answer.status, status) << answer.body;
    EXPECT_EQ(answer.header("Content-Type"), "application/problem+json") << answer.body;
    const auto problem = parsed(answer.body);
    expect_form(problem, "code:s detail:s status:i");
    EXPECT_EQ(problem.at("code").as_string(), json::string(code)) << answer.body;
    EXPECT_EQ(problem.at("status").as_int64(), status);
    EXPECT_NE(problem.at("detail").as_string().size(), 0u);
}

struct Contract : testing::Test {
    static OnlineSettings unlimited() {
        OnlineSettings settings;
        settings.limited = false;
        return settings;
    }
    std::string commands(const std::string& game) const {
        return "/api/games/" + game + "/commands";
    }

    Party party{unlimited()};
    Guest anna{party};
    Guest bert{party};
};

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

TEST_F(Contract, ProblemsHaveTheirStatusAndTheirCode) {
    const std::string game = begin_game(anna, bert);
    const auto say = [&](Guest& guest, const std::string& body, const std::string& headers = "") {
        return guest.ask("POST", commands(game), body, headers);
    };
    expect_problem(anna.get("/api/games/aaaaaaaaaaaa"), 404, "not-found");
    expect_problem(anna.get("/api/nothing"), 404, "not-found");
    Guest carl(party);
    expect_problem(say(carl, R"({"command":"d2d5"})"), 401, "signed-out");
    carl.post("/api/challenges", "{}");
    expect_problem(say(carl, R"({"command":"d2d5"})"), 403, "not-yours");
    expect_problem(say(bert, R"({"command":"d8d6"})"), 409, "not-your-turn");
    expect_problem(say(anna, R"({"number":1,"command":"d2d5"})"), 409, "bad-number");
    expect_problem(say(anna, R"({"command":"accept agreement"})"), 409, "no-offer");
    expect_problem(say(anna, R"({"command":"claim win"})"), 409, "too-early");
    expect_problem(say(anna, R"({"command":"jump"})"), 400, "malformed");
    expect_problem(say(anna, R"({"command":"d2d5"})", "Origin: http://evil\r\n"), 403, "origin");
    expect_problem(say(anna, std::string(20'000, ' ')), 413, "too-large");
    const Answer method = anna.ask("PUT", "/api/me");
    expect_problem(method, 405, "method");
    EXPECT_EQ(method.header("Allow"), "GET, PATCH");
    EXPECT_EQ(anna.say(game, "resign"), "");
    expect_problem(say(bert, R"({"command":"resign"})"), 409, "game-over");
}

TEST_F(Contract, WhatIsIllegalNamesTheClause) {
    const std::string game = begin_game(anna, bert);
    const Answer illegal = anna.ask("POST", commands(game), R"({"number":0,"command":"d2d9"})");
    expect_problem(illegal, 422, "illegal");
    const auto problem = parsed(illegal.body);
    expect_form(problem, "clause:s");
    EXPECT_TRUE(problem.at("clause").as_string().starts_with("R"));
    SocketClient socket = anna.socket();
    socket.send(R"({"do":7,"game":")" + game + R"(","number":0,"command":"d2d9"})");
    const auto refused = parsed(wait_for(socket, "\"refused\""));
    EXPECT_EQ(refused.at("refused"), 7);
    for (const char* name : {"code", "detail", "clause"})
        EXPECT_EQ(refused.at(name), problem.at(name));
}

TEST_F(Contract, AnOldNumberIsAnsweredWithTheState) {
    const std::string game = begin_game(anna, bert);
    EXPECT_EQ(anna.say(game, "d2d5", 0), "");
    const Answer stale = anna.ask("POST", commands(game), R"({"number":0,"command":"d2d5"})");
    expect_problem(stale, 409, "stale");
    expect_form(parsed(stale.body).at("state"), state_form);
    EXPECT_EQ(parsed(stale.body).at("state").at("number"), 1);
    SocketClient socket = anna.socket();
    socket.send(R"({"do":"k","game":")" + game + R"(","number":0,"command":"d2d5"})");
    const auto refused = parsed(wait_for(socket, "\"refused\""));
    EXPECT_EQ(refused.at("code"), "stale");
    EXPECT_EQ(refused.at("state").at("number"), 1);
    const Answer ahead = anna.ask("POST", commands(game), R"({"number":9,"command":"d2d5"})");
    expect_problem(ahead, 409, "bad-number");
    EXPECT_EQ(parsed(ahead.body).at("state").at("number"), 1);
}

TEST_F(Contract, AKeyIsAnsweredAgainWhateverTheWay) {
    const std::string game = begin_game(anna, bert);
    const std::string body = R"({"number":0,"command":"d2d5"})";
    const std::string key = "Idempotency-Key: a-key\r\n";
    const Answer once = anna.ask("POST", commands(game), body, key);
    const Answer again = anna.ask("POST", commands(game), body, key);
    EXPECT_EQ(once.status, 200);
    EXPECT_EQ(again.status, 200);
    EXPECT_EQ(once.body, again.body);
    SocketClient socket = anna.socket();
    socket.send(R"({"do":"a-key","game":")" + game + R"(","number":0,"command":"d2d5"})");
    EXPECT_EQ(wait_for(socket, "\"done\""), R"({"done":"a-key","number":1})");
    party.stop();
    party.start();
    EXPECT_EQ(anna.ask("POST", commands(game), body, key).body, once.body) << "after a restart";
    EXPECT_EQ(bert.say(game, "d8d6", 1, key), "") << "the key of another";
}

TEST_F(Contract, UpToTwoHundredEventsAreMadeUpFor) {
    const std::string game = begin_game(anna, bert);
    EXPECT_EQ(anna.say(game, "d2d5", 0), "");
    SocketClient player = anna.socket();
    SocketClient other = bert.socket();
    for (int i = 0; i < 100; ++i) {
        const std::string rest = R"(,"game":")" + game + R"(","command":)";
        player.send(R"({"do":)" + std::to_string(i) + rest + R"("offer agreement"})");
        ASSERT_NE(wait_for(player, "\"done\""), "");
        other.send(R"({"do":)" + std::to_string(i) + rest + R"("decline agreement"})");
        ASSERT_NE(wait_for(other, "\"done\""), "");
    }
    const std::string watch = R"({"watch":"game:)" + game + R"(","after":)";
    SocketClient late = Guest(party).socket();
    late.send(watch + "1}");
    for (int number = 2; number <= 201; ++number) {
        const auto message = parsed(late.receive().value_or("null"));
        ASSERT_EQ(message.at("event").at("number"), number);
    }
    late.send(watch + "0}");
    EXPECT_EQ(parsed(wait_for(late, "\"state\"")).at("state").at("number"), 201);
    late.send(watch + "999}");
    EXPECT_EQ(parsed(wait_for(late, "\"state\"")).at("state").at("number"), 201);
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

TEST_F(Contract, LimitsSayHowLongToWait) {
    Party limited;
    Guest carl(limited);
    Answer busy = carl.post("/api/challenges", "{}");
    for (int i = 0; i < 12 && busy.status == 201; ++i) busy = carl.post("/api/challenges", "{}");
    expect_problem(busy, 429, "busy");
    const auto problem = parsed(busy.body);
    EXPECT_EQ(problem.at("limit"), "challenges");
    EXPECT_EQ(busy.header("Retry-After"), std::to_string(problem.at("retryAfter").as_int64()));
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

}  // namespace
}  // namespace barracuda::server
