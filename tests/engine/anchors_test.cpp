#include "engine/anchors/anchors.hpp"

#include "base/random.hpp"
#include "engine/bench.hpp"
#include "rules/legal.hpp"
#include "rules/text/fen.hpp"
#include "rules/text/notation.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace barracuda::engine {
namespace {

ubi::Limits node_limit(std::uint64_t count) {
    ubi::Limits limits;
    limits.nodes = count;
    return limits;
}

ubi::Choice choose(Chooser& chooser, const Game& game, const ubi::Limits& limits) {
    const SearchSignals signals;
    return chooser.choose(game, limits, signals, [](const ubi::SearchInfo&) {});
}

// Plays until the game is over or long enough, checking every action.
Game play(Chooser& white, Chooser& brown, const Position& start, const ubi::Limits& limits,
          std::size_t longest) {
    Game game(start);
    while (!game.outcome() && game.size() < longest) {
        Chooser& actor = game.position().actor() == Player::White ? white : brown;
        const ubi::Choice choice = choose(actor, game, limits);
        if (!choice.best || !game.play(*choice.best)) {
            ADD_FAILURE() << actor.name() << " in " << to_fen(game.position());
            return game;
        }
    }
    return game;
}

std::vector<Action> history(const Game& game) {
    std::vector<Action> actions;
    for (std::size_t i = 0; i < game.size(); ++i) actions.push_back(*game.played(i));
    return actions;
}

TEST(Anchors, AreMadeByName) {
    EXPECT_EQ(anchor_names().size(), 7u);
    for (const std::string_view name : anchor_names()) {
        const auto anchor = make_anchor(name);
        ASSERT_TRUE(anchor) << name;
        EXPECT_EQ(anchor->name(), "Barracuda anchor " + std::string(name));
    }
    EXPECT_FALSE(make_anchor("level 10"));
}

TEST(Anchors, PlayLegallyInAllVariants) {
    for (const std::string_view name : anchor_names()) {
        const auto anchor = make_anchor(name);
        for (int white = 0; white <= highest_express_level; ++white)
            for (int brown = 0; brown <= highest_express_level; ++brown) {
                play(*anchor, *anchor, Position::closed({white, brown}), node_limit(40), 100);
                play(*anchor, *anchor, Position::open({white, brown}), node_limit(40), 100);
            }
    }
}

TEST(Anchors, ActWhereverActionsAreOwed) {
    for (const std::string_view name : anchor_names()) {
        const auto anchor = make_anchor(name);
        for (const std::string_view fen : bench_positions()) {
            const Game game(*parse_fen(fen));
            ASSERT_FALSE(game.outcome()) << fen;
            for (const std::uint64_t count : {1u, 500u}) {
                const ubi::Choice choice = choose(*anchor, game, node_limit(count));
                EXPECT_TRUE(choice.best && game.is_legal(*choice.best)) << name << " in " << fen;
            }
        }
    }
}

TEST(Anchors, AreDeterministicAtFixedNodes) {
    for (const std::string_view name : anchor_names()) {
        const auto first = make_anchor(name);
        const auto second = make_anchor(name);
        const Game game = play(*first, *first, Position::open(), node_limit(300), 60);
        const Game again = play(*second, *second, Position::open(), node_limit(300), 60);
        EXPECT_EQ(history(game), history(again)) << name;
        const Game once_more = play(*first, *first, Position::open(), node_limit(300), 60);
        EXPECT_EQ(history(game), history(once_more)) << name;
    }
}

// They are frozen: if this fails, undo what was done to them.
TEST(Anchors, NeverChangeTheirPlay) {
    const auto fingerprint = [](std::string_view name) {
        const auto anchor = make_anchor(name);
        std::uint64_t sum = 0;
        for (const Action action :
             history(play(*anchor, *anchor, Position::open(), node_limit(500), 40)))
            sum = Random(sum ^ action.bits()).next();
        return sum;
    };
    EXPECT_EQ(fingerprint("random"), 17032423663876561626u);
    EXPECT_EQ(fingerprint("novice"), 8749296485638246763u);
    EXPECT_EQ(fingerprint("learner"), 16373871691635949403u);
    EXPECT_EQ(fingerprint("careful"), 3491332018179049767u);
    EXPECT_EQ(fingerprint("greedy"), 5728306724442146737u);
    EXPECT_EQ(fingerprint("rollout"), 3984973923827502909u);
    EXPECT_EQ(fingerprint("crude"), 16015659054110377466u);
}

TEST(Anchors, CrudeBeatsRandom) {
    const auto crude = make_anchor("crude");
    const auto random = make_anchor("random");
    for (const char* seed : {"1", "2", "3"}) {
        ASSERT_TRUE(random->set_option("Seed", seed));
        const Game as_white = play(*crude, *random, Position::closed(), node_limit(400), 600);
        ASSERT_TRUE(as_white.outcome());
        EXPECT_EQ(as_white.outcome()->winner, Player::White);
        const Game as_brown = play(*random, *crude, Position::open(), node_limit(400), 600);
        ASSERT_TRUE(as_brown.outcome());
        EXPECT_EQ(as_brown.outcome()->winner, Player::Brown);
    }
}

TEST(Anchors, GreedyBeatsRandom) {
    const auto greedy = make_anchor("greedy");
    const auto random = make_anchor("random");
    const Game game = play(*greedy, *random, Position::closed(), ubi::Limits{}, 600);
    ASSERT_TRUE(game.outcome());
    EXPECT_EQ(game.outcome()->winner, Player::White);
}

TEST(Anchors, RespectOnlyAndExcept) {
    const Game game(Position::closed());
    ubi::Limits only = node_limit(200);
    only.only = {*parse_action("c2c4"), *parse_action("d2d5")};
    only.except = {*parse_action("c2c4")};
    ubi::Limits except = node_limit(200);
    for (const Action action : game.legal_actions())
        if (action != *parse_action("e2e4")) except.except.push_back(action);
    for (const std::string_view name : anchor_names()) {
        const auto anchor = make_anchor(name);
        EXPECT_EQ(choose(*anchor, game, only).best, parse_action("d2d5")) << name;
        EXPECT_EQ(choose(*anchor, game, except).best, parse_action("e2e4")) << name;
    }
}

TEST(Anchors, RespectNodes) {
    const Game game(Position::closed());
    const SearchSignals signals;
    for (const std::string_view name : anchor_names()) {
        std::uint64_t most = 0;
        make_anchor(name)->choose(
            game, node_limit(5000), signals,
            [&](const ubi::SearchInfo& info) { most = std::max(most, info.nodes); });
        EXPECT_LE(most, 5000u) << name;
        EXPECT_GE(most, 1u) << name;
    }
}

TEST(Anchors, AnswerEvenIfStoppedBefore) {
    const Game game(Position::closed());
    SearchSignals signals;
    signals.stop = true;
    for (const std::string_view name : anchor_names()) {
        const ubi::Choice choice =
            make_anchor(name)->choose(game, {}, signals, [](const ubi::SearchInfo&) {});
        EXPECT_TRUE(choice.best && game.is_legal(*choice.best)) << name;
    }
}

TEST(Anchors, LearnersKnowWhatTheyAreSaidTo) {
    const auto takes = [&](std::string_view name) {
        int count = 0;
        for (int seed = 1; seed <= 300; ++seed) {
            const auto anchor = make_anchor(name);
            EXPECT_TRUE(anchor->set_option("Seed", std::to_string(seed)));
            const Game game(*parse_fen("z6/7/7/3d3/7/7/3D3/7/7 w - 24 00 1"));
            count += choose(*anchor, game, {}).best == parse_action("d3d6");
        }
        return count;
    };
    EXPECT_NEAR(takes("novice"), 200, 30);
    EXPECT_EQ(takes("learner"), 300);
    EXPECT_EQ(takes("careful"), 300);
    // Brown's 3 captures whatever stops on d6; White's 2 on d4 could.
    const auto exposed = [&](std::string_view name) {
        int count = 0;
        for (int seed = 1; seed <= 300; ++seed) {
            const auto anchor = make_anchor(name);
            EXPECT_TRUE(anchor->set_option("Seed", std::to_string(seed)));
            const Game game(*parse_fen("3d3/7/7/7/7/3Z3/7/7/7 w - 24 00 1"));
            const Position after = game.position().after(*choose(*anchor, game, {}).best);
            count += !(reach(after, Player::Brown) & after.pieces(Player::White)).empty();
        }
        return count;
    };
    EXPECT_LT(2 * exposed("careful"), exposed("learner"));
    for (const std::string_view name : {"learner", "careful"}) {
        const ubi::Choice choice =
            choose(*make_anchor(name), Game(*parse_fen("z6/7/7/7/7/7/7/7/6V w 1 22 00 1")), {});
        EXPECT_TRUE(choice.best == parse_action("x@a8") || choice.best == parse_action("x@b9"));
    }
}

// White captures Brown's last piece, or the most valuable one.
TEST(Anchors, CrudeAndGreedySeeTheEnd) {
    const Game game(*parse_fen("7/7/7/3d3/7/7/3D3/7/7 w - 0 00 1"));
    for (const char* name : {"greedy", "crude"}) {
        const auto anchor = make_anchor(name);
        const SearchSignals signals;
        ubi::Score score = ubi::Score::points(0);
        const ubi::Choice choice =
            anchor->choose(game, node_limit(2000), signals,
                           [&](const ubi::SearchInfo& info) { score = info.score; });
        EXPECT_EQ(choice.best, parse_action("d3d6")) << name;
        EXPECT_EQ(score, ubi::Score::win(1)) << name;
    }
}

TEST(BenchOfAnchors, HasFixedPositions) {
    EXPECT_EQ(bench_positions().size(), 24u);
    for (const std::string_view fen : bench_positions()) {
        ASSERT_TRUE(parse_fen(fen)) << fen;
        EXPECT_FALSE(Game(*parse_fen(fen)).outcome()) << fen;
    }
}

TEST(BenchOfAnchors, GivesBackTheSumItPrints) {
    const auto anchor = make_anchor("greedy");
    std::vector<std::string> lines;
    const std::uint64_t total =
        bench(*anchor, [&](const std::string& line) { lines.push_back(line); });
    ASSERT_EQ(lines.size(), bench_positions().size() + 2);
    EXPECT_EQ(lines[lines.size() - 2], "nodes: " + std::to_string(total));
    EXPECT_TRUE(lines.back().starts_with("nps: "));
}

}  // namespace
}  // namespace barracuda::engine
