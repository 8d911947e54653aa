#include "cli/play/words.hpp"

#include "cli/play/levels.hpp"
#include "engine/level.hpp"
#include "rules/text/notation.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

namespace barracuda::cli {
namespace {

// The example in a request to place: a free square near the middle, where people look first.
Square example_square(const Position& position) {
    const Square middle = *Square::at(3, 4);
    Square best = position.free().first();
    for (const Square square : position.free())
        if (distance(square, middle) < distance(best, middle)) best = square;
    return best;
}

std::string ending_text(const Table& table) {
    const Outcome& outcome = *table.game().outcome();
    const bool beaten = table.opponent && outcome.winner == table.opponent->plays;
    return fmt::format("{} ({}). Now: save FILE, new{} quit.{}", text_of(outcome),
                       clause_of(outcome.ending), table.game().touch_move() ? " or" : ", undo or",
                       beaten ? "\nWhat did you miss? Save the game, then `barracuda analyse FILE` "
                                "marks your mistakes in it."
                              : "");
}

std::string placement_text(const Table& table) {
    const Position& position = table.game().position();
    const std::string who = label_of(table, position.actor());
    const std::string task =
        position.owed() == 2
            ? fmt::format("{} lost a piece and places the first of two barragoons", who)
            : fmt::format("{} places a barragoon", who);
    if (table.computer_acts()) return task + ".";
    return fmt::format("{}: face@square, e.g. x@{}; `faces` lists them.", task,
                       to_text(example_square(position)));
}

std::string turn_text(const Table& table) {
    const Position& position = table.game().position();
    const Player actor = position.actor();
    const int level = position.express_level(actor);
    return fmt::format(
        "Turn {}: {} to move{}. Supply: {}.", position.turn(), label_of(table, actor),
        level > 0 ? fmt::format(" (Express level {})", level) : "", position.supply());
}

std::string draw_text(const Table& table) {
    const Game& game = table.game();
    const Player waiting = opponent_of(game.position().actor());
    if (const auto& offer = game.offer()) {
        const bool repetition = offer->kind == DrawKind::Repetition;
        const std::string text = fmt::format("\n{} offers a draw{}", label_of(table, offer->by),
                                             repetition ? " by repetition (R9.2)" : "");
        const Player asked = opponent_of(offer->by);
        if (table.is_computer(asked)) return text + ".";
        return fmt::format("{}: {} answers `accept` or `decline`.", text, label_of(table, asked));
    }
    if (game.must_deviate())
        return "\nThe draw by repetition was declined: the sequence must not continue (R9.2).";
    if (table.awaits_repetition_offer())
        return "\nThe same turns were played three times in a row: offer a draw with `repetition` "
               "(R9.2), "
               "or press Enter and Barracuda plays on.";
    if (game.may_offer_repetition(waiting) && !table.opponent)
        return fmt::format(
            "\nThe same turns were played three times in a row: {} may offer a draw with "
            "`repetition` "
            "(R9.2).",
            label_of(table, waiting));
    return {};
}

std::string joined(SquareSet squares) {
    std::vector<std::string> texts;
    for (const Square square : squares) texts.push_back(to_text(square));
    std::ranges::sort(texts);
    return fmt::format("{}", fmt::join(texts, " "));
}

}  // namespace

std::string sentence(std::string text) {
    if (!text.empty() && text[0] >= 'a' && text[0] <= 'z')
        text[0] = static_cast<char>(text[0] - 'a' + 'A');
    return text + ".";
}

std::string label_of(const Table& table, Player player) {
    std::string name = table.names[player];
    std::erase_if(name, [](char c) { return static_cast<unsigned char>(c) < ' ' || c == '\x7f'; });
    const std::string colour(name_of(player));
    if (table.opponent && !table.is_computer(player) && name == "Person") name = "you";
    return name.empty() || name == "?" ? colour : fmt::format("{} ({})", colour, name);
}

std::string status_of(const Table& table) {
    if (table.game().outcome()) return ending_text(table);
    const bool moves = table.game().position().move_is_due();
    return (moves ? turn_text(table) : placement_text(table)) + draw_text(table);
}

std::string prompt_of(const Table& table) {
    const Game& game = table.game();
    if (game.outcome()) return "game over> ";
    if (const auto& offer = game.offer())
        return fmt::format("{}, a draw?> ", name_of(opponent_of(offer->by)));
    if (table.awaits_repetition_offer()) return "`repetition` or Enter> ";
    const auto name = name_of(game.position().actor());
    const std::string square = table.chosen_square ? " " + to_text(*table.chosen_square) : "";
    if (game.position().move_is_due()) return fmt::format("{} moves{}> ", name, square);
    const std::string face =
        table.chosen_face ? fmt::format(" {}@", to_char(*table.chosen_face)) : square;
    return fmt::format("{} places{}> ", name, face);
}

std::string destinations_text(const Position& position, Square from, SquareSet reached) {
    const SquareSet quiet = reached & position.free();
    const SquareSet captures = reached & ~position.free();
    std::string text =
        fmt::format("The {} on {}", steps_of(position.piece_on(from).value), to_text(from));
    if (!quiet.empty()) text += " can move to " + joined(quiet);
    if (!captures.empty())
        text += (quiet.empty() ? " can capture " : ", or capture ") + joined(captures);
    return text + ". Type the destination.";
}

std::string possible_moves_text(const Game& game) {
    if (game.outcome()) return "The game is over.";
    const Position& position = game.position();
    if (!position.move_is_due())
        return fmt::format("A barragoon with any face can be placed on any of these squares: {}",
                           joined(position.free()));
    std::string text;
    for (const Square from : position.pieces(position.actor())) {
        const SquareSet reached = allowed_destinations(game, from);
        const SquareSet captures = reached & ~position.free();
        if (reached.empty()) continue;
        text += fmt::format("{}{} on {}: {}", text.empty() ? "" : "\n",
                            steps_of(position.piece_on(from).value), to_text(from),
                            joined(reached & position.free()));
        if (!captures.empty()) text += " captures " + joined(captures);
    }
    return text;
}

std::string face_question(Square square) {
    return fmt::format(
        "Which face on {}? x No way, + All turns, ^ > Y < One way, | - Two ways, N E S W Left turn "
        "and "
        "n e s w Right turn, leaving to that side. `faces` draws them.",
        to_text(square));
}

std::string square_question(const Position& position, Face face) {
    return fmt::format("Where do you want to place {} ({})? Type a free square, e.g. {}.",
                       name_of(kind_of(face)), to_char(face), to_text(example_square(position)));
}

std::string greeting(const Table& table) {
    std::string how =
        "Type a move such as d2d5, or d2 alone to see where that piece can move.\n"
        "Also: `help`, `help rules` (the game in short), `quit` (the game is saved).";
    if (!table.opponent) return how;
    const ComputerSeat& opponent = *table.opponent;
    const LevelWords& level = words_of_level(opponent.level);
    return fmt::format(
        "You play {} against Barracuda, level {}. `hint` suggests an action{}.\n{}: {}{}\n{}",
        name_of(opponent_of(opponent.plays)), opponent.level,
        table.game().touch_move() ? "" : ", `undo` takes back", level.name, level.misses,
        seed_text(opponent), how);
}

std::string seed_text(const ComputerSeat& opponent) {
    if (opponent.level == engine::full_strength) return {};
    return fmt::format("\nWith `--seed {}` Barracuda answers the same moves in the same way.",
                       opponent.seed);
}

std::string other_level_text(const ComputerSeat& opponent, int streak) {
    const int level = opponent.level + (streak > 0 ? 1 : -1);
    if (streak == 0 || streak % 3 != 0 || level < 1 || level > engine::full_strength) return {};
    return fmt::format("\nThree {} in a row: `barracuda play --level {}` is a level {}.",
                       streak > 0 ? "wins" : "losses", level, streak > 0 ? "stronger" : "easier");
}

std::string_view how_to_act() {
    return "Acting\n"
           "  d2d5       moves the piece on d2 to d5\n"
           "  d2         shows where it can move;\n"
           "             then d5 moves it there\n"
           "  x@d5       places a barragoon, face x\n"
           "             (or d5, then x)\n"
           "  Tab        completes or lists\n"
           "  Enter      cancels your selection\n";
}

std::string_view rules_in_short() {
    return "Each player has seven pieces: two 2s, three 3s and two 4s. White begins.\n"
           "- A piece moves exactly as many steps as its number, or one step less, along "
           "files and ranks, "
           "with at most one turn of 90 degrees on the way.\n"
           "- It cannot pass other pieces. With its full number of steps it may end on an enemy "
           "piece or on a "
           "barragoon (a cube) and capture it; one step less never captures.\n"
           "- A cube can be passed only as its face allows: No way not at all, One "
           "way along the "
           "arrow, Two ways along the line, a turn as drawn, All turns only by turning. A turn on "
           "a cube is the "
           "one turn of the move.\n"
           "- A cube can be captured from every side, but a 2 cannot capture \"All turns\".\n"
           "- If you capture a cube, you place it again at once: any free square, any face.\n"
           "- When a piece is captured, two new cubes come into play: first its owner places one, "
           "then the "
           "captor; then the owner moves.\n"
           "- You lose when it is your turn and none of your pieces can move, or you have none. "
           "(Express level 1 "
           "or 2: when at most 1 or 2 of them can move.)\n"
           "- It is a draw when nobody can ever capture or be shut in again, by agreement, or by "
           "repeating the "
           "same turns three times and agreeing to it.";
}

}  // namespace barracuda::cli
