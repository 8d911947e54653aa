// Whole games over real sockets, by HTTP and WebSocket, on both databases.
#include "server/party.hpp"
#include "store/database.hpp"

#include <gtest/gtest.h>

namespace barracuda::server {
namespace {

std::string do_message(const std::string& key, const std::string& game, int number,
                       const std::string& command) {
    return R"({"do":")" + key + R"(","game":")" + game + R"(","number":)" + std::to_string(number) +
           R"(,"command":")" + command + "\"}";
}

class OnlineGame : public store::OnBothDatabases {
protected:
    OnlineSettings settings() const {
        OnlineSettings made;
        made.store = url();
        return made;
    }
};

BOTH_DATABASES(OnlineGame);

TEST_P(OnlineGame, IsPlayedOverHttp) {
    Party party(settings());
    Guest anna(party);
    Guest bert(party);
    EXPECT_EQ(field(anna.get("/api/me").body, "me"), "null") << "a stranger";
    const std::string game = begin_game(anna, bert, R"("clock":{"kind":"live","initial":60000})");
    EXPECT_EQ(game.size(), 12u);
    EXPECT_EQ(anna.say(game, "d2d5", 0), "");
    EXPECT_EQ(anna.say(game, "e2e4", 1), "not-your-turn");
    EXPECT_EQ(bert.say(game, "d8d6", 0), "stale");
    EXPECT_EQ(bert.say(game, "b9b5", 1), "illegal");
    EXPECT_EQ(bert.say(game, "d8d6", 1), "");
    const Answer state = anna.get("/api/games/" + game);
    EXPECT_EQ(state.status, 200);
    EXPECT_EQ(field(state.body, "me"), "white");
    EXPECT_NE(state.body.find(R"("commands":["d2d5","d8d6"])"), std::string::npos) << state.body;
    EXPECT_EQ(field(bert.get("/api/games/" + game).body, "me"), "brown");
    EXPECT_EQ(field(Guest(party).get("/api/games/" + game).body, "me"), "null");
    EXPECT_NE(anna.get("/api/me").body.find(game), std::string::npos);
    EXPECT_EQ(bert.say(game, "resign"), "");
    EXPECT_EQ(bert.say(game, "resign"), "game-over");
    EXPECT_EQ(anna.get("/api/me").body.find(game), std::string::npos) << "not running any more";
    EXPECT_NE(anna.get("/api/games?player=me").body.find(R"("ending":"resignation")"),
              std::string::npos);
    const Answer record = anna.get("/api/games/" + game + ".bgn");
    EXPECT_EQ(record.header("Content-Type"), "text/plain; charset=utf-8");
    EXPECT_NE(record.body.find("1-0"), std::string::npos) << record.body;
}

TEST_P(OnlineGame, IsPlayedOverSockets) {
    Party party(settings());
    Guest anna(party);
    Guest bert(party);
    const std::string game = begin_game(anna, bert);
    SocketClient white = anna.socket();
    SocketClient brown = bert.socket();
    SocketClient spectator = Guest(party).socket();
    for (SocketClient* socket : {&white, &brown, &spectator})
        socket->send(R"({"watch":"game:)" + game + "\"}");
    EXPECT_EQ(field(wait_for(white, "\"state\""), "me"), "white");
    EXPECT_EQ(field(wait_for(spectator, "\"state\""), "me"), "null");
    wait_for(brown, "\"state\"");
    white.send(do_message("a", game, 0, "d2d5"));
    EXPECT_EQ(wait_for(white, "\"done\""), R"({"done":"a","number":1})");
    EXPECT_EQ(field(wait_for(brown, "\"event\""), "command"), "d2d5");
    white.send(do_message("a", game, 0, "d2d5"));
    EXPECT_EQ(wait_for(white, "\"done\""), R"({"done":"a","number":1})") << "once";
    spectator.send(do_message("s", game, 1, "d8d6"));
    EXPECT_EQ(field(wait_for(spectator, "\"refused\""), "code"), "signed-out");
    brown.send(do_message("b", game, 1, "d8d6"));
    EXPECT_EQ(field(wait_for(spectator, "\"number\":2"), "command"), "d8d6");
    brown.send(R"({"ping":7})");
    EXPECT_EQ(wait_for(brown, "\"pong\"").substr(0, 16), R"({"pong":7,"now":)");
}

