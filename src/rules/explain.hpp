// Why an action is legal or not: the clause of docs/rules.md, the offending square and the step of
// the path that fails, as data. English texts are provided; other languages make theirs from the
// same data.
#pragma once

#include "base/fixed_vector.hpp"
#include "rules/action.hpp"
#include "rules/outcome.hpp"
#include "rules/position.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace barracuda {

enum class Reason : std::uint8_t {
    // The action is legal.
    MovesToFreeSquare,  // R4.1
    CapturesPiece,      // R6.2
    CapturesLastPiece,  // R6.4
    CapturesBarragoon,  // R6.3
    Places,             // R7.1
    // The position does not allow it.
    AlreadyLost,            // R8.1 or R8.2, see `ending`
    PlacementOwed,          // R3.3
    NothingOwed,            // R3.1
    SquareNotFree,          // R7.1
    NoPieceThere,           // R3.1: a free square or a barragoon
    OpponentsPiece,         // R3.1
    WrongDistance,          // R4.1
    ShortMoveOntoOccupied,  // R4.6
    OwnPieceThere,          // R4.7
    TwoTakesAllTurns,       // R4.8
    PieceInTheWay,          // R4.3
    FaceBlocks,             // R5
    TurnsTwice,             // R4.2
    TurnsAfterForcedTurn,   // R4.4: one of the two turns is forced by a barragoon
    // The game does not allow it.
    GameOver,               // see `ending`
    MustDeviate,            // R9.2
    TouchedPiece,           // R10.1: `square` must be moved
    TouchedPieceAndTarget,  // R10.2: `square` must be captured by the touched piece
    TouchedTarget,          // R10.3: `square` must be captured
    NothingToForget,        // R7.3: no placement is due
    NoRepetition,           // R9.2: there is nothing to offer, or the other player may offer it
    NoOffer,                // R9.3: there is no offer to answer
};

using Path = FixedVector<Square, 4>;  // the squares entered, the destination last

struct Explanation {
    Reason reason;
    Player actor;                       // who has to act
    std::optional<Action> action = {};  // none for draw offers and forgotten placements
    std::optional<Square> square =
        {};                        // the offending square, or the destination of a legal action
    std::optional<int> step = {};  // the step of the path that reaches `square`, from 1
    Path path = {};                // the path taken or tried
    Cell mover = {};               // the piece on the start of a move
    Cell obstacle = {};            // what stands on `square`
    int owed = 0;                  // placements owed
    std::optional<Ending> ending = {};  // how the game ended

    bool is_legal() const { return reason <= Reason::Places; }
};

Explanation explain(const Position& position, Action action);

// The path that a legal move takes; empty if the move is not legal for the piece.
Path path_of(const Position& position, Square from, Square to);

std::string_view clause_of(const Explanation& explanation);  // "R4.8"
std::string text_of(const Explanation& explanation);  // one English sentence, without the clause

std::string_view name_of(FaceKind kind);  // "No way"

}  // namespace barracuda
