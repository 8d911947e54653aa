#include "reference/solve.hpp"

#include "kit/sanitized.hpp"
#include "reference/solved_list.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace reference {
namespace {

constexpr std::uint64_t plenty = 1'000'000;

std::vector<Solved> listed() { return solved_list(TEST_DATA_DIR "/solved.txt"); }

// Without move ordering, table or reductions.
bool plainly_wins(const State& state, char winner, int turns) {
    const std::set<Action> list = actions(state);
    if (list.empty()) return state.side != winner;
    if (turns == 0) return false;
    const auto won_after = [&](Action action) {
        const State next = apply(state, action);
        return plainly_wins(next, winner, next.pending == 0 ? turns - 1 : turns);
    };
    return state.side == winner ? std::ranges::any_of(list, won_after)
                                : std::ranges::all_of(list, won_after);
}

TEST(Solve, TheLastPieceIsCaptured) {
    const State state = parse("7/7/7/7/7/z6/7/7/D6 w - 24 00 1");
    EXPECT_EQ(solve(state, 1, plenty), (Solution{1, 1, true}));
    EXPECT_EQ(wins(state, 'b', Measure::Turns, 2, plenty), false);
}

TEST(Solve, TheLastPieceIsShutIn) {
    const State state = parse("5+z/5+1/5++/7/7/3D3/7/7/7 w 1 22 00 1");
    EXPECT_EQ(solve(state, 1, plenty), (Solution{1, 1, false}));
}

// Brown has captured: White places, Brown places, and in the next turn White shuts in the 3.
TEST(Solve, ATurnInProgressCounts) {
    const State state = parse("7/4x2/7/3x3/7/Z2V3/x1^xD2/1Wxdxx1/1x1wS+1 w 2 10 10 1");
    EXPECT_EQ(wins(state, 'w', Measure::Turns, 1, plenty), false);
    EXPECT_EQ(wins(state, 'w', Measure::Turns, 2, plenty), true);
    EXPECT_EQ(wins(state, 'w', Measure::Actions, 2, plenty), false);
    EXPECT_EQ(wins(state, 'w', Measure::Actions, 3, plenty), true);
}

TEST(Solve, AWinThatNeedsMoreNodesIsLeftOpen) {
    const State state = parse("5+z/5+1/5++/7/7/3D3/7/7/7 w 1 22 00 1");
    EXPECT_EQ(wins(state, 'w', Measure::Turns, 1, 1), std::nullopt);
}

TEST(Solve, OneTurnIsAsPlainBruteForceSays) {
    int compared = 0;
    for (const Solved& row : listed()) {
        const State state = parse(row.fen);
        if (state.pending == 2 || state.supply > 0) continue;
        ++compared;
        EXPECT_EQ(plainly_wins(state, state.side, 1), row.solution.turns == 1) << row.fen;
    }
    EXPECT_GE(compared, 8);
}

TEST(Solve, TheSmallOnesOfTheListAreRight) {
    int solved = 0;
    for (const Solved& row : listed()) {
        const auto found =
            solve(parse(row.fen), row.solution.turns, barracuda::kit::sanitized ? 300 : 3000);
        if (!found) continue;
        ++solved;
        EXPECT_EQ(*found, row.solution) << row.fen;
    }
    EXPECT_GE(solved, barracuda::kit::sanitized ? 10 : 20);
}

TEST(Solve, TheListHasAllKinds) {
    const std::vector<Solved> list = listed();
    EXPECT_GE(list.size(), 64u);
    const auto count = [&](auto&& is_one) { return std::ranges::count_if(list, is_one); };
    for (const int turns : {1, 2, 3, 4})
        for (const bool by_capture : {false, true})
            EXPECT_GE(count([&](const Solved& row) {
                          return row.solution.turns == turns &&
                                 row.solution.by_capture == by_capture;
                      }),
                      4)
                << turns << ' ' << by_capture;
    EXPECT_GE(count([](const Solved& row) { return row.solution.by_capture; }), 32);
    EXPECT_GE(count([](const Solved& row) { return !row.solution.by_capture; }), 32);
    EXPECT_GE(count([](const Solved& row) { return parse(row.fen).pending > 0; }), 16);
    EXPECT_GE(count([](const Solved& row) { return parse(row.fen).level != std::array{0, 0}; }),
              16);
}

}  // namespace
}  // namespace reference
