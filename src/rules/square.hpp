// A square of the board (R1.2): file 0 to 6 for a to g, rank 0 to 8 for 1 to 9. A Square is always
// on the board; steps that may leave it return an optional.
#pragma once

#include "rules/direction.hpp"

#include <cassert>
#include <cstdint>
#include <optional>
#include <ranges>

namespace barracuda {

constexpr int file_count = 7;
constexpr int rank_count = 9;
constexpr int square_count = file_count * rank_count;

class Square {
public:
    static constexpr std::optional<Square> at(int file, int rank) {
        if (file < 0 || file >= file_count || rank < 0 || rank >= rank_count) return std::nullopt;
        return Square(rank * file_count + file);
    }
    static constexpr Square from_index(int index) {
        assert(index >= 0 && index < square_count);
        return Square(index);
    }

    constexpr int index() const { return index_; }
    constexpr int file() const { return index_ % file_count; }
    constexpr int rank() const { return index_ / file_count; }

    constexpr auto operator<=>(const Square&) const = default;

private:
    constexpr explicit Square(int index) : index_(static_cast<std::uint8_t>(index)) {}
    std::uint8_t index_;
};

constexpr std::optional<Square> step(Square from, Direction direction) {
    switch (direction) {
        case Direction::North: return Square::at(from.file(), from.rank() + 1);
        case Direction::East: return Square::at(from.file() + 1, from.rank());
        case Direction::South: return Square::at(from.file(), from.rank() - 1);
        case Direction::West: return Square::at(from.file() - 1, from.rank());
    }
    return std::nullopt;
}

// The number of steps between two squares when none is wasted (R4.10).
constexpr int distance(Square a, Square b) {
    const int files = a.file() - b.file();
    const int ranks = a.rank() - b.rank();
    return (files < 0 ? -files : files) + (ranks < 0 ? -ranks : ranks);
}

constexpr auto all_squares() {
    return std::views::iota(0, square_count) | std::views::transform(Square::from_index);
}

}  // namespace barracuda
