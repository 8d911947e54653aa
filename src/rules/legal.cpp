#include "rules/legal.hpp"

#include "rules/ways.hpp"

#include <algorithm>
#include <bit>
#include <cassert>
#include <cstdlib>

namespace barracuda {
namespace {

// Calls `visit(from, destinations)` for each piece of the player, including those that cannot move.
template <class Visit>
void for_each_piece(const Position& position, Player player, Visit&& visit) {
    const Ways ways(position);
    const FullTargets targets(position, player);
    for (const Square from : position.pieces(player, Value::Two))
        visit(from, ways.destinations<2>(SquareSet(from).bits(), targets.of_twos));
    for (const Square from : position.pieces(player, Value::Three))
        visit(from, ways.destinations<3>(SquareSet(from).bits(), targets.of_threes_and_fours));
    for (const Square from : position.pieces(player, Value::Four))
        visit(from, ways.destinations<4>(SquareSet(from).bits(), targets.of_threes_and_fours));
}

// In the order of Action.
PieceMovesList by_square(PieceMovesList moves) {
    std::ranges::sort(moves, {}, &PieceMoves::from);
    return moves;
}

}  // namespace

SquareSet destinations(const Position& position, Square from) {
    const Piece piece = position.piece_on(from);
    const Ways ways(position);
    const FullTargets targets(position, piece.owner);
    const std::uint64_t start = SquareSet(from).bits();
    switch (piece.value) {
        case Value::Two: return SquareSet::from_bits(ways.destinations<2>(start, targets.of_twos));
        case Value::Three:
            return SquareSet::from_bits(ways.destinations<3>(start, targets.of_threes_and_fours));
        case Value::Four:
            return SquareSet::from_bits(ways.destinations<4>(start, targets.of_threes_and_fours));
    }
    return {};
}

PieceMovesList piece_moves(const Position& position, Player player) {
    PieceMovesList list;
    for_each_piece(position, player, [&](Square from, std::uint64_t to) {
        if (to != 0) list.push_back({from, SquareSet::from_bits(to)});
    });
    return list;
}

SquareSet reach(const Position& position, Player player) {
    const Ways ways(position);
    const FullTargets targets(position, player);
    const auto start = [&](Value value) { return position.pieces(player, value).bits(); };
    return SquareSet::from_bits(
        ways.destinations<2>(start(Value::Two), targets.of_twos) |
        ways.destinations<3>(start(Value::Three), targets.of_threes_and_fours) |
        ways.destinations<4>(start(Value::Four), targets.of_threes_and_fours));
}

bool can_move(const Position& position, Player player) { return !reach(position, player).empty(); }

int movable_pieces(const Position& position, Player player) {
    int movable = 0;
    for_each_piece(position, player, [&](Square, std::uint64_t to) { movable += to != 0; });
    return movable;
}

bool is_lost(const Position& position) {
    if (!position.move_is_due()) return false;
    const Player actor = position.actor();
    const int level = position.express_level(actor);
    return level == 0 ? !can_move(position, actor) : movable_pieces(position, actor) <= level;
}

PieceMovesList legal_moves(const Position& position) {
    const Player actor = position.actor();
    PieceMovesList moves = piece_moves(position, actor);
    if (static_cast<int>(moves.size()) <= position.express_level(actor)) moves.clear();
    return moves;
}

ActionList legal_actions(const Position& position) {
    ActionList actions;
    if (position.move_is_due()) {
        for (const PieceMoves& moves : by_square(legal_moves(position)))
            for (const Square to : moves.destinations)
                actions.push_back(Action::move(moves.from, to));
    } else {
        for (const Square square : position.free())
            for (int face = 0; face < face_count; ++face)
                actions.push_back(Action::place(square, static_cast<Face>(face)));
    }
    return actions;
}

std::uint32_t count_legal(const Position& position) {
    if (!position.move_is_due())
        return static_cast<std::uint32_t>(position.free().size() * face_count);
    std::uint32_t count = 0;
    int movable = 0;
    const Player actor = position.actor();
    for_each_piece(position, actor, [&](Square, std::uint64_t to) {
        count += static_cast<std::uint32_t>(std::popcount(to));
        movable += to != 0;
    });
    return movable > position.express_level(actor) ? count : 0;
}

Action nth_legal(const Position& position, std::uint32_t n) {
    if (!position.move_is_due())
        return Action::place(position.free().nth(n / face_count),
                             static_cast<Face>(n % face_count));
    for (const PieceMoves& moves : by_square(legal_moves(position))) {
        const auto count = static_cast<std::uint32_t>(moves.destinations.size());
        if (n < count) return Action::move(moves.from, moves.destinations.nth(n));
        n -= count;
    }
    assert(false && "there are not that many legal actions");
    std::abort();
}

bool is_legal(const Position& position, Action action) {
    if (action.is_placement())
        return !position.move_is_due() && position.free().contains(action.square());
    if (!position.move_is_due()) return false;
    const Player actor = position.actor();
    if (!position.pieces(actor).contains(action.from())) return false;
    if (!destinations(position, action.from()).contains(action.to())) return false;
    return position.express_level(actor) == 0 || !is_lost(position);
}

bool any_legal(const Position& position) { return !is_lost(position); }

}  // namespace barracuda
