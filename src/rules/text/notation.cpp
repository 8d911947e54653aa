#include "rules/text/notation.hpp"

#include "rules/setup.hpp"

namespace barracuda {
namespace {

// By the code of a Cell: free, White's 2, 3, 4, Brown's, then the faces by number.
constexpr std::string_view cell_characters = ".ZDVzdv^>Y<NESWneswx|+-";
static_assert(cell_characters.size() == Cell::code_count);

}  // namespace

char to_char(Cell cell) { return cell_characters[static_cast<std::size_t>(cell.code())]; }

char to_char(Face face) { return to_char(Cell(face)); }

char to_char(Piece piece) { return to_char(Cell(piece)); }

std::string to_text(Square square) {
    return {static_cast<char>('a' + square.file()), static_cast<char>('1' + square.rank())};
}

std::string to_text(Action action) {
    if (action.is_move()) return to_text(action.from()) + to_text(action.to());
    return to_char(action.face()) + ("@" + to_text(action.square()));
}

std::optional<Square> parse_square(std::string_view text) {
    if (text.size() != 2) return std::nullopt;
    return Square::at(text[0] - 'a', text[1] - '1');
}

std::optional<Cell> parse_cell(char character) {
    const auto code = cell_characters.find(character);
    if (code == std::string_view::npos || code == 0) return std::nullopt;
    return Cell::from_code(static_cast<int>(code));
}

std::optional<Face> parse_face(char character) {
    const auto cell = parse_cell(character);
    return cell ? cell->face() : std::nullopt;
}

std::optional<Action> parse_action(std::string_view text) {
    if (text.size() != 4) return std::nullopt;
    const auto last = parse_square(text.substr(2));
    if (!last) return std::nullopt;
    if (text[1] == '@') {
        const auto face = parse_face(text[0]);
        return face ? std::optional(Action::place(*last, *face)) : std::nullopt;
    }
    const auto first = parse_square(text.substr(0, 2));
    return first ? std::optional(Action::move(*first, *last)) : std::nullopt;
}

std::string express_levels_text(const PerPlayer<int>& levels) {
    return std::to_string(levels.white) + std::to_string(levels.brown);
}

std::optional<PerPlayer<int>> parse_express_levels(std::string_view text) {
    const auto is_level = [](char c) { return c >= '0' && c <= '0' + highest_express_level; };
    if (text.size() != 2 || !is_level(text[0]) || !is_level(text[1])) return std::nullopt;
    return PerPlayer<int>{text[0] - '0', text[1] - '0'};
}

}  // namespace barracuda
