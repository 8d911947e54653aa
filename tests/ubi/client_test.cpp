#include "ubi/client.hpp"

#include "rules/text/fen.hpp"
#include "rules/text/notation.hpp"

#include <gtest/gtest.h>

namespace barracuda::ubi {
namespace {

using namespace std::chrono_literals;
using SteadyClock = std::chrono::steady_clock;
using Kind = EngineFailure::Kind;

Deadline in(std::chrono::milliseconds time) { return SteadyClock::now() + time; }

ClientSettings shell(const std::string& script) { return {{"/bin/sh", "-c", script}, 20s, 200ms}; }

// An engine in a few lines of shell: its reaction to `go`, and further cases before that.
ClientSettings script(const std::string& on_go, const std::string& cases = "") {
    return shell("while read -r line; do case \"$line\" in " + cases +
                 " ubi) echo 'id name Script'; echo 'id author Shell';"
                 " echo 'option name Hash type spin default 1 min 1 max 8'; echo ubiok;;"
                 " isready) echo readyok;;"
                 " go*) " +
                 on_go +
                 ";;"
                 " quit) exit 0;;"
                 " esac; done");
}

Client started(const ClientSettings& settings) {
    auto client = Client::start(settings);
    EXPECT_TRUE(client) << client.error().text;
    return std::move(*client);
}

EngineFailure failure_of_go(const std::string& on_go, std::chrono::milliseconds time = 20s) {
    Client client = started(script(on_go));
    const auto answer = client.go(Game(Position::closed()), {}, in(time));
    EXPECT_FALSE(answer);
    if (answer) return {};
    EXPECT_FALSE(client.ready()) << "the client is of no more use";
    return answer.error();
}

TEST(Client, ShakesHands) {
    Client client = started(script("echo bestmove d2d5"));
    EXPECT_EQ(client.name(), "Script");
    EXPECT_EQ(client.author(), "Shell");
    ASSERT_EQ(client.options().size(), 1u);
    ASSERT_TRUE(client.option("hash"));
    EXPECT_EQ(client.option("Hash")->max, 8);
    EXPECT_FALSE(client.option("Threads"));
    EXPECT_TRUE(client.set_option("Hash", "4"));
    EXPECT_TRUE(client.new_game());
}

TEST(Client, GetsAnswers) {
    Client client =
        started(script("echo 'info depth 1 score cp 5 pv d2d5'; echo 'info depth 2 score cp 7';"
                       "echo 'info depth 2 multipv 2 score cp 1'; echo hello; echo 'info depth x';"
                       "echo 'bestmove d2d5 ponder d8d6'"));
    int reports = 0;
    const auto answer =
        client.go(Game(Position::closed()), {}, in(20s), [&](const SearchInfo&) { ++reports; });
    ASSERT_TRUE(answer) << answer.error().text;
    EXPECT_EQ(answer->choice, (Choice{parse_action("d2d5"), parse_action("d8d6")}));
    ASSERT_TRUE(answer->info);
    EXPECT_EQ(answer->info->score, Score::points(7));
    EXPECT_EQ(reports, 3);
    EXPECT_LT(answer->elapsed, 20s);
    EXPECT_FALSE(client.is_searching());
}

// The engine answers only if it received the right commands.
TEST(Client, TellsTheGameAndTheLimits) {
    Client client =
        started(script("case \"$position, $line\" in"
                       " 'position startpos moves d2d5, go nodes 100') echo bestmove d8d6;;"
                       " *) echo bestmove none;; esac",
                       " position*) position=$line;;"));
    Game game(Position::closed());
    ASSERT_TRUE(game.play(*parse_action("d2d5")));
    Limits limits;
    limits.nodes = 100;
    const auto answer = client.go(game, limits, in(20s));
    ASSERT_TRUE(answer) << answer.error().text;
    EXPECT_EQ(answer->choice.best, parse_action("d8d6"));
}

TEST(Client, MovesBeginAfterForgottenPlacements) {
    Game game(*parse_fen("7/7/d6/3D3/7/7/7/7/D6 b 2 2 00 1"));
    ASSERT_TRUE(game.play(*parse_action("x@b1")));
    EXPECT_EQ(position_of(game), (SetPosition{game.start(), {*parse_action("x@b1")}}));
    ASSERT_TRUE(game.forget_placement());
    EXPECT_EQ(position_of(game), (SetPosition{game.position(), {}}));
    const Position forgotten = game.position();
    ASSERT_TRUE(game.play(*parse_action("a7a4")));
    EXPECT_EQ(position_of(game), (SetPosition{forgotten, {*parse_action("a7a4")}}));
}

TEST(Client, WaitsForSlowStarts) {
    ClientSettings slow = script("echo bestmove d2d5");
    slow.command[2] = "sleep 0.3; " + slow.command[2];
    EXPECT_EQ(started(slow).name(), "Script");
    slow.start_time = 50ms;
    const auto client = Client::start(slow);
    ASSERT_FALSE(client);
    EXPECT_EQ(client.error().kind, Kind::NotStarted);
}

TEST(Client, NotEverythingIsAnEngine) {
    ClientSettings deaf = shell("sleep 100");
    deaf.start_time = 100ms;
    ClientSettings chatty = shell("while :; do echo hello; echo 'info string hello'; done");
    chatty.start_time = 200ms;
    for (const ClientSettings& settings :
         {shell("exit 1"), shell("kill -9 $$"), shell("exec 1>&-; sleep 100"), deaf, chatty,
          ClientSettings{{"/nowhere/engine"}}, ClientSettings{{"/bin/cat"}, 200ms}}) {
        const auto begun = SteadyClock::now();
        const auto client = Client::start(settings);
        ASSERT_FALSE(client) << settings.command.back();
        EXPECT_EQ(client.error().kind, Kind::NotStarted) << settings.command.back();
        EXPECT_FALSE(client.error().text.empty());
        EXPECT_LT(SteadyClock::now() - begun, 10s) << settings.command.back();
    }
}

TEST(Client, Crashes) {
    EXPECT_EQ(failure_of_go("exit 3").kind, Kind::Crashed);
    EXPECT_EQ(failure_of_go("exit 3").text, "it has ended with exit code 3");
    EXPECT_EQ(failure_of_go("kill -11 $$").text, "it has ended with signal 11");
    EXPECT_EQ(failure_of_go("printf 'bestmove d2'; exit 0").kind, Kind::BadAnswer);
    EXPECT_EQ(failure_of_go("exec 1>&-; sleep 100").kind, Kind::Crashed);
}

TEST(Client, CrashesBeforeItIsAsked) {
    Client client = started(script("echo bestmove d2d5", " ubinewgame) exit 5;;"));
    const auto ready = client.new_game();
    ASSERT_FALSE(ready);
    EXPECT_EQ(ready.error().kind, Kind::Crashed);
    const auto answer = client.go(Game(Position::closed()), {}, in(20s));
    ASSERT_FALSE(answer);
    EXPECT_EQ(answer.error().kind, Kind::Crashed);
}

TEST(Client, Hangs) {
    EXPECT_EQ(failure_of_go("sleep 100", 50ms).kind, Kind::Hung);
    EXPECT_EQ(failure_of_go("while :; do echo nonsense; done", 50ms).kind, Kind::Hung);
    EXPECT_EQ(failure_of_go("while :; do echo info depth 3; done", 50ms).kind, Kind::Hung);
    EXPECT_EQ(failure_of_go(":", 50ms).kind, Kind::Hung);
    Client unready = started([] {
        ClientSettings settings = script(":", " isready) sleep 100;;");
        settings.start_time = 2s;
        return settings;
    }());
    const auto ready = unready.ready();
    ASSERT_FALSE(ready);
    EXPECT_EQ(ready.error().kind, Kind::Hung);
}

TEST(Client, AnswersBadly) {
    EXPECT_EQ(failure_of_go("echo bestmove hello").kind, Kind::BadAnswer);
    EXPECT_EQ(failure_of_go("echo bestmove").kind, Kind::BadAnswer);
    EXPECT_EQ(failure_of_go("echo bestmove none").kind, Kind::BadAnswer);
    EXPECT_EQ(failure_of_go("echo bestmove x@d5").kind, Kind::BadAnswer);
    const EngineFailure illegal =
        failure_of_go("echo 'info string error I do not know this move'; echo bestmove d2d9");
    EXPECT_EQ(illegal.kind, Kind::BadAnswer);
    EXPECT_EQ(illegal.text, "d2d9 is not legal; it had said: error I do not know this move");
}

TEST(Client, AnswersMustKeepToTheLimits) {
    Limits limits;
    limits.only = {*parse_action("c2c4")};
    Client client = started(script("echo bestmove d2d5"));
    const auto answer = client.go(Game(Position::closed()), limits, in(20s));
    ASSERT_FALSE(answer);
    EXPECT_EQ(answer.error().kind, Kind::BadAnswer);
    limits = {};
    limits.except = {*parse_action("d2d5")};
    EXPECT_FALSE(
        started(script("echo bestmove d2d5")).go(Game(Position::closed()), limits, in(20s)));
    EXPECT_TRUE(
        started(script("echo bestmove c2c4")).go(Game(Position::closed()), limits, in(20s)));
}

TEST(Client, StopsAtTheDeadline) {
    Client client = started(script(":", " stop) echo bestmove d2d5;;"));
    const auto answer = client.go(Game(Position::closed()), {}, in(50ms));
    ASSERT_TRUE(answer) << answer.error().text;
    EXPECT_GE(answer->elapsed, 45ms);
}

TEST(Client, SearchesInSteps) {
    Client client = started(script("echo info depth 4", " stop) echo bestmove d2d5;;"));
    ASSERT_TRUE(client.begin(Game(Position::closed()), {}));
    auto answer = client.poll(in(50ms));
    ASSERT_TRUE(answer);
    EXPECT_FALSE(*answer);
    ASSERT_TRUE(client.ponder_hit());
    ASSERT_TRUE(client.stop());
    answer = client.poll(in(20s));
    ASSERT_TRUE(answer && *answer);
    EXPECT_EQ((*answer)->info->depth, 4);
}

TEST(Client, DropsTheAnswerToAnAbandonedSearch) {
    Client client = started(script(
        "n=x$n", " stop) case $n in x) echo bestmove d2d5;; *) echo bestmove c2c4;; esac;;"));
    ASSERT_TRUE(client.begin(Game(Position::closed()), {}));
    ASSERT_TRUE(client.begin(Game(Position::closed()), {}));
    ASSERT_TRUE(client.stop());
    const auto answer = client.poll(in(20s));
    ASSERT_TRUE(answer && *answer);
    EXPECT_EQ((*answer)->choice.best, parse_action("c2c4"));
}

TEST(Client, NoneIsRightWhenTheGameIsOver) {
    Game game(Position::closed());
    ASSERT_TRUE(game.resign(Player::White));
    Client client = started(script("echo bestmove none"));
    const auto answer = client.go(game, {}, in(20s));
    ASSERT_TRUE(answer);
    EXPECT_FALSE(answer->choice.best);
}

TEST(Client, FailuresHaveNames) {
    EXPECT_EQ(name_of(Kind::NotStarted), "not started");
    EXPECT_EQ(name_of(Kind::Crashed), "crashed");
    EXPECT_EQ(name_of(Kind::Hung), "hung");
    EXPECT_EQ(name_of(Kind::BadAnswer), "bad answer");
}

}  // namespace
}  // namespace barracuda::ubi
