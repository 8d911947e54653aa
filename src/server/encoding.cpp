#include "server/encoding.hpp"

#include "base/text.hpp"

#include <algorithm>
#include <optional>

namespace barracuda::server {
namespace {

constexpr int full = 1000;

bool same_word(std::string_view a, std::string_view b) {
    const auto lower = [](char c) {
        return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    };
    return std::ranges::equal(a, b, {}, lower, lower);
}

// "0", "1", "0.5", "0.123", "1.000"
std::optional<int> parse_weight(std::string_view text) {
    if (text.empty() || text.size() > 5 || (text[0] != '0' && text[0] != '1')) return std::nullopt;
    if (text.size() > 1 && text[1] != '.') return std::nullopt;
    int value = text[0] == '1' ? full : 0;
    int place = 100;
    for (const char digit : text.substr(std::min<std::size_t>(2, text.size()))) {
        if (digit < '0' || digit > '9') return std::nullopt;
        value += (digit - '0') * place;
        place /= 10;
    }
    if (value > full) return std::nullopt;
    return value;
}

struct Wish {
    std::string_view name;
    int weight;
};

// One element: a name, perhaps with `;q=0.5` behind it.
std::optional<Wish> parse_wish(std::string_view element) {
    const auto parts = split(element, ';');
    Wish wish{trimmed(parts.front()), full};
    if (wish.name.empty()) return std::nullopt;
    for (std::size_t i = 1; i < parts.size(); ++i) {
        const std::string_view parameter = trimmed(parts[i]);
        if (parameter.size() < 2 || !same_word(parameter.substr(0, 2), "q=")) return std::nullopt;
        const auto weight = parse_weight(parameter.substr(2));
        if (!weight) return std::nullopt;
        wish.weight = *weight;
    }
    return wish;
}

std::optional<Encoding> encoding_named(std::string_view name) {
    for (const Encoding encoding : all_encodings)
        if (same_word(name, name_of(encoding))) return encoding;
    if (same_word(name, "x-gzip")) return Encoding::Gzip;
    return std::nullopt;
}

}  // namespace

std::string_view name_of(Encoding encoding) {
    switch (encoding) {
        case Encoding::Brotli: return "br";
        case Encoding::Gzip: return "gzip";
        case Encoding::Identity: break;
    }
    return "identity";
}

Wishes Wishes::from(std::string_view accept_encoding) {
    std::array<std::optional<int>, 3> named;
    std::optional<int> others;
    for (const std::string_view element : split(accept_encoding, ',')) {
        const auto wish = parse_wish(element);
        if (!wish) continue;
        if (wish->name == "*") others = wish->weight;
        if (const auto encoding = encoding_named(wish->name))
            named[static_cast<std::size_t>(*encoding)] = wish->weight;
    }
    Wishes wishes;
    for (const Encoding encoding : all_encodings) {
        const auto index = static_cast<std::size_t>(encoding);
        const int unnamed =
            encoding == Encoding::Identity ? others.value_or(1) : others.value_or(0);
        wishes.weights_[index] = named[index].value_or(unnamed);
    }
    return wishes;
}

}  // namespace barracuda::server
