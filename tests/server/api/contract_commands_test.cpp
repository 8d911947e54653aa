// The contract of commands: what is refused and how, and what is answered again.
#include "server/api/contract_test.hpp"

namespace barracuda::server {
namespace {

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
    EXPECT_EQ(method.header("Allow"), "GET, HEAD, PATCH");
    EXPECT_EQ(say(carl, R"({"command":"d2d5"})").header("WWW-Authenticate"), "");
    EXPECT_EQ(Guest(party).get("/api/games?player=me").header("WWW-Authenticate"), "Bearer");
    for (const std::string path : {"/api/me%00", "/api/../me", "/api/%zz", "/api/%ff?x"})
        expect_problem(anna.get(path), 400, "malformed");
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

TEST_F(Contract, ProgramsMayUseATokenInsteadOfACookie) {
    const std::string game = begin_game(anna, bert);
    const std::string token =
        "Authorization: Bearer " + anna.cookie().substr(sizeof "barracuda=" - 1) + "\r\n";
    Guest program(party);
    EXPECT_EQ(program.say(game, "d2d5", 0, token), "");
    const Answer me = program.ask("GET", "/api/me", "", token);
    EXPECT_EQ(parsed(me.body).at("games").at(0).at("me"), "white");
    EXPECT_EQ(me.header("Set-Cookie"), "") << "no browser";
    SocketClient socket = program.socket(token);
    socket.send(R"({"watch":"game:)" + game + "\"}");
    EXPECT_EQ(parsed(wait_for(socket, "\"state\"")).at("state").at("me"), "white");
    const std::string lower = "authorization: bearer" + token.substr(token.rfind(' '));
    EXPECT_EQ(program.ask("GET", "/api/me", "", lower).status, 200) << "schemes have no case";
    for (const std::string wrong : {"Bearer nobody", "Bearer ", "Bearer", "Basic YTpi"})
        expect_problem(
            bert.ask("POST", "/api/challenges", "{}", "Authorization: " + wrong + "\r\n"), 401,
            "signed-out");
}

TEST_F(Contract, HeadOfAStreamHasNoEvents) {
    const std::string game = begin_game(anna, bert);
    EXPECT_EQ(anna.say(game, "d2d5"), "");
    Client client = party.client();
    const auto head = client.ask("HEAD /api/games/" + game + "/events HTTP/1.1\r\nHost: test\r\n" +
                                     anna.cookie_header() + "\r\n",
                                 false);
    ASSERT_TRUE(head);
    EXPECT_EQ(head->header("Content-Type"), "application/x-ndjson");
    EXPECT_TRUE(client.sees_the_end());
    const auto state = parsed(bert.get("/api/games/" + game).body);
    EXPECT_EQ(state.at("seats").at("white").at("online"), false) << "nobody stays";
}

TEST_F(Contract, QueriesThatCannotBeUnderstoodAreRefused) {
    for (const std::string query : {"live=maybe", "before=yesterday", "before=AAAAAAAAAAAA"})
        expect_problem(anna.get("/api/games?" + query), 400, "malformed");
    expect_problem(anna.get("/api/games?player=me"), 401, "signed-out");
    expect_problem(anna.get("/api/games?player=Anna"), 404, "not-found");
    expect_problem(anna.get("/api/games/aaaaaaaaaaaa/events?after=x"), 400, "malformed");
}

}  // namespace
}  // namespace barracuda::server
