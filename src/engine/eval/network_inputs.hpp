// What the network looks at: one definition for the evaluation, which adds up a row of numbers for
// every active input, and for the training, which finds the numbers. Inputs come from the survey,
// because freedom of movement is what a network cannot see cheaply by itself. They belong to the
// player who moves next or to the other; each sees the board from his own side.
#pragma once

#include "base/fixed_vector.hpp"
#include "engine/survey.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace barracuda::engine::network_inputs {

constexpr int mobility_steps = 14;  // destinations of a piece: 0 to 12, and more
constexpr int safety_steps = 10;    // those where it cannot be captured at once: 0 to 8, and more
constexpr int neighbour_steps = 5;  // free squares beside a piece
constexpr int capture_steps = 4;    // captures possible of a kind: 0 to 2, and more
constexpr int most_barragoons = 7;
constexpr int twos = 2;
constexpr int threes = 3;
constexpr int fours = 2;

// Whether a piece can be captured and, if so, whether the capturer could be captured in return.
constexpr int statuses = 3;

// The inputs of one player.
// NOLINTNEXTLINE(performance-enum-size): used in arithmetic
enum Index : int {
    PieceOn = 0,                                      // by value, status and square
    Freedom = PieceOn + 3 * statuses * square_count,  // value, status, destinations, safe ones
    Contact = Freedom + 3 * statuses * mobility_steps * safety_steps,  // value, neighbours, prey
    Movable = Contact + 3 * neighbour_steps * capture_steps * capture_steps,
    Barragoons = Movable + pieces_per_player + 1,  // barragoons that can be captured
    Material = Barragoons + most_barragoons + 1,   // how many pieces of each value
    PerSide = Material + (twos + 1) * (threes + 1) * (fours + 1),
};

constexpr int count = 2 * PerSide;

// Three for every piece, three for every player.
constexpr std::size_t most_active = 2 * (3 * std::size_t{pieces_per_player} + 3);
using Active = FixedVector<std::uint16_t, most_active>;
static_assert(count <= UINT16_MAX);

struct Board {
    std::array<std::array<std::uint8_t, square_count>, 2> seen_by{};  // squares, from each side
    std::array<std::uint64_t, square_count> neighbours{};
};
constexpr Board make_board() {
    Board made{};
    for (const Square square : all_squares()) {
        const auto index = static_cast<std::size_t>(square.index());
        made.seen_by[0][index] = static_cast<std::uint8_t>(square.index());
        made.seen_by[1][index] = static_cast<std::uint8_t>(
            file_count * (rank_count - 1 - square.rank()) + square.file());
        made.neighbours[index] = neighbours_of(square).bits();
    }
    return made;
}
inline constexpr Board board = make_board();

constexpr int at_most(std::uint64_t squares, int steps) {
    return std::min(std::popcount(squares), steps - 1);
}

// The active inputs when `mover` moves next.
inline Active active(const Position& position, const Survey& survey, Player mover) {
    Active found;
    const auto add = [&](int input) { found.push_back(static_cast<std::uint16_t>(input)); };
    const std::uint64_t barragoons = position.barragoons().bits();
    const std::uint64_t free = position.free().bits();
    for (const Player player : both_players) {
        const int base = player == mover ? 0 : PerSide;
        const SideSurvey& side = survey[player];
        const SideSurvey& other = survey[opponent_of(player)];
        const std::uint64_t prey = position.pieces(opponent_of(player)).bits();
        const auto& seen = board.seen_by[static_cast<std::size_t>(player)];
        for (const SurveyedPiece& piece : side.pieces) {
            const int square = piece.square.index();
            const auto place = static_cast<std::size_t>(square);
            const bool attacked = (other.strikes >> square & 1) != 0;
            const bool defended = (side.strikes >> square & 1) != 0;
            const int value = index_of(piece.value);
            const int kind = value * statuses + (attacked ? 1 + int{defended} : 0);
            add(base + PieceOn + kind * square_count + seen[place]);
            add(base + Freedom +
                (kind * mobility_steps + at_most(piece.destinations, mobility_steps)) *
                    safety_steps +
                at_most(piece.destinations & ~other.strikes, safety_steps));
            add(base + Contact +
                ((value * neighbour_steps + std::popcount(board.neighbours[place] & free)) *
                     capture_steps +
                 at_most(piece.destinations & prey, capture_steps)) *
                    capture_steps +
                at_most(piece.destinations & barragoons, capture_steps));
        }
        add(base + Movable + std::max(0, side.movable - position.express_level(player)));
        add(base + Barragoons + at_most(side.reach & barragoons, most_barragoons + 1));
        add(base + Material +
            (position.pieces(player, Value::Two).size() * (threes + 1) +
             position.pieces(player, Value::Three).size()) *
                (fours + 1) +
            position.pieces(player, Value::Four).size());
    }
    return found;
}

// The same input with left and right swapped.
constexpr int mirrored(int input) {
    const int own = input % PerSide;
    if (own >= Freedom) return input;
    const int file = own % square_count % file_count;
    return input + file_count - 1 - 2 * file;
}

}  // namespace barracuda::engine::network_inputs
