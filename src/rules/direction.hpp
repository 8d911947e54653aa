// The four headings of R5: north is towards rank 9, east towards file g.
#pragma once

#include <array>
#include <cstdint>

namespace barracuda {

enum class Direction : std::uint8_t { North, East, South, West };

constexpr std::array<Direction, 4> all_directions{Direction::North, Direction::East,
                                                  Direction::South, Direction::West};

constexpr int index_of(Direction direction) { return static_cast<int>(direction); }

constexpr Direction turned(Direction direction, int quarters_to_the_right) {
    return static_cast<Direction>((index_of(direction) + quarters_to_the_right) & 3);
}

constexpr Direction right_of(Direction direction) { return turned(direction, 1); }
constexpr Direction opposite_of(Direction direction) { return turned(direction, 2); }
constexpr Direction left_of(Direction direction) { return turned(direction, 3); }

}  // namespace barracuda
