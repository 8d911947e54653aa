// What lies on the table between two people at one terminal, or a person and the computer: the
// game, the names, and the partial input of the player to act. Plain data; acting and words work on
// it.
#pragma once

#include "cli/play/record_text.hpp"
#include "picture/marks.hpp"
#include "play/live_game.hpp"
#include "rules/game.hpp"
#include "ubi/limits.hpp"

#include <cstdint>
#include <optional>

namespace barracuda::cli {

// The computer, if it plays.
struct ComputerSeat {
    Player plays;             // its colour
    bool by_lot = false;      // drawn: a record that names the computer may change it
    int level = 1;            // 1 to 10
    Milliseconds time{1000};  // per action at full strength; lower levels count positions
    std::uint32_t seed = 0;   // of its choices
};

struct Table {
    play::LiveGame live;
    Names names{};
    bool flipped = false;
    std::optional<ComputerSeat> opponent{};  // none: two people play
    std::optional<Square> chosen_square{};   // the piece to move, or where to place a barragoon
    std::optional<Face> chosen_face{};       // of the barragoon to place
    std::optional<Square> refused_square{};  // what was wrong with the last attempt
    bool lets_repetition_pass = false;       // no draw is offered, the computer may continue

    const Game& game() const { return live.game(); }

    // What someone says or does; the game changes unless it is refused.
    Result<void, play::Refusal> ask(Player by, const play::Command& command);
    void touch(Square square);             // by the player to act
    play::OfferKind draw_offered() const;  // the kind on offer; agreement if none is

    void forget_choice();

    bool is_computer(Player player) const { return opponent && opponent->plays == player; }
    bool computer_acts() const;  // whether the computer has to act

    // The person has completed a turn after which a draw by repetition can be offered (R9.2). The
    // computer would refuse by acting, so it has to wait.
    bool awaits_repetition_offer() const;
};

// A game at the terminal: no clock, and anything can be taken back at once.
play::LiveGame at_terminal(Game game);

// Seats the computer, if it plays, and names both players. If a record names the computer, it
// decides the seat.
void seat_players(Table& table);

// The last turn, the selection and its destinations, and what was refused.
picture::Marks marks_of(const Table& table);

// The squares to which the piece on a square may move now, considering duties and touches.
SquareSet allowed_destinations(const Game& game, Square from);

}  // namespace barracuda::cli
