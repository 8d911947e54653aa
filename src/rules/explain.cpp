#include "rules/explain.hpp"

#include "rules/legal.hpp"
#include "rules/ways.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <cstdlib>

namespace barracuda {
namespace {

using Headings = FixedVector<Direction, 4>;

// One way to walk from start to destination, and the first thing that obstructs it.
struct Attempt {
    Path path;
    std::optional<Reason> obstacle;  // none: the way is open
    int step = 0;                    // the one that reaches the obstacle's square
    int turns = 0;
};

Reason reason_to_turn_once(bool forced) {
    return forced ? Reason::TurnsAfterForcedTurn : Reason::TurnsTwice;
}

// Walks until a piece or a face obstructs it. Turning too often counts as an obstacle only if there
// is no other, so a way that is open but for its second turn counts as one that arrives.
Attempt attempt(const Position& position, Square from, const Headings& headings) {
    Attempt walk;
    Square square = from;
    int second_turn = 0;
    bool forced = false;
    for (const Direction heading : headings) walk.path.push_back(square = *step(square, heading));
    for (std::size_t i = 0; i + 1 < headings.size(); ++i) {
        const bool turns = headings[i] != headings[i + 1];
        walk.turns += turns;
        if (walk.obstacle) continue;  // from here on, only the number of turns matters
        const Cell cell = position.at(walk.path[i]);
        const auto face = cell.face();
        if (cell.piece()) walk.obstacle = Reason::PieceInTheWay;
        if (face && !permits(*face, headings[i], headings[i + 1]))
            walk.obstacle = Reason::FaceBlocks;
        if (walk.obstacle) walk.step = static_cast<int>(i) + 1;
        if (!turns || walk.turns > 2) continue;
        forced |= face.has_value();
        if (walk.turns == 2) second_turn = static_cast<int>(i) + 1;
    }
    if (walk.turns > 1 && !walk.obstacle) {
        walk.obstacle = reason_to_turn_once(forced);
        walk.step = second_turn;
    }
    return walk;
}

// The most helpful attempt: an open way; otherwise one that only turns too often, with as few turns
// as possible; otherwise the one with at most one turn that gets farthest.
int helpfulness(const Attempt& walk) {
    if (!walk.obstacle) return 100;
    if (*walk.obstacle == Reason::TurnsTwice || *walk.obstacle == Reason::TurnsAfterForcedTurn)
        return 50 - walk.turns;
    return walk.turns > 1 ? -1 : walk.step;
}

// Tries every way without a wasted step: each order of the steps along files and ranks.
Attempt best_attempt(const Position& position, Square from, Square to) {
    const int steps = distance(from, to);
    assert(steps >= 1 && steps <= 4);
    const int along_files = std::abs(to.file() - from.file());
    const Direction sideways = to.file() > from.file() ? Direction::East : Direction::West;
    const Direction upwards = to.rank() > from.rank() ? Direction::North : Direction::South;
    std::optional<Attempt> best;
    for (unsigned order = 0; order < 1u << steps; ++order) {
        if (std::popcount(order) != along_files) continue;
        Headings headings;
        for (int i = 0; i < steps; ++i)
            headings.push_back((order >> i & 1) != 0 ? sideways : upwards);
        const Attempt walk = attempt(position, from, headings);
        if (!best || helpfulness(walk) > helpfulness(*best)) best = walk;
    }
    return *best;
}

Explanation about(const Position& position, Action action) {
    Explanation explanation{.reason = Reason::Places, .actor = position.actor()};
    explanation.action = action;
    explanation.owed = position.owed();
    return explanation;
}

Explanation explain_placement(const Position& position, Action action) {
    Explanation answer = about(position, action);
    answer.square = action.square();
    answer.obstacle = position.at(action.square());
    if (position.move_is_due()) {
        answer.reason = Reason::NothingOwed;
    } else if (!answer.obstacle.is_empty()) {
        answer.reason = Reason::SquareNotFree;
    }
    return answer;
}

// What is wrong with start and destination alone, whatever lies between them.
std::optional<Reason> fault_of_ends(const Position& position, Action action) {
    const auto piece = position.at(action.from()).piece();
    if (!piece) return Reason::NoPieceThere;
    if (piece->owner != position.actor()) return Reason::OpponentsPiece;
    const int full = steps_of(piece->value);
    const int steps = distance(action.from(), action.to());
    if (steps != full && steps != full - 1) return Reason::WrongDistance;
    const Cell target = position.at(action.to());
    if (target.is_empty()) return std::nullopt;
    if (steps != full) return Reason::ShortMoveOntoOccupied;
    if (target.piece() && target.piece()->owner == piece->owner) return Reason::OwnPieceThere;
    if (target.face() && !may_capture(piece->value, *target.face()))
        return Reason::TwoTakesAllTurns;
    return std::nullopt;
}

Reason reason_of_legal_move(const Position& position, Square to) {
    const Cell target = position.at(to);
    if (target.is_empty()) return Reason::MovesToFreeSquare;
    if (target.face()) return Reason::CapturesBarragoon;
    const Player victim = opponent_of(position.actor());
    const int left = position.pieces(victim).size() - 1;
    return left <= position.express_level(victim) ? Reason::CapturesLastPiece
                                                  : Reason::CapturesPiece;
}

Explanation explain_move(const Position& position, Action action) {
    Explanation answer = about(position, action);
    answer.mover = position.at(action.from());
    const auto finish = [&](Reason reason, Square square) {
        answer.reason = reason;
        answer.square = square;
        answer.obstacle = position.at(square);
        return answer;
    };
    if (!position.move_is_due()) {
        answer.reason = Reason::PlacementOwed;
        return answer;
    }
    if (const auto fault = fault_of_ends(position, action)) {
        const bool at_start = *fault == Reason::NoPieceThere || *fault == Reason::OpponentsPiece;
        return finish(*fault, at_start ? action.from() : action.to());
    }
    const Attempt walk = best_attempt(position, action.from(), action.to());
    answer.path = walk.path;
    if (!walk.obstacle) return finish(reason_of_legal_move(position, action.to()), action.to());
    answer.step = walk.step;
    return finish(*walk.obstacle, walk.path[static_cast<std::size_t>(walk.step) - 1]);
}

}  // namespace

Explanation explain(const Position& position, Action action) {
    if (const auto loss = loss_of(position)) {
        Explanation answer = about(position, action);
        answer.reason = Reason::AlreadyLost;
        answer.ending = loss->ending;
        return answer;
    }
    return action.is_placement() ? explain_placement(position, action)
                                 : explain_move(position, action);
}

Path path_of(const Position& position, Square from, Square to) {
    if (!position.pieces().contains(from) || !destinations(position, from).contains(to)) return {};
    return best_attempt(position, from, to).path;
}

}  // namespace barracuda
