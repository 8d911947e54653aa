// What the linear evaluation looks at: one definition for the evaluation, which adds up weights,
// and for the training, which finds them. Every feature belongs to a phase of the game, and to the
// player who moves next or to the other.
#pragma once

#include "engine/survey.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>

namespace barracuda::engine::features {

constexpr int mobility_steps = 14;  // destinations of a piece: 0 to 12, and more
constexpr int safety_steps = 10;    // those where it cannot be captured at once: 0 to 8, and more
constexpr int places = 36;          // squares, left and right folded together
constexpr int most_barragoons = 7;
constexpr int phases = 4;

// The features of one player in one phase.
// NOLINTNEXTLINE(performance-enum-size): used in arithmetic
enum Index : int {
    PieceOn = 0,                                   // by value and place
    Mobility = PieceOn + 3 * places,               // by value and number of destinations
    Safety = Mobility + 3 * mobility_steps,        // by value and number of safe destinations
    Attacked = Safety + 3 * safety_steps,          // capturable pieces by value, not defended
    Defended = Attacked + 3,                       // and defended ones
    Movable = Defended + 3,                        // pieces that can move beyond the level
    Barragoons = Movable + pieces_per_player + 1,  // barragoons that can be captured
    PerSide = Barragoons + most_barragoons + 1,
};

constexpr std::size_t count = std::size_t{phases} * 2 * PerSide;

using Weights = std::array<std::int16_t, count>;

inline int phase_of(const Position& position) {
    const int pieces = position.pieces().size();
    return pieces >= 12 ? 0 : pieces >= 9 ? 1 : pieces >= 6 ? 2 : 3;
}

// A square as seen by a player, with the left half folded onto the right.
constexpr std::array<std::array<std::uint8_t, square_count>, 2> make_places() {
    std::array<std::array<std::uint8_t, square_count>, 2> made{};
    for (const Square square : all_squares()) {
        const int file = std::min(square.file(), file_count - 1 - square.file());
        const auto index = static_cast<std::size_t>(square.index());
        made[0][index] = static_cast<std::uint8_t>(4 * square.rank() + file);
        made[1][index] = static_cast<std::uint8_t>(4 * (rank_count - 1 - square.rank()) + file);
    }
    return made;
}
inline constexpr auto place_of = make_places();

constexpr int row_of(int feature, int steps, Value value) {
    return feature + index_of(value) * steps;
}
inline int mobility_of(Value value, std::uint64_t destinations) {
    return row_of(Mobility, mobility_steps, value) +
           std::min(std::popcount(destinations), mobility_steps - 1);
}
inline int safety_of(Value value, std::uint64_t safe_destinations) {
    return row_of(Safety, safety_steps, value) +
           std::min(std::popcount(safe_destinations), safety_steps - 1);
}

// The weights of one player's features in a position, by meaning.
class SideWeights {
public:
    SideWeights(const Weights& weights, const Position& position, bool moves_next)
        : first_(weights.data() + (2 * phase_of(position) + (moves_next ? 0 : 1)) * PerSide) {}

    int mobility(Value value, std::uint64_t destinations) const {
        return first_[mobility_of(value, destinations)];
    }
    int safety(Value value, std::uint64_t safe_destinations) const {
        return first_[safety_of(value, safe_destinations)];
    }
    // For a piece that can be captured.
    int danger(Value value, bool defended) const {
        return first_[(defended ? Defended : Attacked) + index_of(value)];
    }
    // By how many pieces can move, beyond the level or short of it.
    int movable(int beyond_level) const { return first_[Movable + std::max(0, beyond_level)]; }

private:
    const std::int16_t* first_;
};

// Calls `add(index)` for every feature of a position in which `mover` moves next.
template <class Add>
void for_each(const Position& position, const Survey& survey, Player mover, Add&& add) {
    const int phase = phase_of(position) * 2 * PerSide;
    const std::uint64_t barragoons = position.barragoons().bits();
    for (const Player player : both_players) {
        const int base = phase + (player == mover ? 0 : PerSide);
        const SideSurvey& side = survey[player];
        const SideSurvey& other = survey[opponent_of(player)];
        const auto& place = place_of[static_cast<std::size_t>(player)];
        for (const SurveyedPiece& piece : side.pieces) {
            const int square = piece.square.index();
            add(base + row_of(PieceOn, places, piece.value) +
                place[static_cast<std::size_t>(square)]);
            add(base + mobility_of(piece.value, piece.destinations));
            add(base + safety_of(piece.value, piece.destinations & ~other.strikes));
            if ((other.strikes >> square & 1) != 0)
                add(base + ((side.strikes >> square & 1) != 0 ? Defended : Attacked) +
                    index_of(piece.value));
        }
        add(base + Movable + std::max(0, side.movable - position.express_level(player)));
        add(base + Barragoons + std::min(most_barragoons, std::popcount(side.reach & barragoons)));
    }
}

}  // namespace barracuda::engine::features
