// The orientation of the board: White's side at the bottom, or rotated by 180 degrees. Shared by
// text and SVG; it does not know how anything is drawn.
#pragma once

#include "rules/face.hpp"
#include "rules/square.hpp"

namespace barracuda::picture {

// Columns count from the left, rows from the top.
constexpr Square square_seen_at(int column, int row, bool flipped) {
    const int file = flipped ? file_count - 1 - column : column;
    const int rank = flipped ? row : rank_count - 1 - row;
    return *Square::at(file, rank);
}

constexpr int column_of(Square square, bool flipped) {
    return flipped ? file_count - 1 - square.file() : square.file();
}

constexpr int row_of(Square square, bool flipped) {
    return flipped ? square.rank() : rank_count - 1 - square.rank();
}

// The face that an unrotated board would have to show to look like this one.
constexpr Face face_seen(Face face, bool flipped) {
    const auto direction = direction_of(face);
    return flipped && direction ? face_of(kind_of(face), opposite_of(*direction)) : face;
}

// a1 is dark; rotation keeps the pattern, as both sides of the board are odd.
constexpr bool is_dark(Square square) { return (square.file() + square.rank()) % 2 == 0; }

}  // namespace barracuda::picture
