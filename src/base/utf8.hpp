// UTF-8 text from outside: validation, and its characters.
#pragma once

#include <cstddef>
#include <string_view>

namespace barracuda {

// The size of the longest valid prefix: the whole size if all of it is valid.
std::size_t valid_utf8_prefix(std::string_view text);

// The number of characters in a valid text.
std::size_t utf8_length(std::string_view text);

// The first character of a text; an invalid byte counts as one.
std::string_view first_utf8_character(std::string_view text);

// The code point of a character returned by first_utf8_character.
char32_t code_point(std::string_view character);

// Continuation bytes never begin a character.
constexpr bool is_utf8_continuation(char byte) {
    return (static_cast<unsigned char>(byte) & 0xc0) == 0x80;
}

}  // namespace barracuda
