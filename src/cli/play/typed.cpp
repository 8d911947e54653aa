#include "cli/play/typed.hpp"

#include "base/text.hpp"
#include "rules/text/notation.hpp"

#include <string>

namespace barracuda::cli {
namespace {

char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

std::optional<Square> read_square(std::string_view text) {
    if (text.size() != 2) return std::nullopt;
    return parse_square(std::string{lower(text[0]), text[1]});
}

// A move with or without the value of the piece, and a sign between the squares.
std::optional<Action> read_move(std::string_view word) {
    if (word.size() > 4 && word[0] >= '2' && word[0] <= '4') word.remove_prefix(1);
    if (word.size() != 4 && word.size() != 5) return std::nullopt;
    if (word.size() == 5 && std::string_view("-x:").find(lower(word[2])) == std::string_view::npos)
        return std::nullopt;
    const auto from = read_square(word.substr(0, 2));
    const auto to = read_square(word.substr(word.size() - 2));
    if (!from || !to) return std::nullopt;
    return Action::move(*from, *to);
}

// Case matters for faces (N and n are different turns), except where only one case has a meaning.
std::optional<Face> read_face(char c) { return parse_face(c == 'X' ? 'x' : c == 'y' ? 'Y' : c); }

std::optional<Action> read_placement(std::string_view word) {
    if (word.size() != 4 || word[1] != '@') return std::nullopt;
    const auto face = read_face(word[0]);
    const auto square = read_square(word.substr(2));
    if (!face || !square) return std::nullopt;
    return Action::place(*square, *face);
}

}  // namespace

std::optional<Typed> read_typed(std::string_view word) {
    if (const auto move = read_move(word)) return *move;
    if (const auto placement = read_placement(word)) return *placement;
    if (const auto square = read_square(word)) return *square;
    if (word.size() != 1) return std::nullopt;
    if (const auto face = read_face(word[0])) return *face;
    return std::nullopt;
}

std::optional<std::vector<Typed>> read_typed_line(std::string_view line) {
    std::vector<Typed> all;
    for (const std::string_view word : words(line)) {
        const auto typed = read_typed(word);
        if (!typed) return std::nullopt;
        all.push_back(*typed);
    }
    return all;
}

}  // namespace barracuda::cli
