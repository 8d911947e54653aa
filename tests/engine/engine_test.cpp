#include "engine/engine.hpp"

#include "base/temporary_folder.hpp"
#include "engine/eval/evaluator_file.hpp"
#include "engine/eval/linear.hpp"
#include "kit/files.hpp"
#include "rules/legal.hpp"
#include "rules/text/fen.hpp"
#include "rules/text/notation.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>

namespace barracuda::engine {
namespace {

struct Answer {
    std::string action;
    ubi::SearchInfo last;
};

Answer ask(Engine& engine, const Game& game, const ubi::Limits& limits) {
    Answer answer;
    const SearchSignals signals;
    const ubi::Choice choice = engine.choose(
        game, limits, signals, [&](const ubi::SearchInfo& info) { answer.last = info; });
    answer.action = choice.best ? to_text(*choice.best) : "none";
    return answer;
}

ubi::Limits nodes(std::uint64_t count) {
    ubi::Limits limits;
    limits.nodes = count;
    return limits;
}

Game game_from(const char* fen) { return Game(*parse_fen(fen)); }

TEST(Engine, TakesTheLastPiece) {
    Engine engine;
    const Answer answer = ask(engine, game_from("7/7/7/7/7/z6/7/7/D6 w - 24 00 1"), nodes(2000));
    EXPECT_EQ(answer.action, "a1a4");
    EXPECT_EQ(answer.last.score, ubi::Score::win(1));
}

TEST(Engine, ShutsInTheLastPiece) {
    // Brown's 2 can only go to g8; White owes a placement.
    Engine engine;
    const Game game = game_from("5+z/5+1/5++/7/7/3D3/7/7/7 w 1 22 00 1");
    const Answer answer = ask(engine, game, nodes(20'000));
    EXPECT_EQ(answer.last.score, ubi::Score::win(1));
    EXPECT_TRUE(is_lost(game.position().after(*parse_action(answer.action)))) << answer.action;
}

// Nothing can be captured, and the end is 29 actions away. The result of a search of fixed depth
// must not depend on what could be found otherwise.
TEST(Engine, SolvesAnEndingAndWinsIt) {
    Engine engine;
    Game game = game_from("5+1/6+/+++++++/+++++++/3+z++/1+2z++/1+++++1/Z++3+/4++1 b - 0 01 1");
    ubi::Limits shallow;
    shallow.depth = 6;
    EXPECT_EQ(ask(engine, game, shallow).last.score.kind(), ubi::Score::Kind::Points);
    EXPECT_EQ(ask(engine, game, nodes(20'000)).last.score.kind(), ubi::Score::Kind::Win);
    while (!game.outcome() && game.size() < 40) {
        const Answer answer = ask(engine, game, nodes(20'000));
        ASSERT_TRUE(game.play(*parse_action(answer.action)));
    }
    ASSERT_TRUE(game.outcome());
    EXPECT_EQ(game.outcome()->winner, Player::Brown);
}

TEST(Engine, TheSameNodesGiveTheSameAnswer) {
    const Game game = game_from("Y2d3/7/1z2ddv/1xv2xz/x1x1x1x/V2D1x1/2Z4/ZD5/4DV1 w - 24 00 15");
    Engine one;
    Engine other;
    const Answer a = ask(one, game, nodes(20'000));
    const Answer b = ask(other, game, nodes(20'000));
    EXPECT_EQ(a.action, b.action);
    EXPECT_EQ(a.last.nodes, b.last.nodes);
    EXPECT_EQ(a.last.line, b.last.line);
}

TEST(Engine, SearchesWithItsMargins) {
    ubi::Limits limits;
    limits.depth = 5;
    const auto nodes_with = [&](const Margins& margins) {
        Engine engine({.margins = margins});
        return ask(engine, Game(Position::closed()), limits).last.nodes;
    };
    const std::uint64_t usual = nodes_with({});
    for (const MarginInfo& info : margin_infos) {
        Margins other;
        other.*info.value = info.most;
        EXPECT_NE(nodes_with(other), usual) << info.name;
    }
}

TEST(Engine, KeepsToOnlyAndExcept) {
    Engine engine;
    const Game game(Position::closed());
    ubi::Limits limits = nodes(2000);
    limits.only = {*parse_action("c2c3")};
    EXPECT_EQ(ask(engine, game, limits).action, "c2c3");
    limits.only.clear();
    const std::string free_choice = ask(engine, game, limits).action;
    limits.except = {*parse_action(free_choice)};
    EXPECT_NE(ask(engine, game, limits).action, free_choice);
}

TEST(Engine, EveryLevelPlaysLegalGames) {
    for (int level = 1; level <= 10; ++level) {
        Engine engine({.hash = 1, .level = level});
        Game game(level % 2 == 0 ? Position::open({level % 3, 0}) : Position::closed());
        while (!game.outcome() && game.size() < 24) {
            const Answer answer = ask(engine, game, nodes(300));
            const auto action = parse_action(answer.action);
            ASSERT_TRUE(action) << answer.action;
            ASSERT_TRUE(game.play(*action)) << to_fen(game.position()) << ' ' << answer.action;
        }
    }
}

TEST(Engine, LinesAreLegalAndTheBestComesFirst) {
    Engine engine({.multi_pv = 3});
    const Game game(Position::open());
    std::vector<ubi::SearchInfo> infos;
    ubi::Limits limits;
    limits.depth = 4;
    const SearchSignals signals;
    engine.choose(game, limits, signals,
                  [&](const ubi::SearchInfo& info) { infos.push_back(info); });
    ASSERT_GE(infos.size(), 3u);
    const std::vector<ubi::SearchInfo> last(infos.end() - 3, infos.end());
    for (const ubi::SearchInfo& info : last) {
        Position position = game.position();
        for (const Action action : info.line) {
            ASSERT_TRUE(is_legal(position, action)) << to_text(action);
            position = position.after(action);
        }
    }
    EXPECT_GE(last[0].score.value(), last[1].score.value());
    EXPECT_GE(last[0].score.value(), last[2].score.value());
}

TEST(Engine, TwoThreadsStopWhenTold) {
    Engine engine({.threads = 2});
    ubi::Limits limits;
    limits.move_time = Milliseconds(50);
    for (int i = 0; i < 5; ++i)
        EXPECT_NE(ask(engine, Game(Position::closed()), limits).action, "none");
}

TEST(Engine, AnEvaluationIsNeverAProvenWin) {
    for (const int weight : {-32'767, -3'000, 3'000, 32'767}) {
        features::Weights weights{};
        for (std::size_t i = 0; i < weights.size(); ++i)
            weights[i] = static_cast<std::int16_t>(i / features::PerSide % 2 == 0 ? weight : 0);
        Engine engine;
        engine.set_evaluator(std::make_unique<LinearEvaluator>(weights));
        for (int depth = 1; depth <= 3; ++depth) {
            ubi::Limits limits;
            limits.depth = depth;
            const ubi::Score score = ask(engine, Game(Position::closed()), limits).last.score;
            EXPECT_EQ(score.kind(), ubi::Score::Kind::Points) << weight << ' ' << score.value();
        }
    }
}

TEST(Engine, ANewEvaluationForgetsWhatTheOldOneFound) {
    features::Weights weights = built_in_weights;
    std::ranges::reverse(weights);
    const TemporaryFolder folder;
    const std::string file = kit::write_file(folder.path() / "weights", to_text(weights));
    const Game game = game_from("Y2d3/7/1z2ddv/1xv2xz/x1x1x1x/V2D1x1/2Z4/ZD5/4DV1 w - 24 00 15");
    ubi::Limits limits;
    limits.depth = 4;
    Engine fresh;
    ASSERT_TRUE(fresh.set_option("EvalFile", file));
    Engine used;
    ask(used, game, limits);
    ASSERT_TRUE(used.set_option("EvalFile", file));
    const Answer a = ask(fresh, game, limits);
    const Answer b = ask(used, game, limits);
    EXPECT_EQ(a.last.nodes, b.last.nodes);
    EXPECT_EQ(a.last.line, b.last.line);
}

// The hunts for wins count, too. The nodes needed for any result at all are always spent.
TEST(Engine, ALimitByNodesIsForAllThreadsTogether) {
    for (const int threads : {1, 3})
        for (const std::uint64_t limit : {2'000u, 2'345u, 7'000u, 30'000u}) {
            Engine engine({.threads = threads});
            const Game game =
                game_from("Y2d3/7/1z2ddv/1xv2xz/x1x1x1x/V2D1x1/2Z4/ZD5/4DV1 w - 24 00 15");
            const Answer answer = ask(engine, game, nodes(limit));
            EXPECT_LE(answer.last.nodes, limit) << threads;
            EXPECT_GT(answer.last.nodes, 0u) << threads;
        }
}

TEST(Engine, AfterItsFirstResultALimitByNodesThatIsSpentEndsASearch) {
    Engine engine;
    SearchSignals signals;
    std::vector<int> depths;
    engine.choose(Game(Position::closed()), nodes(1), signals,
                  [&](const ubi::SearchInfo& info) { depths.push_back(info.depth); });
    EXPECT_EQ(depths, std::vector{1});
}

TEST(Engine, TheClockRunsFromTheMomentOfTheQuestion) {
    Engine engine;
    ubi::Limits limits;
    limits.depth = 2;
    limits.asked = std::chrono::steady_clock::now() - std::chrono::hours(1);
    EXPECT_GE(ask(engine, Game(Position::closed()), limits).last.time, std::chrono::hours(1));
    limits.depth.reset();
    limits.move_time = Milliseconds(60'000);
    EXPECT_LT(ask(engine, Game(Position::closed()), limits).last.nodes, 5'000u);
}

TEST(Engine, RefusesFilesThatAreNoEvaluation) {
    Engine engine;
    EXPECT_FALSE(engine.set_option("EvalFile", "/no/such/file"));
    EXPECT_FALSE(engine.set_option("EvalFile", TEST_DATA_DIR "/play.tsv"));
    EXPECT_TRUE(engine.set_option("EvalFile", "<built-in>"));
}

}  // namespace
}  // namespace barracuda::engine
