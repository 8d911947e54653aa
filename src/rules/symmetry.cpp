#include "rules/position.hpp"

namespace barracuda {
namespace {

// A mirror swaps east and west, and turns left into right.
Cell mirrored_cell(Cell cell, bool exchange_north_and_south) {
    const auto face = cell.face();
    if (!face || !direction_of(*face)) return cell;
    const Direction direction = *direction_of(*face);
    const bool north_or_south = index_of(direction) % 2 == 0;
    FaceKind kind = kind_of(*face);
    if (kind == FaceKind::LeftTurn)
        kind = FaceKind::RightTurn;
    else if (kind == FaceKind::RightTurn)
        kind = FaceKind::LeftTurn;
    return face_of(kind,
                   north_or_south == exchange_north_and_south ? opposite_of(direction) : direction);
}

Cell other_colour(Cell cell) {
    const auto piece = cell.piece();
    return piece ? Cell(Piece{opponent_of(piece->owner), piece->value}) : cell;
}

}  // namespace

Position Position::mirrored() const {
    const Setup original = setup();
    Setup mirror = original;
    for (const Square square : all_squares())
        mirror[*Square::at(file_count - 1 - square.file(), square.rank())] =
            mirrored_cell(original[square], false);
    return Position(mirror);
}

Position Position::colours_swapped() const {
    const Setup original = setup();
    Setup swapped = original;
    for (const Square square : all_squares())
        swapped[*Square::at(square.file(), rank_count - 1 - square.rank())] =
            other_colour(mirrored_cell(original[square], true));
    swapped.actor = opponent_of(original.actor);
    swapped.express_levels = {original.express_levels.brown, original.express_levels.white};
    return Position(swapped);
}

}  // namespace barracuda
