// Turns that repeat (R9.2).
#pragma once

#include "rules/by_text.hpp"

#include <gtest/gtest.h>

#include <optional>
#include <string_view>

namespace barracuda {

inline const std::optional<Outcome> drawn_by_repetition = Outcome{Ending::Repetition, std::nullopt};

// From the closed start, each player moves a 2 back and forth.
inline constexpr auto shuttle = "c2c3 c8c7 c3c2 c7c8";

// White's 3 captures the barragoon and puts it back where it was, again and again.
inline constexpr auto swap_start = "z6/7/7/3x3/7/7/3D3/7/7 w - 22 00 1";
inline constexpr auto swap = "d3d6 x@d3 a9a8 d6d3 x@d6 a8a9";

// White's only piece never has more than one move.
inline constexpr auto cell_start = "3d3/7/7/7/7/7/7/++5/Z1+4 w - 24 00 1";
inline constexpr auto cell = "a1b1 d9d7 b1a1 d7d9";

// The shuttle three times: Brown has just completed a turn, White is to move.
inline Game repeated() {
    Game game(Position::closed());
    play_times(game, 3, shuttle);
    return game;
}

inline Game with_duty(Game game) {
    const Player by = opponent_of(game.position().actor());
    EXPECT_TRUE(game.offer_draw(by, DrawKind::Repetition));
    EXPECT_TRUE(game.decline_draw(opponent_of(by)));
    EXPECT_TRUE(game.must_deviate());
    return game;
}

inline bool nobody_may_offer(const Game& game) {
    return !game.may_offer_repetition(Player::White) && !game.may_offer_repetition(Player::Brown);
}

// How many turns of a cycle it takes until somebody may offer a draw.
inline std::size_t turns_until_offer(std::string_view start, std::string_view cycle) {
    Game game(from_fen(start));
    const auto actions = words(cycle);
    for (std::size_t i = 0; i < 200 && nobody_may_offer(game); ++i)
        play(game, actions[i % actions.size()]);
    return game.turns().size();
}

}  // namespace barracuda
