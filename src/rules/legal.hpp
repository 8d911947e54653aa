// The legal actions of a position: listed, counted, tested one by one, or only whether there are
// any. In a lost position (R8.1, R8.2) no action is legal; draws and the duties of a game (R9, R10)
// are not considered here.
#pragma once

#include "rules/action.hpp"
#include "rules/position.hpp"

#include <cstdint>

namespace barracuda {

struct PieceMoves {
    Square from;
    SquareSet destinations;
};

using PieceMovesList = FixedVector<PieceMoves, pieces_per_player>;

// What a piece could do if it were its owner's turn, even if a placement is owed or the game is
// lost.
SquareSet destinations(const Position& position, Square from);

// The pieces of a player that can move, with their destinations, whoever has to act: first the 2s,
// then the 3s, then the 4s, each by square.
PieceMovesList piece_moves(const Position& position, Player player);

// The destinations of all the player's pieces together, whoever has to act.
SquareSet reach(const Position& position, Player player);

// Whether any piece of the player can move, whoever has to act.
bool can_move(const Position& position, Player player);

// How many of the player's pieces can move, which R8.2 compares with the Express level.
int movable_pieces(const Position& position, Player player);

// Whether the actor, who has to move, has lost by R8.1 or R8.2. Never while a placement is owed
// (R8.3).
bool is_lost(const Position& position);

// The moves of the actor when a move is due; none if the position is lost.
PieceMovesList legal_moves(const Position& position);

// In the order of Action.
ActionList legal_actions(const Position& position);
std::uint32_t count_legal(const Position& position);

// One of the legal actions by its index in that list, without making the list.
Action nth_legal(const Position& position, std::uint32_t n);

bool is_legal(const Position& position, Action action);
bool any_legal(const Position& position);

// Calls `visit(action)` for every legal action as it is found: moves in the order of piece_moves,
// the faces of placements in the order of R5.
template <class Visit>
void for_each_legal(const Position& position, Visit&& visit) {
    if (position.move_is_due()) {
        for (const PieceMoves& moves : legal_moves(position))
            for (const Square to : moves.destinations) visit(Action::move(moves.from, to));
    } else {
        for (const Square square : position.free())
            for (const Face face : all_faces) visit(Action::place(square, face));
    }
}

}  // namespace barracuda
