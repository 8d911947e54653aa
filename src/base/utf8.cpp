#include "base/utf8.hpp"

#include <algorithm>
#include <cstdint>

namespace barracuda {
namespace {

// The size of the first character of a non-empty text; 0 if it is invalid: truncated, overlong, a
// surrogate, or beyond U+10FFFF.
std::size_t character_size(std::string_view text) {
    const auto byte = [&](std::size_t i) { return static_cast<std::uint8_t>(text[i]); };
    const std::uint8_t first = byte(0);
    if (first < 0x80) return 1;
    const std::size_t size = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2;
    if (first < 0xc2 || first > 0xf4 || text.size() < size) return 0;
    for (std::size_t i = 1; i < size; ++i)
        if (!is_utf8_continuation(text[i])) return 0;
    const bool valid = !(first == 0xe0 && byte(1) < 0xa0) && !(first == 0xed && byte(1) > 0x9f) &&
                       !(first == 0xf0 && byte(1) < 0x90) && !(first == 0xf4 && byte(1) > 0x8f);
    return valid ? size : 0;
}

}  // namespace

std::size_t valid_utf8_prefix(std::string_view text) {
    std::size_t at = 0;
    while (at < text.size()) {
        const std::size_t size = character_size(text.substr(at));
        if (size == 0) break;
        at += size;
    }
    return at;
}

std::size_t utf8_length(std::string_view text) {
    const auto starts =
        std::ranges::count_if(text, [](char c) { return !is_utf8_continuation(c); });
    return static_cast<std::size_t>(starts);
}

std::string_view first_utf8_character(std::string_view text) {
    if (text.empty()) return text;
    return text.substr(0, std::max<std::size_t>(character_size(text), 1));
}

char32_t code_point(std::string_view character) {
    if (character.empty()) return 0;
    const auto first = static_cast<std::uint8_t>(character.front());
    if (character.size() == 1) return first;
    char32_t code = first & (0x7fu >> character.size());
    for (const char byte : character.substr(1)) code = code << 6 | (byte & 0x3f);
    return code;
}

}  // namespace barracuda
