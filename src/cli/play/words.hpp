// What is said at the table, in words: who acts and what is due, where a piece can go, help and a
// summary of the rules. Lines are not wrapped here.
#pragma once

#include "cli/play/table.hpp"

#include <string>
#include <string_view>

namespace barracuda::cli {

std::string sentence(std::string text);  // with a capital letter and a full stop

std::string label_of(const Table& table, Player player);  // "White", or "White (Ann)"

// Who acts, what is due or on offer; or how the game ended and what can be done now.
std::string status_of(const Table& table);

std::string prompt_of(const Table& table);  // "White moves> "

std::string destinations_text(const Position& position, Square from, SquareSet reached);
std::string possible_moves_text(const Game& game);
std::string face_question(Square square);
std::string square_question(const Position& position, Face face);

std::string greeting(const Table& table);

// How to repeat the game, as an extra line of text; nothing at full strength, which depends on
// time.
std::string seed_text(const ComputerSeat& opponent);

// After three wins or losses in a row, how to play at another level.
std::string other_level_text(const ComputerSeat& opponent, int streak);

std::string_view how_to_act();  // the first part of the help
std::string_view rules_in_short();

}  // namespace barracuda::cli
