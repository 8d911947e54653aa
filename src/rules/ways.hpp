// Which ways are open on a board: for each direction, the squares that a piece may leave in that
// direction going straight on, after a left turn, and after a right turn (R4.5, R5). Walking a
// piece, or all pieces of a value at once, then takes a handful of shifts on four sets, one per
// direction. It knows the board only, not whose turn it is.
#pragma once

#include "rules/position.hpp"

#include <array>
#include <cstdint>

namespace barracuda {

// Four sets of squares, one per direction (north, east, south, west), moved together.
using Lanes = std::uint64_t __attribute__((vector_size(32)));

namespace lanes {

inline constexpr std::uint64_t file_a = 0x0102040810204081;

// The squares from which a step in each direction stays on the board.
inline constexpr std::uint64_t everywhere = (std::uint64_t{1} << 63) - 1;
inline constexpr Lanes room{everywhere >> 7, everywhere & ~(file_a << 6),
                            everywhere & ~std::uint64_t{127}, everywhere & ~file_a};

constexpr Lanes all(std::uint64_t bits) { return Lanes{bits, bits, bits, bits}; }

// One step in the direction of each lane, for squares that have room for it.
inline Lanes step(Lanes squares) {
    constexpr Lanes up{7, 1, 0, 0};
    constexpr Lanes down{0, 0, 7, 1};
    return (squares << up) >> down;
}

// Lane d of the result is the lane of the heading from which a left turn leads to d.
inline Lanes before_left_turn(Lanes headings) {
    return __builtin_shufflevector(headings, headings, 1, 2, 3, 0);
}
inline Lanes before_right_turn(Lanes headings) {
    return __builtin_shufflevector(headings, headings, 3, 0, 1, 2);
}

inline std::uint64_t merged(Lanes squares) {
    return (squares[0] | squares[2]) | (squares[1] | squares[3]);
}

}  // namespace lanes

// What the barragoons alone permit: they stay where they are as long as nothing is captured.
struct FaceWays {
    Lanes straight;
    Lanes left;
    Lanes right;

    explicit FaceWays(const Position& position) {
        const auto& planes = position.face_planes();
        const std::uint64_t d0 = planes[0].bits();
        const std::uint64_t d1 = planes[1].bits();
        const std::uint64_t k0 = planes[2].bits();
        const std::uint64_t k1 = planes[3].bits();
        // The lower two bits of a face name its direction, the upper two its kind (see face.hpp).
        constexpr Lanes invert0{~0ull, 0, ~0ull, 0};
        constexpr Lanes invert1{~0ull, ~0ull, 0, 0};
        const Lanes directed = (lanes::all(d0) ^ invert0) & (lanes::all(d1) ^ invert1);
        const std::uint64_t one_way = position.barragoons().bits() & ~(k0 | k1);
        const std::uint64_t other = k0 & k1;
        const std::uint64_t all_turns = other & d1 & ~d0;
        const std::uint64_t north_south = other & d0 & ~d1;
        const std::uint64_t east_west = other & d0 & d1;
        const Lanes two_ways{north_south, east_west, north_south, east_west};
        straight = (lanes::all(one_way) & directed) | two_ways;
        left = (lanes::all(k0 & ~k1) & directed) | lanes::all(all_turns);
        right = (lanes::all(k1 & ~k0) & directed) | lanes::all(all_turns);
    }
};

// R4.8 for one piece and one barragoon; FullTargets applies it to whole boards.
constexpr bool may_capture(Value value, Face face) {
    return value != Value::Two || face != Face::AllTurns;
}

// Where full moves of a player's pieces may end (R4.7), and where those of his 2s may (R4.8).
struct FullTargets {
    std::uint64_t of_threes_and_fours;
    std::uint64_t of_twos;

    FullTargets(const Position& position, Player player)
        : FullTargets(position.pieces(player).bits(), position.all_turns().bits()) {}
    FullTargets(std::uint64_t own, std::uint64_t all_turns)
        : of_threes_and_fours(SquareSet::all().bits() & ~own),
          of_twos(of_threes_and_fours & ~all_turns) {}
};

class Ways {
public:
    explicit Ways(const Position& position) : Ways(FaceWays(position), position.free().bits()) {}
    Ways(const FaceWays& faces, std::uint64_t free)
        : straight_((faces.straight | lanes::all(free)) & lanes::room),
          left_((faces.left | lanes::all(free)) & lanes::room),
          right_((faces.right | lanes::all(free)) & lanes::room),
          free_(free) {}

