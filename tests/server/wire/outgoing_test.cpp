#include "server/wire/outgoing.hpp"

#include "kit/files.hpp"
#include "server/schema.hpp"
#include "server/wire/golden.hpp"

#include <gtest/gtest.h>

namespace barracuda::server {
namespace {

using namespace std::chrono_literals;
constexpr Instant moment{Milliseconds{1'700'000'000'000}};
const std::string game = "a1b2c3d4e5f6";
const std::string topic = "game:" + game;

GameTerms five_minutes() {
    return game_terms({.clock = TimeControl::with_increment(300s, 5s)}, Player::White);
}

std::string state_message() {
    const GameTerms terms = five_minutes();
    const play::LiveGame live = begin(terms, moment);
    const GameView view{.id = game,
                        .live = &live,
                        .terms = &terms,
                        .seats = {PersonView{.name = "Ann", .online = true}, PersonView{}},
                        .me = Player::White,
                        .watchers = 2};
    return about(topic, "state", state_json(view, moment));
}

std::string event_message() {
    const play::LiveGame live = begin(five_minutes(), moment);
    const auto step =
        live.step({play::Asker::White, *play::parse_command("d2d5"), moment.later_by(1s)});
    return about(topic, "event", event_json(step->game, step->event, std::nullopt));
}

Problem illegal() {
    const play::LiveGame live = begin(five_minutes(), moment);
    return problem_of(
        live.step({play::Asker::White, *play::parse_command("b1b5"), moment}).error());
}

TEST(Outgoing, MessagesAreAsInTheGoldenFile) {
    Problem busy = problem("busy");
    busy.retry_after = 4;
    busy.limit = "commands";
    PresenceView presence{.online = {true, false}, .watchers = 2};
    presence.claim_at.white = moment.later_by(60s);
    const ChatView chat{Player::Brown, "good-luck", 1'700'000'002'000};
    const std::vector<std::string> messages{
        state_message(),
        event_message(),
        done_message("1", 1),
        refused_message("\"k-2\"", illegal()),
        refused_message("3", busy),
        presence_message(topic, presence),
        about(topic, "chat", to_json(chat)),
        about(topic, "problem", to_json(problem("not-found"))),
        pong_message("1700000000000", moment.later_by(42ms), "0123456789abcdef"),
        notice_message("restart"),
        about("me", "event", decision_json("c1b2c3d4e5f6", "accepted", game)),
        about("me", "event", beginning_json(game)),
        about("me", "event", turn_json(game, Player::White)),
        about("me", "event", turn_json(game, std::nullopt)),
        problem_message(problem("malformed")),
    };
    EXPECT_EQ(messages, golden("server.json"));
}

TEST(Outgoing, MessagesFitTheirSchemas) {
    for (const std::string& message : golden("server.json"))
        EXPECT_EQ(Schema("FromServer").fault_in(message), std::nullopt) << message;
    EXPECT_EQ(Schema("FromServer").fault_in("{}"), "fits none of the choices: {}");
    EXPECT_EQ(Schema("Health").fault_in(R"({"status":"ok","games":1})"), "missing: \"sockets\"");
    EXPECT_EQ(Schema("Accepted").fault_in(R"({"game":7})"), "game: wrong type: 7");
    EXPECT_EQ(Schema("Command").fault_in(R"({"command":"d2d5","speed":1})"),
              "not in the schema: speed");
    EXPECT_EQ(Schema("Phrase").fault_in(R"({"phrase":"well"})"), "phrase: unknown: \"well\"");
}

TEST(Outgoing, AgreeingToARematchNamesTheGame) {
    const GameTerms terms = five_minutes();
    play::LiveGame live = begin(terms, moment);
    for (const auto& [by, command] :
         {std::pair{play::Asker::White, "resign"}, {play::Asker::White, "offer rematch"}})
        live = live.step({by, *play::parse_command(command), moment})->game;
    const auto step =
        live.step({play::Asker::Brown, *play::parse_command("accept rematch"), moment});
    ASSERT_TRUE(step);
    EXPECT_TRUE(event_json(step->game, step->event, "next").ends_with(R"(,"rematch":"next"})"));
}

TEST(Outgoing, WithoutAWebAppThereIsNoVersionOfIt) {
    EXPECT_EQ(pong_message("7", moment, ""), R"({"pong":7,"now":1700000000000})");
}

TEST(Outgoing, AProblemIsAResponse) {
    Problem busy = problem("busy");
    busy.retry_after = 4;
    const Response response = response_of(busy);
    EXPECT_EQ(response.status, 429);
    EXPECT_EQ(response.own_headers.front().value, "4");
    EXPECT_EQ(response.body,
              R"({"status":429,"code":"busy","detail":"too much at a time","retryAfter":4})");
    EXPECT_EQ(response_of(illegal()).status, 422);
    EXPECT_EQ(response_of(problem("stale")).status, 409);
}

TEST(Outgoing, EveryRefusalOfAGameHasAStatusAndIsInTheDocument) {
    const std::string document = kit::content_of(TEST_DATA_DIR "/../../docs/wire.md");
    for (int i = 0; i <= static_cast<int>(play::Code::Illegal); ++i) {
        const auto code = static_cast<play::Code>(i);
        const Response response = response_of(problem_of(play::Refusal{code}));
        EXPECT_EQ(response.status == 400, code == play::Code::Malformed) << response.refusal;
        EXPECT_NE(document.find('`' + response.refusal + '`'), std::string::npos)
            << response.refusal;
    }
}

TEST(Outgoing, ChallengesAndPeople) {
    const ChallengeView view{.id = "a1b2c3d4e5f6",
                             .url = "https://here/challenge/a1b2c3d4e5f6",
                             .terms = {},
                             .by = {.name = "anna", .online = true, .is_guest = false},
                             .state = "open",
                             .is_mine = true};
    EXPECT_EQ(to_json(view),
              R"({"id":"a1b2c3d4e5f6","url":"https://here/challenge/a1b2c3d4e5f6",)"
              R"("setup":"closed","express":{"me":0,"opponent":0},"touchMove":false,)"
              R"("clock":{"kind":"none"},"colour":"lot","rated":false,)"
              R"("by":{"name":"anna","guest":false,"bot":false,"rating":null,"online":true},)"
              R"("to":null,"state":"open","game":null,"mine":true})");
}

}  // namespace
}  // namespace barracuda::server
