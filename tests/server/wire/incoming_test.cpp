#include "server/wire/incoming.hpp"

#include "server/schema.hpp"
#include "server/wire/golden.hpp"

#include <gtest/gtest.h>

namespace barracuda::server {
namespace {

std::string complaint(std::string_view json) {
    const auto message = parse_socket_message(json);
    return message ? "" : message.error().detail;
}

TEST(Incoming, MessagesAreReadAndWrittenAsInTheGoldenFile) {
    const auto messages = golden("client.json");
    ASSERT_EQ(messages.size(), 10u);
    for (const std::string& text : messages) {
        const auto message = parse_socket_message(text);
        ASSERT_TRUE(message) << text << message.error().detail;
        EXPECT_EQ(to_json(*message), text);
        EXPECT_EQ(Schema("ToServer").fault_in(text), std::nullopt);
    }
}

TEST(Incoming, MessagesBecomeValues) {
    EXPECT_EQ(*parse_socket_message(R"({"do":"k","game":"abc","number":7,"command":"d2d5"})"),
              SocketMessage(Do{"\"k\"", "abc", 7, "d2d5"}));
    EXPECT_EQ(*parse_socket_message(R"( {"watch":"me","after":null,"unknown":[1]} )"),
              SocketMessage(Watch{"me"}));
    EXPECT_EQ(*parse_socket_message(R"({"ping":1.5})"), SocketMessage(Ping{"1.5"}));
    EXPECT_EQ(*parse_socket_message(R"({"ping":1763448480.123456789})"),
              SocketMessage(Ping{"1763448480.12346"}));
    EXPECT_EQ(*parse_socket_message(R"({"ping":-0.0})"), SocketMessage(Ping{"0"}));
    EXPECT_FALSE(parse_socket_message(R"({"ping":1e-305})"));
}

TEST(Incoming, WhatIsWrongIsNamed) {
    EXPECT_EQ(complaint(""), "this is not valid JSON");
    EXPECT_EQ(complaint("{"), "this is not valid JSON");
    EXPECT_EQ(complaint("{} {}"), "this is not valid JSON");
    EXPECT_EQ(complaint("{\"a\":\"\xff\"}"), "this is not valid JSON");
    EXPECT_EQ(complaint("[]"), "a JSON object is expected");
    EXPECT_EQ(complaint("[[[[[[[[[]]]]]]]]]"), "the JSON is nested too deeply");
    EXPECT_EQ(complaint("{}"), "\"watch\" or leave, do or ping is expected");
    EXPECT_EQ(complaint(R"({"watch":3})"), "\"watch\" must be a text of at most 32 bytes");
    EXPECT_EQ(complaint(R"({"watch":"me","after":-1})"),
              "\"after\" must be a whole number from 0 to 2147483647");
    EXPECT_EQ(complaint(R"({"watch":"me","after":1e99})"),
              "\"after\" must be a whole number from 0 to 2147483647");
    EXPECT_EQ(complaint(R"({"ping":{}})"),
              "\"ping\" must be a number or a text of at most 62 bytes");
}

TEST(Incoming, ACommandThatIsWrongIsStillKnownByItsKey) {
    const auto message = parse_socket_message(R"({"do":"k","game":"abc"})");
    ASSERT_FALSE(message);
    EXPECT_EQ(message.error().key, "\"k\"");
    EXPECT_EQ(message.error().detail, "\"command\" must be a text of at most 32 bytes");
    EXPECT_FALSE(parse_socket_message("{").error().key);
}

TEST(Incoming, AChallengeHasTerms) {
    const auto plain = parse_challenge("{}");
    ASSERT_TRUE(plain);
    EXPECT_EQ(plain->terms, Terms{});
    const auto full = parse_challenge(
        R"({"setup":"open","express":{"me":2,"opponent":1},"touchMove":true,"colour":"brown",)"
        R"("clock":{"kind":"live","initial":60000,"delay":2000},"rated":false,"to":"anna"})");
    ASSERT_TRUE(full) << full.error();
    EXPECT_EQ(full->to, "anna");
    EXPECT_EQ(full->terms.express_me, 2);
    EXPECT_EQ(full->terms.colour, Colour::Brown);
    EXPECT_EQ(full->terms.clock,
              TimeControl::with_delay(Milliseconds{60'000}, Milliseconds{2'000}));
    Fields again(to_json(full->terms));
    EXPECT_EQ(read_terms(again), full->terms);
    EXPECT_FALSE(again.fault());
}

TEST(Incoming, TermsThatCannotBeAreRefused) {
    const auto refused = [](std::string_view json) {
        const auto body = parse_challenge(json);
        return body ? std::string() : body.error();
    };
    EXPECT_EQ(refused(R"({"clock":{"kind":"days","days":4}})"),
              "\"clock.days\" must be 1, 2, 3, 5, 7, 10 or 14");
    EXPECT_EQ(refused(R"({"clock":{"kind":"live","initial":0}})"),
              "\"clock.initial\" leaves no time at all");
    EXPECT_EQ(refused(R"({"clock":{"kind":"live","initial":1,"increment":1,"delay":1}})"),
              "\"clock.delay\" cannot be given together with an increment");
    EXPECT_EQ(refused(R"({"clock":{"kind":"sand"}})"),
              R"("clock.kind" must be "none", "live" or "days")");
    EXPECT_EQ(refused(R"({"clock":5})"), "\"clock\" must be an object");
    EXPECT_EQ(refused(R"({"express":{"me":3}})"),
              "\"express.me\" must be a whole number from 0 to 2");
    EXPECT_EQ(refused(R"({"colour":"red"})"), R"("colour" must be "lot", "white" or "brown")");
    EXPECT_EQ(refused(R"({"rated":1})"), "\"rated\" must be true or false");
    EXPECT_EQ(refused(R"({"setup":"nonsense"})"), R"("setup" must be "closed", "open" or a FEN)");
    EXPECT_NE(refused(R"({"setup":"7/7/7/7/7/7/7/7/7 w - 24 00 1"})"), "");
}

TEST(Incoming, TheColourDecidesWhoseLevelIsWhose) {
    const Terms terms{.express_me = 2, .express_opponent = 1};
    const GameTerms game = game_terms(terms, Player::Brown);
    EXPECT_EQ(game.start.express_level(Player::Brown), 2);
    EXPECT_EQ(game.start.express_level(Player::White), 1);
    const auto again = parse_game_terms(to_json(game));
    ASSERT_TRUE(again) << again.error();
    EXPECT_EQ(*again, game);
    EXPECT_FALSE(parse_game_terms("{}"));
}

TEST(Incoming, ChatIsPhrases) {
    EXPECT_EQ(*parse_chat(R"({"phrase":"good-luck"})"), "good-luck");
    EXPECT_FALSE(parse_chat(R"({"phrase":"buy my things"})"));
    EXPECT_FALSE(parse_chat(R"({"text":"hello"})"));
}

TEST(Incoming, IdsAreTwelveLettersAndDigits) {
    EXPECT_TRUE(is_id("a1b2c3d4e5f6"));
    for (const auto* text : {"", "a1b2c3d4e5f", "a1b2c3d4e5f6g", "A1b2c3d4e5f6", "a1b2c3d4e5f/"})
        EXPECT_FALSE(is_id(text)) << text;
}

}  // namespace
}  // namespace barracuda::server
