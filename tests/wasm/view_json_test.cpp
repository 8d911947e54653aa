#include "wasm/view_json.hpp"

#include "kit/json.hpp"
#include "kit/random_games.hpp"
#include "rules/legal.hpp"
#include "rules/text/fen.hpp"
#include "rules/text/notation.hpp"
#include "wasm/game_text.hpp"

#include <gtest/gtest.h>

namespace barracuda::wasm {
namespace {

std::string view(std::string_view text) {
    GameReader reader;
    const auto game = reader.read(text);
    EXPECT_TRUE(game) << (game ? "" : game.error().message);
    return game ? view_json(**game) : "";
}

// The value of a field of an object, as JSON, up to the next field.
std::string part(const std::string& json, std::string_view name, std::string_view next) {
    const auto begin = json.find("\"" + std::string(name) + "\":");
    const auto end = json.find(",\"" + std::string(next) + "\":", begin);
    EXPECT_NE(begin, std::string::npos) << name;
    EXPECT_NE(end, std::string::npos) << next;
    return json.substr(begin + name.size() + 3, end - begin - name.size() - 3);
}

TEST(ViewJson, APosition) {
    const std::string json = view("6z/7/7/3^3/2x1x2/3x3/7/7/Z6 w - 24 12 7\noff");
    EXPECT_TRUE(kit::is_json(json));
    EXPECT_EQ(part(json, "actor", "owed"), "\"white\"");
    EXPECT_EQ(part(json, "expressLevels", "turnNumber"), R"({"white":1,"brown":2})");
    EXPECT_EQ(part(json, "turnNumber", "touchMove"), "7");
    EXPECT_NE(json.find(R"("d6":{"type":"barragoon","face":"^","kind":"one-way","heading":"n"})"),
              std::string::npos);
    EXPECT_NE(json.find(R"("g9":{"type":"piece","owner":"brown","value":2})"), std::string::npos);
    EXPECT_EQ(json.find("\"d5\":"), std::string::npos);
}

TEST(ViewJson, APieceIsCapturedAndBothPlace) {
    const std::string start = "7/7/7/7/7/z6/7/7/DZ4z w - 24 00 7\noff";
    std::string json = view(start);
    EXPECT_NE(
        json.find(
            R"({"action":"a1a4","from":"a1","to":"a4","path":["a2","a3","a4"],"captures":"piece"})"),
        std::string::npos);
    EXPECT_EQ(part(json, "placer", "supply"), "null");
    json = view(start + "\na1a4");
    EXPECT_EQ(part(json, "actor", "owed"), "\"brown\"");
    EXPECT_EQ(part(json, "placer", "supply"), "\"victim\"");
    EXPECT_EQ(part(json, "moves", "placeable"), "[]");
    EXPECT_EQ(part(json, "complete", "draw"), "false");
    json = view(start + "\na1a4\nx@c5");
    EXPECT_EQ(part(json, "actor", "owed"), "\"white\"");
    EXPECT_EQ(part(json, "placer", "supply"), "\"captor\"");
    json = view(start + "\na1a4\nx@c5\n+@d5");
    EXPECT_EQ(part(json, "lastTurn", "history"),
              R"({"player":"white","from":"a1","to":"a4","path":["a2","a3","a4"],)"
              R"("captured":{"type":"piece","owner":"brown","value":2},"placed":["c5","d5"]})");
    EXPECT_EQ(part(json, "turns", "mobility"),
              R"([{"number":7,"player":"white","text":"3a1xa4 x@c5 +@d5",)"
              R"("actions":["a1a4","x@c5","+@d5"],"complete":true,"draw":null}])");
}

TEST(ViewJson, TheStartOwes) {
    const std::string start = "7/7/7/7/7/D6/7/7/1Z4z b 2 22 00 7\noff";
    EXPECT_EQ(part(view(start), "placer", "supply"), "\"victim\"");
    EXPECT_EQ(part(view(start), "lastTurn", "history"), "null");
    const std::string json = view(start + "\nx@c5");
    EXPECT_EQ(part(json, "placer", "supply"), "\"captor\"");
    EXPECT_EQ(part(json, "history", "turns"),
              R"([{"action":"x@c5","player":"brown","turn":-1,"captured":null}])");
    const std::string one = "7/7/7/7/7/D6/7/7/1Z4z w 1 22 00 7\noff";
    EXPECT_EQ(part(view(one), "placer", "supply"), "\"mover\"");
}

TEST(ViewJson, AForbiddenPlacement) {
    std::string text = "z6/7/7/3x3/7/7/3D3/7/7 w - 22 00 1\noff";
    const std::string cycle = "\nd3d6\nx@d3\na9a8\nd6d3\nx@d6\na8a9";
    text += cycle + cycle + cycle + "\noffer brown repetition\ndecline white\nd3d6";
    const std::string json = view(text);
    EXPECT_EQ(part(json, "forbidden", "outcome"), R"(["x@d3"])");
    EXPECT_EQ(part(json, "mustDeviate", "lastTurn"), "true");
    EXPECT_NE(part(json, "placeable", "forbidden").find("\"d3\""), std::string::npos);
}

TEST(ViewJson, WhatIsOver) {
    const std::string json = view("7/7/7/7/7/z6/7/7/D6 w - 24 00 1\noff\na1a4");
    EXPECT_EQ(part(json, "outcome", "offer"),
              R"({"winner":"white","ending":"shut-in","clause":"R8.1"})");
    EXPECT_EQ(part(json, "moves", "placeable"), "[]");
}

TEST(ViewJson, RandomGamesAreJson) {
    Random random(9);
    for (int i = 0; i < 5; ++i) {
        Game game(kit::random_start(random));
        while (!game.outcome() && game.size() < 80) {
            ASSERT_TRUE(game.play(*kit::random_action(random, game.position(), {.captures = 60})));
            ASSERT_TRUE(kit::is_json(view_json(game)));
        }
    }
}

TEST(EffectsJson, NamesWhatIsClosed) {
    const auto position = parse_fen("6z/7/7/7/7/7/x6/1x5/Zx5 w 1 22 00 1");
    ASSERT_TRUE(position);
    const std::string json = effects_json(*position, *parse_action("x@a2"));
    EXPECT_TRUE(kit::is_json(json));
    EXPECT_NE(json.find(R"({"action":"a1a2","from":"a1","to":"a2","path":["a2"],"captures":null})"),
              std::string::npos);
    EXPECT_NE(json.find(R"("shutIn":["a1"])"), std::string::npos);
}

}  // namespace
}  // namespace barracuda::wasm
