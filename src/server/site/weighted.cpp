#include "server/site/weighted.hpp"

#include "base/text.hpp"

#include <algorithm>
#include <optional>

namespace barracuda::server {
namespace {

// "0", "1", "0.5", "0.123", "1.000"
std::optional<int> parse_weight(std::string_view text) {
    if (text.empty() || text.size() > 5 || (text[0] != '0' && text[0] != '1')) return std::nullopt;
    if (text.size() > 1 && text[1] != '.') return std::nullopt;
    int value = text[0] == '1' ? full_weight : 0;
    int place = 100;
    for (const char digit : text.substr(std::min<std::size_t>(2, text.size()))) {
        if (digit < '0' || digit > '9') return std::nullopt;
        value += (digit - '0') * place;
        place /= 10;
    }
    if (value > full_weight) return std::nullopt;
    return value;
}

// One element: a name, optionally followed by `;q=0.5`.
std::optional<Weighted> parse_element(std::string_view element) {
    const auto parts = split(element, ';');
    Weighted weighted{trimmed(parts.front()), full_weight};
    if (weighted.name.empty()) return std::nullopt;
    for (std::size_t i = 1; i < parts.size(); ++i) {
        const std::string_view parameter = trimmed(parts[i]);
        if (parameter.size() < 2 || !same_name(parameter.substr(0, 2), "q=")) return std::nullopt;
        const auto weight = parse_weight(parameter.substr(2));
        if (!weight) return std::nullopt;
        weighted.weight = *weight;
    }
    return weighted;
}

}  // namespace

std::vector<Weighted> parse_weighted(std::string_view list) {
    std::vector<Weighted> all;
    for (const std::string_view element : split(list, ','))
        if (const auto weighted = parse_element(element)) all.push_back(*weighted);
    return all;
}

bool same_name(std::string_view a, std::string_view b) {
    const auto lower = [](char c) {
        return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    };
    return std::ranges::equal(a, b, {}, lower, lower);
}

}  // namespace barracuda::server
