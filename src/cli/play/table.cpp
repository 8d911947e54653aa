#include "cli/play/table.hpp"

namespace barracuda::cli {

void Table::forget_choice() {
    chosen_square.reset();
    chosen_face.reset();
    refused_square.reset();
}

Marks marks_of(const Table& table) {
    Marks marks = marks_of_last_turn(table.game);
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
