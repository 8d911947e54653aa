#include "cli/play/screen.hpp"

#include "base/text.hpp"
#include "base/utf8.hpp"
#include "cli/play/words.hpp"

#include <algorithm>

namespace barracuda::cli {
namespace {

constexpr int fewest_board_rows = 11;
constexpr int prompt_rows = 1;

int width_of(std::string_view text) { return static_cast<int>(utf8_length(text)); }

// Continuation lines of a list item are indented like its first.
std::string wrapped_line(std::string_view line, int columns) {
    const std::string indent(line.starts_with("- ") ? 2 : 0, ' ');
    std::string result;
    int width = 0;
    for (const std::string_view word : words(line)) {
        const int word_width = width_of(word);
        if (width > 0 && width + 1 + word_width > columns) {
            result += '\n' + indent;
            width = width_of(indent);
        } else if (width > 0) {
            result += ' ';
            ++width;
        }
        result += word;
        width += word_width;
    }
    return result;
}

}  // namespace

std::string wrapped(std::string_view text, int columns) {
    std::string result;
    bool is_first = true;
    for (const std::string_view line : split(text, '\n')) {
        if (!is_first) result += '\n';
        is_first = false;
        // Lines that fit keep their indentation; coloured drawings are never too wide.
        const bool fits = width_of(line) <= columns || line.find('\x1b') != std::string_view::npos;
        result += fits ? std::string(line) : wrapped_line(line, columns);
    }
    return result;
}

std::string screen_text(const Table& table, std::string_view message,
                        const picture::TextStyle& style) {
    std::string below = message.empty() ? "" : wrapped(message, style.columns) + "\n";
    const std::string status = wrapped(status_of(table), style.columns);
    below += style.colour ? "\x1b[1m" + status + "\x1b[0m\n" : status + "\n";
    picture::TextStyle board_style = style;
    board_style.flipped = table.flipped;
    if (style.rows > 0) {
        const int taken = static_cast<int>(std::ranges::count(below, '\n')) + prompt_rows;
        board_style.rows = std::max(style.rows - taken, fewest_board_rows);
    }
    return picture::board_text(table.game().position().setup(), board_style, marks_of(table)) +
           below;
}

std::string in_columns(const std::vector<std::string>& texts, int columns) {
    int widest = 1;
    for (const std::string& text : texts) widest = std::max(widest, width_of(text));
    const int per_line = std::max(1, columns / (widest + 2));
    std::string result;
    int column = 0;
    for (const std::string& text : texts) {
        if (column == per_line) {
            result += '\n';
            column = 0;
        }
        result += text;
        if (++column < per_line)
            result.append(static_cast<std::size_t>(widest + 2 - width_of(text)), ' ');
    }
    return result + '\n';
}

}  // namespace barracuda::cli
