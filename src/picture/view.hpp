// How the board lies before the viewer: White's side below, or turned by half a turn. Text and SVG
// share it. It knows nothing of how anything is drawn.
#pragma once

#include "rules/face.hpp"
#include "rules/square.hpp"

namespace barracuda {

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

// The face that an upright board would have to show to look like this one.
constexpr Face face_seen(Face face, bool flipped) {
    const auto direction = direction_of(face);
    return flipped && direction ? face_of(kind_of(face), opposite_of(*direction)) : face;
}

// a1 is dark; half a turn keeps the pattern, as the board has odd sides.
constexpr bool is_dark(Square square) { return (square.file() + square.rank()) % 2 == 0; }

}  // namespace barracuda
