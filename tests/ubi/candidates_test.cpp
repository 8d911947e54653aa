#include "ubi/candidates.hpp"

#include "rules/text/fen.hpp"
#include "rules/text/notation.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace barracuda::ubi {
namespace {

const Action d2d5 = *parse_action("d2d5");
const Action c2c4 = *parse_action("c2c4");
const Action illegal = *parse_action("a1a9");

std::vector<Action> listed(const ActionList& list) { return {list.begin(), list.end()}; }

std::vector<Action> sorted(std::vector<Action> actions) {
    std::ranges::sort(actions);
    return actions;
}

TEST(Candidates, AreAllLegalActionsWithoutLimits) {
    const Game game(Position::closed());
    EXPECT_EQ(sorted(listed(candidates(game, {}))), listed(game.legal_actions()));
}

TEST(Candidates, AreWhatOnlyAndExceptLeave) {
    const Game game(Position::closed());
    Limits limits;
    limits.only = {d2d5, c2c4, illegal};
    EXPECT_EQ(candidates(game, limits).size(), 2u);
    limits.except = {c2c4};
    EXPECT_EQ(listed(candidates(game, limits)), std::vector{d2d5});
}

TEST(Candidates, PassOverLimitsThatLeaveNothing) {
    const Game game(Position::closed());
    Limits limits;
    limits.only = {illegal};
    EXPECT_EQ(sorted(listed(candidates(game, limits))), listed(game.legal_actions()));
}

TEST(Candidates, AreNoneWhenTheGameIsOver) {
    const Game game(*parse_fen("7/7/7/7/7/7/7/7/D6 b - 0 00 9"));
    EXPECT_TRUE(candidates(game, {}).empty());
}

}  // namespace
}  // namespace barracuda::ubi
