#include "rules/action.hpp"

#include "rules/text/notation.hpp"

#include <gtest/gtest.h>

namespace barracuda {
namespace {

TEST(Action, R3_2_AMoveOrAPlacement) {
    const Square d2 = *parse_square("d2");
    const Square d5 = *parse_square("d5");
    const Action move = Action::move(d2, d5);
    EXPECT_TRUE(move.is_move());
    EXPECT_EQ(move.from(), d2);
    EXPECT_EQ(move.to(), d5);
    const Action placement = Action::place(d5, Face::AllTurns);
    EXPECT_TRUE(placement.is_placement());
    EXPECT_EQ(placement.square(), d5);
    EXPECT_EQ(placement.face(), Face::AllTurns);
}

TEST(Action, BitsNameSquaresOnTheBoardOnly) {
    for (std::uint32_t bits = 0; bits <= 0xffff; ++bits) {
        const auto action = Action::from_bits(static_cast<std::uint16_t>(bits));
        if (!action) continue;
        ASSERT_EQ(action->bits(), bits);
        const Action again = action->is_move() ? Action::move(action->from(), action->to())
                                               : Action::place(action->square(), action->face());
        ASSERT_EQ(again, *action);
    }
    EXPECT_FALSE(Action::from_bits(63));  // no square 63
    EXPECT_FALSE(Action::from_bits(63 << 6));
    EXPECT_FALSE(Action::from_bits(1 << 12));           // unused bits
    EXPECT_FALSE(Action::from_bits(0x8000 | 16 << 6));  // no face 16
}

}  // namespace
}  // namespace barracuda
