// Small helpers for text that comes from outside or goes to people. They know nothing of the game.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace barracuda {

// The words of a text, separated by spaces, tabs and line ends.
std::vector<std::string_view> words(std::string_view text);

// The parts between separators, empty ones included.
std::vector<std::string_view> split(std::string_view text, char separator);

std::string_view trimmed(std::string_view text);

// A whole number in decimal digits, with nothing before or behind it and no sign but '-'.
std::optional<std::int64_t> parse_number(std::string_view text);

// A text in quotation marks, fit to be shown: control characters and bytes that are not ASCII are
// replaced, and a long text is shortened.
std::string quoted(std::string_view text, std::size_t longest = 60);

// The template with every `{name}` replaced by its value; names that are not given stay as they
// are.
std::string filled(std::string_view pattern,
                   std::initializer_list<std::pair<std::string_view, std::string_view>> values);

}  // namespace barracuda
