// UTF-8 text from outside: whether it is valid, and its characters.
#pragma once

#include <cstddef>
#include <string_view>

namespace barracuda {

// The size of the longest part at the beginning that is valid: the whole size if all of it is.
std::size_t valid_utf8_prefix(std::string_view text);

// The number of characters of a valid text.
std::size_t utf8_length(std::string_view text);

// The first character of a text; a byte that begins none counts as one.
std::string_view first_utf8_character(std::string_view text);

// The number of a character, as first_utf8_character gives it.
char32_t code_point(std::string_view character);

// Bytes like these never begin a character.
constexpr bool is_utf8_continuation(char byte) {
    return (static_cast<unsigned char>(byte) & 0xc0) == 0x80;
}

}  // namespace barracuda