    // The same ways with a barragoon placed on a free square.
    Ways with(Square square, Face face) const;

    // The destinations of pieces with N steps that start on any of the squares `from`: the short
    // move ends on a free square (R4.6), the full move on one of `full_targets` (R4.7, R4.8). A
    // path that starts on one of the squares never meets its own start, so many pieces can walk at
    // once.
    template <int N>
    std::uint64_t destinations(std::uint64_t from, std::uint64_t full_targets) const {
        const Ends ends = ends_of<N>(from);
        return lanes::merged((ends.of_short & lanes::all(free_)) |
                             (ends.of_full & lanes::all(full_targets)));
    }

    // The squares on which full moves end, whatever stands there.
    template <int N>
    std::uint64_t strikes(std::uint64_t from) const {
        return lanes::merged(ends_of<N>(from).of_full);
    }

    // Every square that such pieces can enter, on the way or at its end.
    template <int N>
    std::uint64_t entered(std::uint64_t from) const {
        Walk walk{lanes::step(lanes::all(from) & lanes::room), Lanes{}};
        Lanes reached = walk.straight;
        for (int steps = 2; steps <= N; ++steps) {
            walk = next(walk);
            reached |= walk.straight | walk.turned;
        }
        return lanes::merged(reached);
    }

private:
    // The squares reached with each heading, separately for walks that have turned and those that
    // have not (R4.2).
    struct Walk {
        Lanes straight;
        Lanes turned;
    };

    struct Ends {
        Lanes of_short;
        Lanes of_full;
    };
    template <int N>
    Ends ends_of(std::uint64_t from) const {
        Walk walk{lanes::step(lanes::all(from) & lanes::room), Lanes{}};
        Lanes of_short{};
        for (int steps = 2; steps <= N; ++steps) {
            if (steps == N) of_short = walk.straight | walk.turned;
            walk = next(walk);
        }
        return {of_short, walk.straight | walk.turned};
    }

    Walk next(const Walk& walk) const {
        const Lanes turning = (lanes::before_left_turn(walk.straight) & left_) |
                              (lanes::before_right_turn(walk.straight) & right_);
        return {lanes::step(walk.straight & straight_),
                lanes::step((walk.turned & straight_) | turning)};
    }

    Lanes straight_;
    Lanes left_;
    Lanes right_;
    std::uint64_t free_;
};

namespace lanes {

// For each face and each direction in which a piece may leave it: all bits or none.
struct FaceMask {
    std::array<std::uint64_t, 4> straight{};
    std::array<std::uint64_t, 4> left{};
    std::array<std::uint64_t, 4> right{};
};

constexpr std::array<FaceMask, face_count> make_face_masks() {
    std::array<FaceMask, face_count> masks{};
    for (const Face face : all_faces) {
        FaceMask& mask = masks[static_cast<std::size_t>(index_of(face))];
        for (const Direction leaving : all_directions) {
            const auto lane = static_cast<std::size_t>(index_of(leaving));
            const auto bits = [&](Direction entering) {
                return permits(face, entering, leaving) ? ~std::uint64_t{0} : 0;
            };
            mask.straight[lane] = bits(leaving);
            mask.left[lane] = bits(right_of(leaving));
            mask.right[lane] = bits(left_of(leaving));
        }
    }
    return masks;
}

inline constexpr auto face_masks = make_face_masks();

inline Lanes from(const std::array<std::uint64_t, 4>& sets) {
    return Lanes{sets[0], sets[1], sets[2], sets[3]};
}

}  // namespace lanes

inline Ways Ways::with(Square square, Face face) const {
    const std::uint64_t bit = SquareSet(square).bits();
    const lanes::FaceMask& mask = lanes::face_masks[static_cast<std::size_t>(index_of(face))];
    Ways next = *this;
    const auto replaced = [&](Lanes old, const std::array<std::uint64_t, 4>& permitted) {
        return old &
               (lanes::all(~bit) | lanes::from(permitted));  // a free square permits everything
    };
    next.straight_ = replaced(straight_, mask.straight);
    next.left_ = replaced(left_, mask.left);
    next.right_ = replaced(right_, mask.right);
    next.free_ = free_ & ~bit;
    return next;
}

}  // namespace barracuda
