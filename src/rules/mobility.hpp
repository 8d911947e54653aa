// How freely the players can move, whoever has to act: assistance for people who look at a board.
// The effect of a placement shows by comparison.
#pragma once

#include "rules/action.hpp"
#include "rules/position.hpp"

#include <vector>

namespace barracuda {

struct Mobility {
    int pieces = 0;
    int movable = 0;  // pieces that can move
    int moves = 0;

    bool operator==(const Mobility&) const = default;
};

// As if it were the player's turn.
Mobility mobility_of(const Position& position, Player player);

// What the player could capture if it were his turn: pieces and barragoons.
SquareSet threats_of(const Position& position, Player player);

// The pieces of both players that cannot move.
SquareSet locked_pieces(const Position& position);

struct Effects {
    PerPlayer<Mobility> before;
    PerPlayer<Mobility> after;
    PerPlayer<std::vector<Action>> closed;  // moves that have become impossible
    PerPlayer<std::vector<Action>> opened;
    SquareSet shut_in;  // pieces that could move and cannot any more
};

// What changes from one position to another with the same pieces on the same squares.
Effects effects_of(const Position& before, const Position& after);

}  // namespace barracuda
