// Small helpers for text that comes from outside or is shown to people.
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

// A whole number in decimal digits, with no sign but '-' and nothing around it.
std::optional<std::int64_t> parse_number(std::string_view text);

// A text in quotes, safe to display: control characters and non-ASCII bytes are replaced, and a
// long text is shortened.
std::string quoted(std::string_view text, std::size_t longest = 60);

// The template with every `{name}` replaced by its value; unknown names are left alone.
std::string filled(std::string_view pattern,
                   std::initializer_list<std::pair<std::string_view, std::string_view>> values);

}  // namespace barracuda
