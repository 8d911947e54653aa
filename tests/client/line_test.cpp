#include "client/line.hpp"

#include "client/seat.hpp"

#include <gtest/gtest.h>

namespace barracuda::client {
namespace {

class LineToServer : public testing::Test {
protected:
    void SetUp() override { begin_game(white, brown); }

    server::Party party;
    Loop loop;
    Seat white{loop, party};
    Seat brown{loop, party};
};

TEST_F(LineToServer, CarriesCommandsAndEvents) {
    EXPECT_EQ(white.state().me, Player::White);
    EXPECT_EQ(brown.state().me, Player::Brown);
    EXPECT_EQ(white.say("d2d5"), "");
    ASSERT_TRUE(brown.sees(1));
    EXPECT_EQ(brown.events().back().command, "d2d5");
    EXPECT_EQ(brown.events().back().by, Player::White);
    EXPECT_EQ(brown.say("b9b5"), "illegal");
    EXPECT_EQ(brown.say("d8d6", 0), "stale");
    EXPECT_EQ(brown.say("d8d6"), "");
    EXPECT_TRUE(white.sees(2));
}

TEST_F(LineToServer, ConnectsAgainAndHearsWhatItMissed) {
    EXPECT_EQ(white.say("d2d5"), "");
    ASSERT_TRUE(brown.sees(1));
    white.line().cut();
    EXPECT_EQ(brown.say("d8d6"), "");
    ASSERT_TRUE(white.sees(2));
    EXPECT_EQ(white.line().connections(), 2u);
    ASSERT_EQ(white.events().size(), 2u) << "each event once";
    EXPECT_EQ(white.events().front().command, "d2d5");
    EXPECT_EQ(white.say("e2e4"), "");
}

TEST_F(LineToServer, RepeatsWhatWasNotAnsweredUnderTheSameKey) {
    std::vector<play::Number> answers;
    white.line().command(white.game(), 0, "d2d5", [&](const Result<play::Number, Problem>& result) {
        if (result) answers.push_back(*result);
    });
    // The line is cut while the command is on its way, so it may or may not have been done.
    loop.run_until([] { return true; });
    white.line().cut();
    ASSERT_TRUE(loop.run_until([&] { return !answers.empty(); }));
    EXPECT_EQ(answers, std::vector<play::Number>{1}) << "answered once, done once";
    EXPECT_EQ(white.line().waiting(), 0u);
    EXPECT_TRUE(brown.sees(1));
    EXPECT_EQ(brown.say("d8d6"), "");
}

TEST_F(LineToServer, SurvivesARestartOfTheServer) {
    EXPECT_EQ(white.say("d2d5"), "");
    party.restart();
    EXPECT_EQ(brown.say("d8d6", 1), "");
    ASSERT_TRUE(white.sees(2));
    EXPECT_EQ(white.line().gaps(), 0u);
}

TEST_F(LineToServer, IsGoneAfterAGoodbye) {
    brown.line().hang_up();
    const auto alone = [&] { return white.presence() && !white.presence()->online.brown; };
    EXPECT_TRUE(loop.run_until(alone));
    EXPECT_TRUE(loop.run_until([&] { return !brown.line().is_connected(); }));
}

TEST_F(LineToServer, CanLeaveAGame) {
    brown.line().leave(brown.game());
    const auto alone = [&] { return white.presence() && !white.presence()->online.brown; };
    EXPECT_TRUE(loop.run_until(alone));
    EXPECT_EQ(white.say("d2d5"), "");
    EXPECT_EQ(brown.say("time", std::nullopt), "too-early") << "it is still connected";
    EXPECT_TRUE(brown.events().empty());
}

TEST(Line, HearsOfChallengesThatAreAccepted) {
    server::Party party;
    Loop loop;
    Seat anna(loop, party);
    Seat bert(loop, party);
    const auto challenge = anna.http().post("/api/challenges", "{}");
    ASSERT_TRUE(challenge);
    const std::string id = parse_text(challenge->body, "id").value();
    std::optional<News> news;
    Line line(loop, {"127.0.0.1", party.port()}, anna.http().credentials(),
              [&](const Message& heard) {
                  if (const auto* of_me = std::get_if<News>(&heard)) news = *of_me;
              });
    line.watch_me();
    ASSERT_TRUE(loop.run_until([&] { return line.is_connected(); }));
    std::optional<std::string>
        asked;  // once this is answered, the server has received what came before
    line.command("000000000000", 0, "time",
                 [&](const auto& result) { asked = result ? "" : result.error().code; });
    ASSERT_TRUE(loop.run_until([&] { return asked.has_value(); }));
    EXPECT_EQ(*asked, "not-found");
    const auto accepted = bert.http().post("/api/challenges/" + id + "/accept");
    ASSERT_TRUE(accepted);
    ASSERT_TRUE(loop.run_until([&] { return news.has_value(); }));
    EXPECT_EQ(news->challenge, id);
    EXPECT_EQ(news->state, "accepted");
    EXPECT_EQ(news->game, parse_text(accepted->body, "game"));
}

}  // namespace
}  // namespace barracuda::client
