#include "base/text.hpp"
#include "rules/explain.hpp"
#include "rules/text/notation.hpp"

#include <array>

namespace barracuda {
namespace {

struct Wording {
    std::string_view clause;
    std::string_view pattern;
};

Wording wording_of(Reason reason) {
    switch (reason) {
        case Reason::MovesToFreeSquare: return {"R4.1", "{mover} moves to {to}"};
        case Reason::CapturesPiece: return {"R6.2", "{mover} captures {obstacle} on {square}"};
        case Reason::CapturesLastPiece:
            return {"R6.4", "{mover} captures {obstacle} on {square} and wins"};
        case Reason::CapturesBarragoon: return {"R6.3", "{mover} captures {obstacle} on {square}"};
        case Reason::Places: return {"R7.1", "{player} places a barragoon on {square}"};
        case Reason::AlreadyLost: return {"", "{player} has already lost"};
        case Reason::PlacementOwed: return {"R3.3", "{player} must place a barragoon first"};
        case Reason::NothingOwed:
            return {"R3.1",
                    "{player} has to move a piece: there is no barragoon to place right now"};
        case Reason::SquareNotFree:
            return {"R7.1",
                    "a barragoon is placed on a free square, but {an obstacle} is on {square}"};
        case Reason::NoPieceThere: return {"R3.1", "there is no piece on {square}"};
        case Reason::OpponentsPiece:
            return {"R3.1",
                    "{obstacle} on {square} belongs to {opponent}, but it is {player}'s turn"};
        case Reason::WrongDistance:
            return {
                "R4.1",
                "{mover} must move exactly {full} steps or {short}, but {to} is {distance} away"};
        case Reason::ShortMoveOntoOccupied:
            return {
                "R4.6",
                "{mover} would reach {to} with its short move of {short}, which must end on a free "
                "square, but {obstacle} is on {to}"};
        case Reason::OwnPieceThere:
            return {"R4.7", "{mover} cannot end on {to}: {player} already has a {bare} there"};
        case Reason::TwoTakesAllTurns:
            return {"R4.8", "a 2 cannot capture the \"All turns\" barragoon on {to}"};
        case Reason::PieceInTheWay:
            return {
                "R4.3",
                "{mover} would have to pass {obstacle} on {square}, but pieces cannot be passed"};
        case Reason::FaceBlocks:
            return {"R5", "{mover} would have to pass {obstacle} on {square}{detail}"};
        case Reason::TurnsTwice:
            return {"R4.2",
                    "{mover} would have to turn a second time on {square}, but may turn only once"};
        case Reason::TurnsAfterForcedTurn:
            return {"R4.4",
                    "{mover} would have to turn a second time on {square}, but a turn forced by a "
                    "barragoon is the only one allowed in a move"};
        case Reason::GameOver: return {"", "the game is over"};
        case Reason::MustDeviate:
            return {
                "R9.2",
                "this would repeat the sequence once more; the draw by repetition was declined, so "
                "something else must be played"};
        case Reason::TouchedPiece:
            return {"R10.1", "{player} has touched {obstacle} on {square} and must move it"};
        case Reason::TouchedPieceAndTarget:
            return {"R10.2",
                    "{player} has touched {obstacle} on {square} and must capture it with the "
                    "touched piece"};
        case Reason::TouchedTarget:
            return {"R10.3", "{player} has touched {obstacle} on {square} and must capture it"};
        case Reason::NothingToForget:
            return {"R7.3", "no placement is due, so none can be forgotten"};
        case Reason::NoRepetition:
            return {"R9.2",
                    "a draw by repetition can be offered only by the player who has just completed "
                    "a turn, once the same turns have been played three times in a row"};
        case Reason::NoOffer: return {"R9.3", "the opponent has not offered a draw"};
    }
    return {};
}

std::string_view name_of(Direction direction) {
    constexpr std::array<std::string_view, 4> names{"north", "east", "south", "west"};
    return names[static_cast<std::size_t>(index_of(direction))];
}

std::string describe(Cell cell) {
    if (const auto piece = cell.piece()) return "the " + std::to_string(steps_of(piece->value));
    if (const auto face = cell.face())
        return "the \"" + std::string(name_of(kind_of(*face))) + "\" barragoon";
    return "nothing";
}

// With an article that does not say which one.
std::string describe_any(Cell cell) {
    const std::string named = describe(cell);
    const std::string bare = named.substr(std::min<std::size_t>(4, named.size()));
    return (cell.face() == Face::AllTurns ? "an " : "a ") + bare;
}

std::string detail_of(Cell cell) {
    const auto face = cell.face();
    if (!face) return {};
    const auto direction = direction_of(*face);
    const std::string to = direction ? std::string(name_of(*direction)) : std::string();
    switch (kind_of(*face)) {
        case FaceKind::NoWay: return ", which no piece can pass";
        case FaceKind::OneWay: return ", which can only be passed straight to the " + to;
        case FaceKind::TwoWays:
            return *direction == Direction::North
                       ? ", which can only be passed straight to the north or south"
                       : ", which can only be passed straight to the east or west";
        case FaceKind::LeftTurn: return ", which can only be passed by turning left to the " + to;
        case FaceKind::RightTurn: return ", which can only be passed by turning right to the " + to;
        case FaceKind::AllTurns: return ", on which every piece has to turn";
    }
    return {};
}

std::string steps_text(int steps) {
    return std::to_string(steps) + (steps == 1 ? " step" : " steps");
}

}  // namespace

std::string_view name_of(FaceKind kind) {
    switch (kind) {
        case FaceKind::NoWay: return "No way";
        case FaceKind::OneWay: return "One way";
        case FaceKind::TwoWays: return "Two ways";
        case FaceKind::LeftTurn: return "Left turn";
        case FaceKind::RightTurn: return "Right turn";
        case FaceKind::AllTurns: return "All turns";
    }
    return {};
}

std::string_view clause_of(const Explanation& explanation) {
    const std::string_view clause = wording_of(explanation.reason).clause;
    return clause.empty() && explanation.ending ? clause_of(*explanation.ending) : clause;
}

std::string text_of(const Explanation& explanation) {
    const auto& action = explanation.action;
    const auto piece = explanation.mover.piece();
    const int full = piece ? steps_of(piece->value) : 0;
    const bool is_move = action && action->is_move();
    const std::string from = is_move ? to_text(action->from()) : std::string();
    const std::string obstacle = describe(explanation.obstacle);
    return filled(wording_of(explanation.reason).pattern,
                  {{"player", name_of(explanation.actor)},
                   {"opponent", name_of(opponent_of(explanation.actor))},
                   {"an obstacle", describe_any(explanation.obstacle)},
                   {"mover", describe(explanation.mover) + " on " + from},
                   {"to", is_move ? to_text(action->to()) : std::string()},
                   {"square", explanation.square ? to_text(*explanation.square) : std::string()},
                   {"obstacle", obstacle},
                   {"bare", obstacle.substr(std::min<std::size_t>(4, obstacle.size()))},
                   {"detail", detail_of(explanation.obstacle)},
                   {"full", std::to_string(full)},
                   {"short", std::to_string(full - 1)},
                   {"distance", steps_text(is_move ? distance(action->from(), action->to()) : 0)}});
}

}  // namespace barracuda
