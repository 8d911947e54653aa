// The short texts of docs/notation.md: squares, faces, pieces, actions and Express levels.
#pragma once

#include "rules/action.hpp"
#include "rules/cell.hpp"
#include "rules/player.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace barracuda {

std::string to_text(Square square);  // "d5"
std::string to_text(Action action);  // "d2d5", "x@d5"
char to_char(Cell cell);             // as in a FEN; '.' for a free square
char to_char(Face face);
char to_char(Piece piece);

std::string express_levels_text(const PerPlayer<int>& levels);  // "02": Brown has level 2

std::optional<Square> parse_square(std::string_view text);
std::optional<Face> parse_face(char character);
std::optional<Cell> parse_cell(char character);  // a piece or a barragoon, never a free square
std::optional<Action> parse_action(std::string_view text);
std::optional<PerPlayer<int>> parse_express_levels(std::string_view text);

}  // namespace barracuda
