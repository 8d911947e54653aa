#include "engine/ordering.hpp"

#include "kit/random_games.hpp"
#include "rules/legal.hpp"
#include "rules/text/fen.hpp"
#include "rules/text/notation.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

namespace barracuda::engine {
namespace {

using Picks = std::vector<MovePicker::Pick>;

Picks picks(const Position& position, const History& history,
            std::optional<Action> first = std::nullopt) {
    const Survey survey(position);
    MovePicker picker(position, survey, first, history, 0);
    Picks all;
    while (const auto pick = picker.next()) all.push_back(*pick);
    return all;
}

std::size_t place_of(const Picks& picks, Action move) {
    return static_cast<std::size_t>(std::ranges::find(picks, move, &MovePicker::Pick::move) -
                                    picks.begin());
}

TEST(MovePicker, PicksEveryMoveOnceAndKnowsWhatItTakes) {
    Random random(9);
    const History history;
    for (int game = 0; game < 10; ++game)
        kit::play_random(
            random, kit::random_start(random), {.captures = 30}, [&](const Position& position) {
                if (!position.move_is_due() || is_lost(position)) return;
                std::vector<Action> picked;
                for (const MovePicker::Pick& pick : picks(position, history)) {
                    picked.push_back(pick.move);
                    ASSERT_EQ(pick.takes_piece, position.pieces().contains(pick.move.to()));
                }
                const ActionList legal = legal_actions(position);
                std::ranges::sort(picked);
                std::vector<Action> expected(legal.begin(), legal.end());
                std::ranges::sort(expected);
                ASSERT_EQ(picked, expected) << to_fen(position);
            });
}

TEST(MovePicker, WhatTheTableSaysComesFirst) {
    const Position start = Position::closed();
    for (const Action move : legal_actions(start))
        EXPECT_EQ(picks(start, {}, move).front().move, move) << to_text(move);
}

TEST(MovePicker, CapturesOfPiecesComeBeforeTheRest) {
    Random random(10);
    kit::play_random(random, Position::open(), {}, [&](const Position& position) {
        if (!position.move_is_due()) return;
        const Picks all = picks(position, {});
        ASSERT_TRUE(std::ranges::is_partitioned(all, &MovePicker::Pick::takes_piece))
            << to_fen(position);
    });
}

TEST(MovePicker, LearnsFromHistoryAndKillers) {
    const Position start = Position::closed();
    const Picks before = picks(start, {});
    const Action last = before.back().move;
    const Action last_but_one = before[before.size() - 2].move;
    History history;
    history.add(start.actor(), last, 500);
    EXPECT_LT(place_of(picks(start, history), last), place_of(before, last));
    history.add_killer(0, last_but_one);
    EXPECT_LT(place_of(picks(start, history), last_but_one), place_of(picks(start, history), last));
}

}  // namespace
}  // namespace barracuda::engine
