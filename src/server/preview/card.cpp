#include "server/preview/card.hpp"

#include "base/text.hpp"
#include "base/utf8.hpp"
#include "picture/board_svg.hpp"
#include "server/preview/markup.hpp"

#include <vector>

namespace barracuda::server {
namespace {

// The board fills the height of the card except for a margin.
constexpr int board_width = 456;
constexpr int board_left = 1200 - board_width - 44;
constexpr int board_top = 26;
constexpr int text_left = 72;
constexpr int text_width = board_left - text_left - 40;

constexpr std::string_view ground =
    R"svg(<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630">
<defs><linearGradient id="ground" x2="1" y2="1"><stop stop-color="#3b2616"/><stop offset="1"
 stop-color="#1b120b"/></linearGradient><radialGradient id="glow" cx=".78" cy=".45" r=".6"><stop
 stop-color="#c98d4e" stop-opacity=".38"/><stop offset="1" stop-color="#c98d4e"
 stop-opacity="0"/></radialGradient><linearGradient id="wood" x2="1" y2="1"><stop
 stop-color="#c98d4e"/><stop offset="1" stop-color="#7b431d"/></linearGradient></defs>
<rect width="1200" height="630" fill="url(#ground)"/><rect width="1200" height="630" fill="url(#glow)"/>
)svg";

// The icon of the web app, and the name.
constexpr std::string_view brand = R"svg(<g transform="translate(72 66)">
<rect width="64" height="64" rx="15" fill="url(#wood)"/><rect x="12" y="11" width="40" height="40"
 rx="9" fill="#221c18"/><path d="M24 42V33a9 9 0 0 1 9-9h8m-6.5-7 7.5 7-7.5 7" fill="none"
 stroke="#fff" stroke-width="5.2" stroke-linecap="round" stroke-linejoin="round"/>
<text x="84" y="45" font-family="'DejaVu Sans','Liberation Sans',sans-serif" font-weight="bold"
 font-size="36" fill="#e9c58f">Barracuda</text></g>
)svg";

// Characters of other scripts, and emoji, are about twice as wide.
int width_of(std::string_view text) {
    int width = 0;
    while (!text.empty()) {
        const std::string_view character = first_utf8_character(text);
        text.remove_prefix(character.size());
        width += code_point(character) >= 0x1100 && character != "’" && character != "–" ? 2 : 1;
    }
    return width;
}

std::vector<std::string> wrapped(std::string_view text, int widest) {
    std::vector<std::string> lines;
    for (const std::string_view word : words(text)) {
        const bool fits = !lines.empty() && width_of(lines.back()) + 1 + width_of(word) <= widest;
        if (fits)
            lines.back().append(" ").append(word);
        else
            lines.emplace_back(word);
    }
    return lines;
}

// Breaks lines after commas and full stops only.
std::string in_phrases(std::string_view text) {
    std::string phrases;
    for (const char c : text) {
        const bool breaks = phrases.ends_with(',') || phrases.ends_with('.');
        phrases += c == ' ' && !breaks ? "\u00a0" : std::string(1, c);
    }
    return phrases;
}

struct Type {
    int size;
    int letters;  // per line
};

// The largest type in which the title has at most three lines and every word fits into one.
Type type_of_title(std::string_view title) {
    Type type{};
    for (const int size : {66, 58, 50, 42, 34}) {
        type = {size, text_width * 100 / (size * 62)};
        const auto lines = wrapped(title, type.letters);
        bool fits = lines.size() <= 3;
        for (const std::string& line : lines) fits = fits && width_of(line) <= type.letters;
        if (fits) return type;
    }
    return type;
}

std::string text_at(int y, int size, std::string_view style, std::string_view text) {
    return "<text x=\"" + std::to_string(text_left) + "\" y=\"" + std::to_string(y) +
           "\" font-size=\"" + std::to_string(size) + "\" " + std::string(style) + '>' +
           escaped(text) + "</text>\n";
}

// Title and line, centred in the space above the name.
std::string texts(const Card& card) {
    constexpr std::string_view bold =
        R"(font-family="Georgia,'DejaVu Serif',serif" font-weight="bold" fill="#fdf3e1")";
    constexpr std::string_view plain =
        R"(font-family="'DejaVu Sans','Liberation Sans',sans-serif" fill="#d9bd95")";
    constexpr int line_size = 29;
    constexpr int line_height = 42;
    const Type type = type_of_title(card.title);
    const auto title = wrapped(card.title, type.letters);
    const auto line = wrapped(in_phrases(card.line), text_width * 100 / (line_size * 58));
    const int step = type.size * 124 / 100;
    const int height =
        static_cast<int>(title.size()) * step + static_cast<int>(line.size()) * line_height + 24;
    int y = 350 - height / 2 + type.size;
    std::string svg;
    for (const std::string& part : title) {
        svg += text_at(y, type.size, bold, part);
        y += step;
    }
    y += 24 + line_size - type.size;
    for (const std::string& part : line) {
        svg += text_at(y, line_size, plain, part);
        y += line_height;
    }
    return svg;
}

}  // namespace

std::string card_svg(const Card& card) {
    const std::string place = std::to_string(board_left) + ' ' + std::to_string(board_top);
    std::string svg(ground);
    svg.append(brand).append(texts(card));
    svg += "<rect x=\"" + std::to_string(board_left + 4) + "\" y=\"" +
           std::to_string(board_top + 8) + "\" width=\"" + std::to_string(board_width) +
           "\" height=\"578\" rx=\"12\" fill=\"#000\" opacity=\".4\"/>\n";
    svg += "<g transform=\"translate(" + place + ")\">" +
           picture::board_svg(card.setup, {.coordinates = false, .width = board_width}) +
           "</g>\n</svg>\n";
    return svg;
}

}  // namespace barracuda::server
