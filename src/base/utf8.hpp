// UTF-8 text from outside: whether it is valid, and how many characters it has.
#pragma once

#include <cstddef>
#include <string_view>

namespace barracuda {

// The size of the longest part at the beginning that is valid: the whole size if all of it is.
std::size_t valid_utf8_prefix(std::string_view text);

// The number of characters of a valid text.
std::size_t utf8_length(std::string_view text);

// Bytes like these never begin a character.
constexpr bool is_utf8_continuation(char byte) {
    return (static_cast<unsigned char>(byte) & 0xc0) == 0x80;
}

}  // namespace barracuda
