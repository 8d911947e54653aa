#include "cli/play/table.hpp"

#include <fmt/format.h>

namespace barracuda::cli {

Result<void, play::Refusal> Table::ask(Player by, const play::Command& command) {
    auto step = live.step({play::seat(by), command, live.last_time()});
    if (!step) return fail(step.error());
    live = std::move(step->game);
    return {};
}

void Table::touch(Square square) {
    // A touch that cannot bind is refused, which is fine.
    [[maybe_unused]] const auto touched = ask(game().position().actor(), play::Touch{square});
}

play::OfferKind Table::draw_offered() const {
    const auto& offer = game().offer();
    const bool repetition = offer && offer->kind == DrawKind::Repetition;
    return repetition ? play::OfferKind::Repetition : play::OfferKind::Agreement;
}

void Table::forget_choice() {
    chosen_square.reset();
    chosen_face.reset();
    refused_square.reset();
    lets_repetition_pass = false;
}

bool Table::computer_acts() const {
    return !game().outcome() && is_computer(game().position().actor());
}

bool Table::awaits_repetition_offer() const {
    const bool was_offered = game().said_before(game().size()).has_value();
    return computer_acts() && !lets_repetition_pass && !was_offered && !game().offer() &&
           game().may_offer_repetition(opponent_of(opponent->plays));
}

play::LiveGame at_terminal(Game game) {
    return {play::Options{.take_back = play::TakeBack::AtOnce}, std::move(game),
            Instant{Milliseconds{0}}};
}

void seat_players(Table& table) {
    if (!table.opponent) return;
    const auto names_computer = [](std::string_view name) { return name.starts_with("Barracuda"); };
    Player& place = table.opponent->plays;
    if (table.opponent->by_lot && names_computer(table.names[opponent_of(place)]) &&
        !names_computer(table.names[place])) {
        place = opponent_of(place);
        table.flipped = !table.flipped;
    }
    table.names[place] = fmt::format("Barracuda level {}", table.opponent->level);
    std::string& person = table.names[opponent_of(place)];
    if (person.empty() || names_computer(person)) person = "Person";
}

picture::Marks marks_of(const Table& table) {
    picture::Marks marks = picture::marks_of_last_turn(table.game());
    marks.refused = table.refused_square;
    marks.selected = table.chosen_square;
    if (table.chosen_square && table.game().position().move_is_due()) {
        const SquareSet reached = allowed_destinations(table.game(), *table.chosen_square);
        marks.destinations = reached & table.game().position().free();
        marks.captures = reached & ~table.game().position().free();
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
