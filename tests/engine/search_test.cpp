#include "engine/search.hpp"

#include "engine/eval/linear.hpp"
#include "rules/legal.hpp"
#include "rules/text/fen.hpp"
#include "rules/text/notation.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace barracuda::engine {
namespace {

std::vector<Action> actions_of(const Position& position) {
    const ActionList list = legal_actions(position);
    return {list.begin(), list.end()};
}

class SearchTest : public testing::Test {
protected:
    ubi::Score value(const char* fen, int turns) {
        const Game game(*parse_fen(fen));
        search_.set_root(game, actions_of(game.position()));
        EXPECT_TRUE(search_.search_root(0, turns * one_turn, -points::infinite, points::infinite));
        return points::to_score(search_.actions().front().points);
    }

    TranspositionTable table_{1};
    std::uint64_t most_nodes_ = UINT64_MAX;
    Search search_{table_,
                   std::make_unique<LinearEvaluator>(),
                   {.should_stop = [this] { return search_.nodes() >= most_nodes_; },
                    .more_nodes = [](std::uint64_t) { return 1024; }},
                   Margins{}};
};

TEST_F(SearchTest, CountsActionsToTheEnd) {
    EXPECT_EQ(value("7/7/7/7/7/z6/7/7/D6 w - 24 00 1", 1), ubi::Score::win(1));
    EXPECT_EQ(to_text(search_.actions().front().action), "a1a4");
}

TEST_F(SearchTest, SeesThatEverythingLoses) {
    // The 2 in the corner can go to g8 and g7; a 3 waits for it at either.
    EXPECT_EQ(value("5+z/5+1/7/5D1/7/6D/7/7/7 b - 0 00 1", 3), ubi::Score::loss(2));
}

// Nothing can be captured. The two 2s drive the other one into a corner, which takes 29 actions.
TEST_F(SearchTest, SolvesEndingsBeyondItsHorizon) {
    const char* fen = "5+1/6+/+++++++/+++++++/3+z++/1+2z++/1+++++1/Z++3+/4++1 b - 0 01 1";
    EXPECT_EQ(value(fen, 6).kind(), ubi::Score::Kind::Points);
    search_.solve_endings(true);
    ASSERT_TRUE(table_.resize(1));  // which also clears it
    EXPECT_EQ(value(fen, 6), ubi::Score::win(29));
    EXPECT_EQ(search_.actions().front().line.size(), 29u);
}

TEST_F(SearchTest, KeepsTheRootActions) {
    const Game game(Position::open());
    const std::vector<Action> actions = actions_of(game.position());
    search_.set_root(game, actions);
    ASSERT_TRUE(search_.search_root(0, 2 * one_turn, -points::infinite, points::infinite));
    std::vector<Action> after;
    for (const RootAction& action : search_.actions()) after.push_back(action.action);
    EXPECT_TRUE(std::ranges::is_permutation(actions, after));
    EXPECT_GT(search_.nodes(), actions.size());
    ASSERT_FALSE(search_.actions().front().line.empty());
    EXPECT_EQ(search_.actions().front().line.front(), search_.actions().front().action);
}

TEST_F(SearchTest, StopsWhenTold) {
    const Game game(Position::closed());
    search_.set_root(game, actions_of(game.position()));
    most_nodes_ = 0;
    EXPECT_FALSE(search_.search_root(0, 20 * one_turn, -points::infinite, points::infinite));
    EXPECT_LT(search_.nodes(), 100'000u);
}

TEST_F(SearchTest, StopsSoonerWhereEveryPlacementIsRanked) {
    const Game game(
        *parse_fen("1v1z2d/2<v3/1n5/1x|2xw/x3n1Z/1D2dx1/1|nW2s/Z3-1D/3>2W w 2 14 21 21"));
    search_.set_root(game, actions_of(game.position()));
    search_.consider_all_placements(true);
    most_nodes_ = 0;
    EXPECT_FALSE(search_.search_root(0, 20 * one_turn, -points::infinite, points::infinite));
    EXPECT_LT(search_.nodes(), 100u);
}

// The test for dead positions takes as long as a thousand nodes.
TEST_F(SearchTest, StopsSoonerWherePositionsMayBeDead) {
    const Game game(*parse_fen("z5z/7/7/7/+++++++/7/7/7/Z1d3Z w - 0 00 1"));
    search_.set_root(game, actions_of(game.position()));
    most_nodes_ = 0;
    EXPECT_FALSE(search_.search_root(0, 20 * one_turn, -points::infinite, points::infinite));
    EXPECT_LT(search_.nodes(), 100u);
}

// Wherever the search gets that deep, and whatever is owed there. Builds with assertions would
// notice.
TEST_F(SearchTest, NothingLiesDeeperThanTheLongestLine) {
    const Game game(*parse_fen("zddvvdz/7/7/7/7/7/7/7/ZDDVVDZ w - 24 00 1"));
    search_.set_root(game, actions_of(game.position()));
    most_nodes_ = 200'000;
    EXPECT_FALSE(search_.search_root(0, 800 * one_turn, -points::infinite, points::infinite));
}

TEST_F(SearchTest, TheNodesOfAHuntAreBounded) {
    const Game game(Position::closed());
    search_.set_root(game, actions_of(game.position()));
    ASSERT_TRUE(search_.search_root(0, 2 * one_turn, -points::infinite, points::infinite));
    for (const std::uint64_t nodes : {1u, 500u, 1'500u}) {
        const std::uint64_t before = search_.nodes();
        EXPECT_FALSE(search_.hunt(12 * one_turn, nodes, 1));
        EXPECT_EQ(search_.nodes(), before + nodes);
    }
}

}  // namespace
}  // namespace barracuda::engine
