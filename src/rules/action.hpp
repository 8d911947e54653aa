// One atomic decision of one player (R3.2): a piece move or the placement of a barragoon, in 16
// bits. Layout: a move is `from | to << 6`; a placement is `0x8000 | square | face << 6`. An Action
// names squares on the board, but may be illegal in any position.
#pragma once

#include "base/fixed_vector.hpp"
#include "rules/face.hpp"
#include "rules/square.hpp"

#include <cassert>
#include <compare>
#include <cstdint>
#include <optional>

namespace barracuda {

class Action {
public:
    static constexpr Action move(Square from, Square to) {
        return Action(static_cast<std::uint16_t>(from.index() | to.index() << 6));
    }
    static constexpr Action place(Square square, Face face) {
        return Action(
            static_cast<std::uint16_t>(placement_bit | square.index() | index_of(face) << 6));
    }
    static constexpr std::optional<Action> from_bits(std::uint16_t bits) {
        const bool placement = (bits & placement_bit) != 0;
        const int low = bits & 63;
        const int high = (bits & ~placement_bit) >> 6;
        if (low >= square_count || high >= (placement ? face_count : square_count))
            return std::nullopt;
        return Action(bits);
    }

    constexpr std::uint16_t bits() const { return bits_; }
    constexpr bool is_move() const { return (bits_ & placement_bit) == 0; }
    constexpr bool is_placement() const { return !is_move(); }

    constexpr Square from() const {
        assert(is_move());
        return Square::from_index(bits_ & 63);
    }
    constexpr Square to() const {
        assert(is_move());
        return Square::from_index(bits_ >> 6);
    }
    constexpr Square square() const {
        assert(is_placement());
        return Square::from_index(bits_ & 63);
    }
    constexpr Face face() const {
        assert(is_placement());
        return static_cast<Face>((bits_ >> 6) & 15);
    }

    constexpr bool operator==(const Action&) const = default;

    // Moves by start and destination, then placements by square and face: as the numbers of
    // action_index.hpp, and as legal_actions lists them.
    constexpr auto operator<=>(const Action& other) const { return rank() <=> other.rank(); }

private:
    static constexpr int placement_bit = 0x8000;
    constexpr explicit Action(std::uint16_t bits) : bits_(bits) {}
    constexpr int rank() const {
        return (bits_ & placement_bit) | (bits_ & 63) << 6 | (bits_ & ~placement_bit) >> 6;
    }
    std::uint16_t bits_;
};

// A 2 has at most 12 destinations, a 3 has 20, a 4 has 26 on this board: 2 * 12 + 3 * 20 + 2 * 26 =
// 136 moves. Placements: a placement is owed only while both sides have a piece, so at most 61
// squares are free, with 16 faces each: 976.
using ActionList = FixedVector<Action, 1024>;

}  // namespace barracuda
