// What lies on the table between two people who play at one terminal: the game, their names, and
// what the one who has to act has begun to say. Plain data; what is done with it is in acting and
// words.
#pragma once

#include "cli/play/record_text.hpp"
#include "picture/marks.hpp"
#include "rules/game.hpp"

#include <optional>

namespace barracuda::cli {

struct Table {
    Game game;
    Names names{};
    bool flipped = false;
    std::optional<Square>
        chosen_square{};                // the piece that is to move, or where a barragoon is to go
    std::optional<Face> chosen_face{};  // of the barragoon that is to be placed
    std::optional<Square> refused_square{};  // what was wrong with the last attempt

    void forget_choice();
};

// The last turn, what is chosen and where it can go, and what was refused.
Marks marks_of(const Table& table);

// The squares to which the piece on a square may move now, duties and touches respected.
SquareSet allowed_destinations(const Game& game, Square from);

}  // namespace barracuda::cli
