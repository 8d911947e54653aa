#include "board.hpp"

#include <algorithm>

namespace reference {

Heading left_of(Heading heading) {
    switch (heading) {
        case Heading::North: return Heading::West;
        case Heading::West: return Heading::South;
        case Heading::South: return Heading::East;
        case Heading::East: break;
    }
    return Heading::North;
}

Heading right_of(Heading heading) {
    switch (heading) {
        case Heading::North: return Heading::East;
        case Heading::East: return Heading::South;
        case Heading::South: return Heading::West;
        case Heading::West: break;
    }
    return Heading::North;
}

std::optional<int> neighbour(int square, Heading heading) {
    int file = square % file_count;
    int rank = square / file_count;
    switch (heading) {
        case Heading::North: ++rank; break;
        case Heading::East: ++file; break;
        case Heading::South: --rank; break;
        case Heading::West: --file; break;
    }
    if (file < 0 || file >= file_count || rank < 0 || rank >= rank_count) {
        return std::nullopt;
    }
    return rank * file_count + file;
}

char at(const Cells& cells, int square) {
    const auto cell = cells.find(square);
    return cell == cells.end() ? free_square : cell->second;
}

bool is_piece(char cell) { return belongs_to(cell, 'w') || belongs_to(cell, 'b'); }

bool is_barragoon(char cell) { return cell != free_square && !is_piece(cell); }

bool belongs_to(char cell, char side) {
    if (side == 'w') {
        return cell == 'Z' || cell == 'D' || cell == 'V';
    }
    return cell == 'z' || cell == 'd' || cell == 'v';
}

int value_of(char piece) {
    switch (piece) {
        case 'Z':
        case 'z': return 2;
        case 'D':
        case 'd': return 3;
        default: return 4;
    }
}

char owner_of(char piece) { return belongs_to(piece, 'w') ? 'w' : 'b'; }

char opponent_of(char side) { return side == 'w' ? 'b' : 'w'; }

int count_pieces(const Cells& cells, char side) {
    return static_cast<int>(std::count_if(cells.begin(), cells.end(), [side](const auto& cell) {
        return belongs_to(cell.second, side);
    }));
}

}  // namespace reference
