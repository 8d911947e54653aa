// What lies on the table between two people who play at one terminal, or between a person and the
// computer: the game, their names, and what the one who has to act has begun to say. Plain data;
// what is done with it is in acting and words.
#pragma once

#include "cli/play/record_text.hpp"
#include "picture/marks.hpp"
#include "play/live_game.hpp"
#include "rules/game.hpp"
#include "ubi/limits.hpp"

#include <cstdint>
#include <optional>

namespace barracuda::cli {

// The computer, where it plays.
struct ComputerSeat {
    Player plays;             // its colour,
    bool by_lot = false;      // which a record that names it may change, unless somebody chose it
    int level = 1;            // 1 to 10
    Milliseconds time{1000};  // for an action at full strength; lower levels count positions
    std::uint32_t seed = 0;   // by which it chooses among what it could do
};

struct Table {
    play::LiveGame live;
    Names names{};
    bool flipped = false;
    std::optional<ComputerSeat> opponent{};  // nobody: two people play
    std::optional<Square>
        chosen_square{};                // the piece that is to move, or where a barragoon is to go
    std::optional<Face> chosen_face{};  // of the barragoon that is to be placed
    std::optional<Square> refused_square{};  // what was wrong with the last attempt
    bool lets_repetition_pass = false;       // no draw is offered, the computer may go on

    const Game& game() const { return live.game(); }

    // What somebody says or does; the game goes on unless it is refused.
    Result<void, play::Refusal> ask(Player by, const play::Command& command);
    void touch(Square square);             // by the one to act
    play::OfferKind draw_offered() const;  // of the two kinds; by agreement if there is none

    void forget_choice();

    bool is_computer(Player player) const { return opponent && opponent->plays == player; }
    bool computer_acts() const;  // it is the computer that has to act

    // The person has completed a turn after which a draw by repetition can be offered (R9.2). The
    // computer, which would refuse it by acting, has to wait.
    bool awaits_repetition_offer() const;
};

// A game at the terminal: without a clock, and with everything to be taken back at once.
play::LiveGame at_terminal(Game game);

// Gives the computer, if it plays, its place and both players their names. A record that names the
// computer says which place that is.
void seat_players(Table& table);

// The last turn, what is chosen and where it can go, and what was refused.
Marks marks_of(const Table& table);

// The squares to which the piece on a square may move now, duties and touches respected.
SquareSet allowed_destinations(const Game& game, Square from);

}  // namespace barracuda::cli
