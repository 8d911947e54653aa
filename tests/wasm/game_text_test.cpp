#include "wasm/game_text.hpp"

#include "kit/chance.hpp"
#include "kit/json.hpp"
#include "kit/random_games.hpp"
#include "rules/text/fen.hpp"
#include "rules/text/notation.hpp"
#include "wasm/view_json.hpp"

#include <gtest/gtest.h>

namespace barracuda::wasm {
namespace {

const std::string closed_fen = to_fen(Position::closed());

std::string joined(const std::string& start, const std::vector<std::string>& commands) {
    std::string text = start + "\noff";
    for (const std::string& command : commands) text += '\n' + command;
    return text;
}

std::string reading_error(std::string_view text) {
    GameReader reader;
    const auto game = reader.read(text);
    return game ? "" : game.error().message;
}

// A view of a game that is read without anything remembered.
std::string fresh_view(std::string_view text) {
    GameReader reader;
    const auto game = reader.read(text);
    EXPECT_TRUE(game) << (game ? "" : game.error().message);
    return game ? view_json(**game) : "";
}

std::vector<std::string> shuttle(int times) {
    std::vector<std::string> commands;
    for (int i = 0; i < times; ++i)
        for (const char* action : {"c2c3", "c8c7", "c3c2", "c7c8"}) commands.emplace_back(action);
    return commands;
}

TEST(GameText, Commands) {
    for (const char* text :
         {"d2d5", "x@d5", "touch d2", "offer white agreement", "offer brown repetition",
          "accept white", "decline brown", "resign white", "flag brown", "forget"})
        EXPECT_TRUE(parse_game_command(text)) << text;
    for (const char* text : {"", " ", "d2", "d2d5 ", "touch", "touch h1", "touch d2 d3", "offer",
                             "offer white", "offer white peace", "accept", "accept black",
                             "resign white now", "forget it", "flag White", "take back"})
        EXPECT_FALSE(parse_game_command(text)) << text;
}

TEST(GameText, FaultsAreNamed) {
    EXPECT_EQ(reading_error(closed_fen + "\nmaybe"),
              "touch-move is \"maybe\", which is neither on nor off");
    EXPECT_EQ(reading_error(closed_fen + "\noff\nd2d5\nhello"),
              "command 2 \"hello\": is not a command");
    EXPECT_EQ(reading_error(closed_fen + "\noff\nd2d6").substr(0, 23), "command 1 \"d2d6\": R4.1,");
    EXPECT_NE(reading_error(""), "");
    EXPECT_NE(reading_error("nonsense\noff"), "");
    EXPECT_NE(reading_error(std::string(longest_text + 1, 'x')), "");
}

TEST(GameText, ATextThatGoesOnIsReadAsIfItWereNew) {
    GameReader reader;
    Random random(3);
    for (int game = 0; game < 10; ++game) {
        std::string text = to_fen(kit::random_start(random)) + "\non";
        for (int i = 0; i < 60; ++i) {
            const auto read = reader.read(text);
            ASSERT_TRUE(read) << read.error().message;
            ASSERT_EQ(view_json(**read), fresh_view(text));
            const auto action = kit::random_action(random, (*read)->position(), {.captures = 50});
            if (!action || (*read)->outcome()) break;
            if ((*read)->size() > 0 && kit::happens(random, 10))
                text.erase(text.rfind('\n'));  // taking back
            const auto next = reader.read(text + '\n' + to_text(*action));
            if (next) text += '\n' + to_text(*action);
        }
    }
}

TEST(GameText, AfterARefusalTheNextTextIsReadAnew) {
    GameReader reader;
    ASSERT_TRUE(reader.read(joined(closed_fen, {"d2d5"})));
    ASSERT_FALSE(reader.read(joined(closed_fen, {"d2d5", "d8d5", "d8d5"})));
    const auto game = reader.read(joined(closed_fen, {"d2d5"}));
    ASSERT_TRUE(game);
    EXPECT_EQ((*game)->size(), 1u);
    const auto other = reader.read(joined(closed_fen, {"d2d52"}));
    EXPECT_FALSE(other);
}

// What is played comes back as the commands that were given.
TEST(GameText, CommandsOfAGame) {
    std::vector<std::vector<std::string>> games{
        {},
        {"d2d5"},
        {"d2d5", "resign brown"},
        {"d2d5", "flag white"},
        {"d2d5", "offer white agreement"},
        {"d2d5", "offer white agreement", "accept brown"},
        {"c2c3", "e8e7", "c3b4", "forget", "e7e8"},
    };
    for (const auto& end :
         std::vector<std::vector<std::string>>{{},
                                               {"offer brown repetition"},
                                               {"offer brown repetition", "accept white"},
                                               {"offer brown repetition", "decline white"},
                                               {"offer brown repetition", "decline white", "e2e3"},
                                               {"offer brown repetition", "e2e3"}}) {
        games.push_back(shuttle(3));
        games.back().insert(games.back().end(), end.begin(), end.end());
    }
    for (const auto& commands : games) {
        GameReader reader;
        const auto game = reader.read(joined(closed_fen, commands));
        ASSERT_TRUE(game) << game.error().message;
        EXPECT_EQ(commands_of(**game), commands);
    }
}

TEST(GameText, CommandsOfAGameEndWithWhatIsTouched) {
    GameReader reader;
    const auto game = reader.read(closed_fen + "\non\nd2d5\ntouch c8\noffer white agreement");
    ASSERT_TRUE(game) << game.error().message;
    EXPECT_EQ(commands_of(**game),
              (std::vector<std::string>{"d2d5", "offer white agreement", "touch c8"}));
}

TEST(GameText, AsJson) {
    GameReader reader;
    const auto game = reader.read(joined(closed_fen, {"d2d5", "resign brown"}));
    ASSERT_TRUE(game);
    EXPECT_EQ(game_json(**game), R"({"start":")" + closed_fen +
                                     R"(","touchMove":false,"commands":["d2d5","resign brown"]})");
}

}  // namespace
}  // namespace barracuda::wasm
