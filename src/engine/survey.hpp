// Everything that can be done in a position, piece by piece, for both players: the basis of the
// evaluation, of move ordering and of choosing placements. Computed once per node.
#pragma once

#include "base/fixed_vector.hpp"
#include "rules/position.hpp"
#include "rules/ways.hpp"

#include <cstdint>

namespace barracuda::engine {

struct SurveyedPiece {
    Square square;
    Value value;
    std::uint64_t destinations;
};

struct SideSurvey {
    FixedVector<SurveyedPiece, pieces_per_player> pieces;
    std::uint64_t reach = 0;    // all destinations together
    std::uint64_t strikes = 0;  // where full moves end, own pieces included
    int movable = 0;
};

class Survey {
public:
    explicit Survey(const Position& position);

    const Ways& ways() const { return ways_; }
    const SideSurvey& operator[](Player player) const { return sides_[player]; }

    // Drops the destinations `hidden(piece)`, as for somebody who overlooks them.
    template <class Hidden>
    void hide(Player player, Hidden&& hidden) {
        SideSurvey& side = sides_[player];
        std::uint64_t dropped = 0;
        side.reach = 0;
        side.movable = 0;
        for (SurveyedPiece& piece : side.pieces) {
            const std::uint64_t missed = hidden(piece);
            dropped |= missed;
            piece.destinations &= ~missed;
            side.reach |= piece.destinations;
            side.movable += piece.destinations != 0;
        }
        side.strikes &= ~dropped | side.reach;
    }

    // Takes over a player's part of another survey, in which the player's pieces are on the same
    // squares.
    void take_side(const Survey& other, Player player) { sides_[player] = other.sides_[player]; }

private:
    Ways ways_;
    PerPlayer<SideSurvey> sides_;
};

inline std::uint64_t destinations_of(const Ways& ways, Square from, Value value,
                                     const FullTargets& targets) {
    const std::uint64_t start = SquareSet(from).bits();
    switch (value) {
        case Value::Two: return ways.destinations<2>(start, targets.of_twos);
        case Value::Three: return ways.destinations<3>(start, targets.of_threes_and_fours);
        case Value::Four: return ways.destinations<4>(start, targets.of_threes_and_fours);
    }
    return 0;
}

// The squares on which a barragoon could matter to a piece, except those where it could only end a
// full move.
inline std::uint64_t passed_by(const Ways& ways, Square from, Value value) {
    const std::uint64_t start = SquareSet(from).bits();
    switch (value) {
        case Value::Two: return ways.entered<1>(start);
        case Value::Three: return ways.entered<2>(start);
        case Value::Four: return ways.entered<3>(start);
    }
    return 0;
}

}  // namespace barracuda::engine