TEST_P(OnlineGame, GoesOnAfterARestart) {
    Party party(settings());
    Guest anna(party);
    Guest bert(party);
    const std::string game = begin_game(anna, bert, R"("clock":{"kind":"live","initial":60000})");
    EXPECT_EQ(anna.say(game, "d2d5", 0), "");
    EXPECT_EQ(bert.say(game, "d8d6", 1), "");
    SocketClient white = anna.socket();
    white.send(R"({"watch":"game:)" + game + "\"}");
    wait_for(white, "\"presence\"");
    party.stop();
    EXPECT_NE(wait_for(white, "\"notice\""), "") << "clients are told";
    party.start();
    EXPECT_EQ(party.online().resumed(), 1u);
    SocketClient again = anna.socket();
    again.send(R"({"watch":"game:)" + game + R"(","after":2})");
    EXPECT_EQ(field(wait_for(again, "\"number\":3"), "command").substr(0, 6), "outage");
    again.send(do_message("k", game, 2, "e2e4"));
    EXPECT_EQ(wait_for(again, "\"done\""), R"({"done":"k","number":4})");
}

TEST_P(OnlineGame, CanBeReadAsAStream) {
    Party party(settings());
    Guest anna(party);
    Guest bert(party);
    const std::string game = begin_game(anna, bert);
    EXPECT_EQ(anna.say(game, "d2d5"), "");
    Client reader = party.client();
    reader.send("GET /api/games/" + game + "/events HTTP/1.1\r\nHost: test\r\n\r\n");
    const auto head = reader.receive(false);
    ASSERT_TRUE(head);
    EXPECT_EQ(head->header("Content-Type"), "application/x-ndjson");
    EXPECT_EQ(bert.say(game, "abort"), "");
    const auto all = reader.read_all();
    EXPECT_NE(all.find(R"({"number":1,)"), std::string::npos);
    EXPECT_NE(all.find(R"("ending":"aborted")"), std::string::npos);
    EXPECT_TRUE(all.ends_with("0\r\n\r\n")) << "it ends with the game";
}

TEST_P(OnlineGame, CanBeReadAsAStreamHoweverLongItIs) {
    OnlineSettings unlimited = settings();
    unlimited.limited = false;
    Party party(unlimited);
    Guest anna(party);
    Guest bert(party);
    const std::string game = begin_game(anna, bert);
    for (int i = 0; i < 101; ++i) {
        EXPECT_EQ(anna.say(game, "offer agreement"), "");
        EXPECT_EQ(bert.say(game, "decline agreement"), "");
    }
    Client reader = party.client();
    reader.send("GET /api/games/" + game + "/events HTTP/1.1\r\nHost: test\r\n\r\n");
    EXPECT_EQ(reader.receive(false)->status, 200);
    EXPECT_EQ(anna.say(game, "abort"), "");
    const auto all = reader.read_all();
    std::size_t at = 0;
    for (int number = 1; number <= 203; ++number) {
        at = all.find("{\"number\":" + std::to_string(number) + ",", at);
        ASSERT_NE(at, all.npos) << number;
    }
    EXPECT_TRUE(all.ends_with("0\r\n\r\n"));
}

TEST_P(OnlineGame, TheChallengerHearsThatItBegins) {
    Party party(settings());
    Guest anna(party);
    Guest bert(party);
    const Answer challenge = anna.post("/api/challenges", R"({"colour":"brown"})");
    SocketClient socket = anna.socket();
    socket.send(R"({"watch":"me"})");
    socket.send(R"({"ping":1})");
    wait_for(socket, "pong");
    const std::string id = field(challenge.body, "id");
    EXPECT_EQ(field(bert.get("/api/challenges/" + id).body, "state"), "open");
    const Answer accepted = bert.post("/api/challenges/" + id + "/accept");
    const std::string game = field(accepted.body, "game");
    EXPECT_EQ(wait_for(socket, "\"challenge\""), R"({"topic":"me","event":{"challenge":")" + id +
                                                     R"(","state":"accepted","game":")" + game +
                                                     "\"}}");
    EXPECT_EQ(field(bert.post("/api/challenges/" + id + "/accept").body, "game"), game)
        << "asked again, told again";
    EXPECT_EQ(field(Guest(party).post("/api/challenges/" + id + "/accept").body, "code"),
              "too-late");
    EXPECT_EQ(bert.say(game, "d2d5"), "");
    EXPECT_EQ(wait_for(socket, "\"actor\""),
              R"({"topic":"me","event":{"game":")" + game + R"(","actor":"brown"}})")
        << "and when it is her turn";
    EXPECT_NE(anna.get("/api/me").body.find("\"due\":1"), std::string::npos);
}

