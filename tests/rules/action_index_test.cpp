#include "rules/action_index.hpp"

#include "kit/random_games.hpp"
#include "rules/legal.hpp"
#include "rules/text/notation.hpp"

#include <gtest/gtest.h>

#include <bitset>

namespace barracuda {
namespace {

TEST(ActionIndex, EveryNumberIsAnActionAndItsOwnInverse) {
    for (int index = 0; index < action_count; ++index)
        ASSERT_EQ(index_of(action_at(index)), index) << to_text(action_at(index));
}

// These numbers may be stored, so they must not change.
TEST(ActionIndex, TheNumbersNeverChange) {
    EXPECT_EQ(action_count, 2'628);
    EXPECT_EQ(index_of(*parse_action("a1b1")), 0);
    EXPECT_EQ(index_of(*parse_action("d2d5")), 222);
    EXPECT_EQ(index_of(*parse_action("g9f9")), 1'619);
    EXPECT_EQ(index_of(Action::place(*parse_square("a1"), static_cast<Face>(0))), 1'620);
    EXPECT_EQ(index_of(Action::place(*parse_square("g9"), static_cast<Face>(face_count - 1))),
              2'627);
}

TEST(ActionIndex, WhatNoPieceCanDoHasNone) {
    EXPECT_FALSE(index_of(*parse_action("a1a6")));
    EXPECT_FALSE(index_of(Action::move(*parse_square("d4"), *parse_square("d4"))));
}

TEST(ActionIndex, TheOrderOfActionsIsThatOfTheirNumbers) {
    for (int index = 1; index < action_count; ++index)
        EXPECT_LT(action_at(index - 1), action_at(index)) << index;
}

TEST(ActionIndex, LegalActionsHaveDifferentNumbers) {
    Random random(4);
    for (int game = 0; game < 20; ++game)
        kit::play_random(random, kit::random_start(random), kit::random_style(random),
                         [&](const Position& position) {
                             std::bitset<action_count> seen;
                             for_each_legal(position, [&](Action action) {
                                 const auto index = index_of(action);
                                 ASSERT_TRUE(index) << to_text(action);
                                 ASSERT_FALSE(seen[static_cast<std::size_t>(*index)]);
                                 seen.set(static_cast<std::size_t>(*index));
                             });
                         });
}

}  // namespace
}  // namespace barracuda
