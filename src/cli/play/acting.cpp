#include "cli/play/acting.hpp"

#include "cli/play/words.hpp"
#include "rules/legal.hpp"
#include "rules/text/notation.hpp"

#include <fmt/format.h>

#include <cassert>

namespace barracuda::cli {
namespace {

Reaction refuse(Table& table, const Explanation& explanation) {
    table.refused_square = explanation.square;
    return {refusal_text(explanation), false};
}

Reaction act(Table& table, Action action) {
    const Explanation explanation = table.game().explain(action);
    if (!explanation.is_legal()) return refuse(table, explanation);
    [[maybe_unused]] const auto done = table.ask(table.game().position().actor(), action);
    assert(done);
    table.forget_choice();
    return {sentence(text_of(explanation)), true};
}

Reaction choose_piece(Table& table, Square square) {
    table.touch(square);
    const Game& game = table.game();
    table.chosen_square.reset();
    const SquareSet allowed = allowed_destinations(game, square);
    if (!allowed.empty()) {
        table.chosen_square = square;
        return {destinations_text(game.position(), square, allowed), true};
    }
    const SquareSet reached = destinations(game.position(), square);
    if (!reached.empty() && !game.outcome())
        return refuse(table, game.explain(Action::move(square, reached.first())));
    table.refused_square = square;
    const int value = steps_of(game.position().piece_on(square).value);
    return {fmt::format("The {} on {} cannot move: choose another piece.", value, to_text(square)),
            false};
}

Reaction choose_for_move(Table& table, Square square) {
    const Game& game = table.game();
    if (table.chosen_square == square) {
        table.forget_choice();
        return {"", true};
    }
    if (game.position().pieces(game.position().actor()).contains(square))
        return choose_piece(table, square);
    if (!table.chosen_square) {
        table.touch(square);
        return refuse(table, game.explain(Action::move(square, square)));
    }
    Reaction answer = act(table, Action::move(*table.chosen_square, square));
    if (!answer.accepted) table.touch(square);
    return answer;
}

Reaction place_if_complete(Table& table) {
    if (table.chosen_square && table.chosen_face)
        return act(table, Action::place(*table.chosen_square, *table.chosen_face));
    if (table.chosen_square) return {face_question(*table.chosen_square), true};
    return {square_question(table.game().position(), *table.chosen_face), true};
}

Reaction choose_for_placement(Table& table, Square square) {
    const Position& position = table.game().position();
    if (!position.free().contains(square)) {
        // Naming a piece means moving it, unless a face is waiting for its square.
        const bool wants_to_move = position.pieces().contains(square) && !table.chosen_face;
        return refuse(table,
                      table.game().explain(wants_to_move ? Action::move(square, square)
                                                         : Action::place(square, Face::NoWay)));
    }
    table.chosen_square = square;
    return place_if_complete(table);
}

Reaction choose(Table& table, Square square) {
    const Game& game = table.game();
    if (game.outcome()) return refuse(table, game.explain(Action::move(square, square)));
    return game.position().move_is_due() ? choose_for_move(table, square)
                                         : choose_for_placement(table, square);
}

Reaction choose(Table& table, Face face) {
    const Game& game = table.game();
    if (game.outcome() || game.position().move_is_due()) {
        Explanation explanation = game.explain(Action::place(game.position().free().first(), face));
        explanation.square.reset();  // no square was named
        return refuse(table, explanation);
    }
    table.chosen_face = face;
    return place_if_complete(table);
}

}  // namespace

std::string refusal_text(const Explanation& explanation) {
    return fmt::format("Not possible: {} ({}).", text_of(explanation), clause_of(explanation));
}

Reaction take(Table& table, const Typed& typed) {
    if (const auto* action = std::get_if<Action>(&typed)) return act(table, *action);
    if (const auto* square = std::get_if<Square>(&typed)) return choose(table, *square);
    return choose(table, std::get<Face>(typed));
}

}  // namespace barracuda::cli
