#include "cli/play/table.hpp"

namespace barracuda::cli {
namespace {

// From the last action back to the move with which its turn began.
void mark_last_turn(const Game& game, Marks& marks) {
    for (std::size_t i = game.size(); i-- > 0;) {
        const Played played = game.played(i);
        if (!played) continue;
        if (played->is_placement()) {
            marks.last_placed |= played->square();
            continue;
        }
        marks.last_from = played->from();
        marks.last_to = played->to();
        for (const Square square : path_of(game.before(i), played->from(), played->to()))
            if (square != played->to()) marks.last_path |= square;
        return;
    }
}

}  // namespace

void Table::forget_choice() {
    chosen_square.reset();
    chosen_face.reset();
    refused_square.reset();
}

Marks marks_of(const Table& table) {
    Marks marks;
    mark_last_turn(table.game, marks);
    marks.refused = table.refused_square;
    marks.selected = table.chosen_square;
    if (table.chosen_square && table.game.position().move_is_due()) {
        const SquareSet reached = allowed_destinations(table.game, *table.chosen_square);
        marks.destinations = reached & table.game.position().free();
        marks.captures = reached & ~table.game.position().free();
    }
    return marks;
}

SquareSet allowed_destinations(const Game& game, Square from) {
    SquareSet reached;
    for (const Action action : game.legal_actions())
        if (action.is_move() && action.from() == from) reached |= action.to();
    return reached;
}

}  // namespace barracuda::cli
