#include "server/wire/plain_text.hpp"

#include "base/utf8.hpp"

#include <algorithm>
#include <array>

namespace barracuda::server {
namespace {

struct Range {
    char32_t first;
    char32_t last;
};

// Spaces of any width, tabs and line ends.
constexpr std::array blanks{
    Range{0x09, 0x0d},     Range{0x20, 0x20},     Range{0x85, 0x85},     Range{0xa0, 0xa0},
    Range{0x1680, 0x1680}, Range{0x2000, 0x200a}, Range{0x2028, 0x2029}, Range{0x202f, 0x202f},
    Range{0x205f, 0x205f}, Range{0x2800, 0x2800}, Range{0x3000, 0x3000},
};

// Not U+200C, U+200D and variation selectors, which join letters and emoji: names need them.
constexpr std::array unwanted{
    Range{0x00, 0x1f},     Range{0x7f, 0x9f},     Range{0xad, 0xad},       Range{0x034f, 0x034f},
    Range{0x061c, 0x061c}, Range{0x115f, 0x1160}, Range{0x17b4, 0x17b5},   Range{0x180e, 0x180e},
    Range{0x200b, 0x200b}, Range{0x200e, 0x200f}, Range{0x202a, 0x202e},   Range{0x2060, 0x206f},
    Range{0x3164, 0x3164}, Range{0xe000, 0xf8ff}, Range{0xfdd0, 0xfdef},   Range{0xfeff, 0xfeff},
    Range{0xffa0, 0xffa0}, Range{0xfff0, 0xffff}, Range{0xe0000, 0xe007f}, Range{0xf0000, 0x10ffff},
};

// Invisible on their own.
constexpr std::array joiners{Range{0x200c, 0x200d}, Range{0xfe00, 0xfe0f}, Range{0xe0100, 0xe01ef}};

bool is_among(const auto& ranges, char32_t code) {
    return std::ranges::any_of(
        ranges, [&](const Range& range) { return code >= range.first && code <= range.last; });
}

}  // namespace

std::string plain_text(std::string_view text) {
    std::string plain;
    bool gap = false;
    bool is_seen = false;
    while (!text.empty()) {
        const std::string_view character = first_utf8_character(text);
        text.remove_prefix(character.size());
        const char32_t code = code_point(character);
        if (is_among(blanks, code)) {
            gap = true;
        } else if (!is_among(unwanted, code)) {
            if (gap && !plain.empty()) plain += ' ';
            gap = false;
            plain += character;
            is_seen = is_seen || !is_among(joiners, code);
        }
    }
    return is_seen ? plain : std::string();
}

}  // namespace barracuda::server
