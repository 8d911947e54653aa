// What the linear evaluation looks at: one definition for the evaluation, which adds up weights,
// and for the tuning, which finds them. Every feature belongs to a bucket of the game's phase and
// to the player who moves next or to the other.
#pragma once

#include "engine/survey.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>

namespace barracuda::features {

constexpr int mobility_steps = 14;  // destinations of a piece: 0 to 12, and more
constexpr int phases = 3;

// The features of one player in one phase.
enum Index : int {
    Piece = 0,                                // by value
    Mobility = Piece + 3,                     // by value and number of destinations
    Movable = Mobility + 3 * mobility_steps,  // pieces that can move beyond the level
    Attacked =
        Movable + pieces_per_player + 1,  // own pieces that the opponent can capture, by value
    Barragoons = Attacked + 3,            // barragoons that can be captured, up to 7
    PerSide = Barragoons + 8,
};

constexpr std::size_t count = std::size_t{phases} * 2 * PerSide;

using Weights = std::array<std::int16_t, count>;

inline int phase_of(const Position& position) {
    const int pieces = position.pieces().size();
    return pieces >= 10 ? 0 : pieces >= 6 ? 1 : 2;
}

// Calls `add(index, times)` for every feature of a position in which `mover` moves next.
template <class Add>
void for_each(const Position& position, const Survey& survey, Player mover, Add&& add) {
    const int phase = phase_of(position) * 2 * PerSide;
    const std::uint64_t barragoons = position.barragoons().bits();
    for (const Player player : both_players) {
        const int base = phase + (player == mover ? 0 : PerSide);
        const SideSurvey& side = survey[player];
        const std::uint64_t attacks = survey[opponent_of(player)].reach;
        for (const SurveyedPiece& piece : side.pieces) {
            const int value = index_of(piece.value);
            const int mobility = std::min(std::popcount(piece.destinations), mobility_steps - 1);
            add(base + Piece + value);
            add(base + Mobility + value * mobility_steps + mobility);
            if ((attacks >> piece.square.index() & 1) != 0) add(base + Attacked + value);
        }
        add(base + Movable + std::max(0, side.movable - position.level(player)));
        add(base + Barragoons + std::min(7, std::popcount(side.reach & barragoons)));
    }
}

}  // namespace barracuda::features