TEST_P(OnlineGame, HasARematch) {
    Party party(settings());
    Guest anna(party);
    Guest bert(party);
    const std::string game = begin_game(anna, bert, R"("express":{"me":2,"opponent":0})");
    EXPECT_EQ(anna.say(game, "d2d5"), "");
    EXPECT_EQ(bert.say(game, "resign"), "");
    EXPECT_EQ(anna.say(game, "offer rematch"), "");
    EXPECT_EQ(bert.say(game, "accept rematch"), "");
    const std::string next = field(anna.get("/api/games/" + game).body, "rematch");
    ASSERT_EQ(next.size(), 12u);
    const Answer state = anna.get("/api/games/" + next);
    EXPECT_EQ(field(state.body, "me"), "brown");
    EXPECT_NE(state.body.find(R"("express":{"white":0,"brown":2})"), std::string::npos);
    EXPECT_EQ(bert.say(next, "d2d5", 0), "");
}

TEST_P(OnlineGame, TakesBackAndAgreesAndChats) {
    Party party(settings());
    Guest anna(party);
    Guest bert(party);
    const std::string game = begin_game(anna, bert);
    EXPECT_EQ(anna.say(game, "d2d5"), "");
    EXPECT_EQ(anna.say(game, "offer back"), "");
    EXPECT_EQ(bert.say(game, "accept back"), "");
    EXPECT_NE(anna.get("/api/games/" + game).body.find(R"("commands":[])"), std::string::npos);
    EXPECT_EQ(anna.say(game, "d2d4", 1), "stale") << "a taking back came after it";
    EXPECT_EQ(anna.say(game, "d2d4", 3), "");
    EXPECT_EQ(bert.post("/api/games/" + game + "/chat", R"({"phrase":"good-luck"})").status, 200);
    EXPECT_NE(anna.get("/api/games/" + game).body.find(R"("phrase":"good-luck")"),
              std::string::npos);
    EXPECT_EQ(bert.say(game, "offer agreement"), "");
    EXPECT_EQ(anna.say(game, "accept agreement"), "");
    EXPECT_EQ(field(anna.get("/api/games/" + game).body, "ending"), "agreement");
}

TEST_P(OnlineGame, TheSameKeyOverHttpIsDoneOnce) {
    Party party(settings());
    Guest anna(party);
    Guest bert(party);
    const std::string game = begin_game(anna, bert);
    EXPECT_EQ(anna.say(game, "d2d5", 0, "Idempotency-Key: one\r\n"), "");
    EXPECT_EQ(anna.say(game, "d2d5", 0, "Idempotency-Key: one\r\n"), "");
    EXPECT_EQ(anna.say(game, "d2d5", 0, "Idempotency-Key: two\r\n"), "stale");
    EXPECT_EQ(field(anna.get("/api/games/" + game).body, "number"), "1");
}

TEST_P(OnlineGame, ChallengesAreWithdrawnAndDeclined) {
    Party party(settings());
    Guest anna(party);
    Guest bert(party);
    bert.post("/api/challenges", "{}");
    const std::string mine = field(anna.post("/api/challenges", "{}").body, "id");
    EXPECT_EQ(field(bert.ask("DELETE", "/api/challenges/" + mine).body, "code"), "not-yours");
    EXPECT_EQ(field(anna.post("/api/challenges/" + mine + "/accept").body, "code"), "not-yours");
    EXPECT_EQ(field(anna.post("/api/challenges/" + mine + "/decline").body, "code"), "not-yours");
    EXPECT_EQ(field(anna.ask("DELETE", "/api/challenges/" + mine).body, "state"), "withdrawn");
    EXPECT_EQ(field(bert.post("/api/challenges/" + mine + "/accept").body, "code"), "too-late");
    const std::string other = field(anna.post("/api/challenges", "{}").body, "id");
    EXPECT_EQ(field(bert.post("/api/challenges/" + other + "/decline").body, "state"), "declined");
    EXPECT_EQ(field(anna.post("/api/challenges", R"({"to":"carl"})").body, "code"), "not-found");
    EXPECT_EQ(field(anna.post("/api/challenges", R"({"rated":true})").body, "rated"), "false")
        << "guests have no ratings";
}

}  // namespace
}  // namespace barracuda::server
