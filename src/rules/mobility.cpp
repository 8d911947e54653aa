#include "rules/mobility.hpp"

#include "rules/legal.hpp"

namespace barracuda {
namespace {

SquareSet movable_of(const Position& position, Player player) {
    SquareSet movable;
    for (const PieceMoves& moves : piece_moves(position, player)) movable |= moves.from;
    return movable;
}

// The moves of one position that the other does not have.
std::vector<Action> moves_missing(const Position& position, const Position& other, Player player) {
    std::vector<Action> missing;
    for (const PieceMoves& moves : piece_moves(position, player))
        for (const Square to : moves.destinations & ~destinations(other, moves.from))
            missing.push_back(Action::move(moves.from, to));
    return missing;
}

}  // namespace

Mobility mobility_of(const Position& position, Player player) {
    Mobility mobility{.pieces = position.pieces(player).size()};
    for (const PieceMoves& moves : piece_moves(position, player)) {
        ++mobility.movable;
        mobility.moves += moves.destinations.size();
    }
    return mobility;
}

SquareSet threats_of(const Position& position, Player player) {
    return reach(position, player) & ~position.free();
}

SquareSet locked_pieces(const Position& position) {
    SquareSet locked = position.pieces();
    for (const Player player : both_players) locked &= ~movable_of(position, player);
    return locked;
}

Effects effects_of(const Position& before, const Position& after) {
    Effects effects;
    for (const Player player : both_players) {
        effects.before[player] = mobility_of(before, player);
        effects.after[player] = mobility_of(after, player);
        effects.closed[player] = moves_missing(before, after, player);
        effects.opened[player] = moves_missing(after, before, player);
    }
    effects.shut_in = locked_pieces(after) & ~locked_pieces(before);
    return effects;
}

}  // namespace barracuda
