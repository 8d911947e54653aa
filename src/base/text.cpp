#include "base/text.hpp"

#include <algorithm>
#include <charconv>

namespace barracuda {
namespace {

constexpr std::string_view blanks = " \t\r\n\v\f";

bool is_printable(char character) { return character >= ' ' && character <= '~'; }

}  // namespace

std::vector<std::string_view> words(std::string_view text) {
    std::vector<std::string_view> found;
    std::size_t begin = 0;
    while ((begin = text.find_first_not_of(blanks, begin)) != std::string_view::npos) {
        const std::size_t end = std::min(text.find_first_of(blanks, begin), text.size());
        found.push_back(text.substr(begin, end - begin));
        begin = end;
    }
    return found;
}

std::vector<std::string_view> split(std::string_view text, char separator) {
    std::vector<std::string_view> parts;
    while (true) {
        const std::size_t end = text.find(separator);
        parts.push_back(text.substr(0, end));
        if (end == std::string_view::npos) return parts;
        text.remove_prefix(end + 1);
    }
}

std::string_view trimmed(std::string_view text) {
    const std::size_t begin = text.find_first_not_of(blanks);
    if (begin == std::string_view::npos) return {};
    return text.substr(begin, text.find_last_not_of(blanks) - begin + 1);
}

std::optional<std::int64_t> parse_number(std::string_view text) {
    std::int64_t number = 0;
    const char* const end = text.data() + text.size();
    const auto [rest, error] = std::from_chars(text.data(), end, number);
    if (error != std::errc{} || rest != end || text.empty()) return std::nullopt;
    return number;
}

std::string quoted(std::string_view text, std::size_t longest) {
    std::string shown = "\"";
    for (const char character : text.substr(0, longest))
        shown += is_printable(character) ? character : '?';
    return shown + (text.size() > longest ? "…\"" : "\"");
}

std::string filled(std::string_view pattern,
                   std::initializer_list<std::pair<std::string_view, std::string_view>> values) {
    std::string text(pattern);
    for (const auto& [name, value] : values) {
        const std::string slot = "{" + std::string(name) + "}";
        for (std::size_t at = 0; (at = text.find(slot, at)) != std::string::npos;
             at += value.size())
            text.replace(at, slot.size(), value);
    }
    return text;
}

}  // namespace barracuda
