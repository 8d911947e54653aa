#include "base/json.hpp"

#include <algorithm>

namespace barracuda {
namespace {

bool is_plain(char c) { return c != '"' && c != '\\' && c != 127 && (c < 0 || c >= ' '); }

}  // namespace

void append_json_string(std::string& json, std::string_view text) {
    constexpr std::string_view digits = "0123456789abcdef";
    json += '"';
    while (!text.empty()) {
        const auto special = std::ranges::find_if_not(text, is_plain);
        json.append(text.begin(), special);
        text.remove_prefix(static_cast<std::size_t>(special - text.begin()));
        if (text.empty()) break;
        const char c = text.front();
        text.remove_prefix(1);
        json += '\\';
        if (c == '"' || c == '\\') {
            json += c;
        } else {
            json += "u00";
            json += digits[static_cast<std::size_t>(c) / 16];
            json += digits[static_cast<std::size_t>(c) % 16];
        }
    }
    json += '"';
}

std::string json_string(std::string_view text) {
    std::string json;
    json.reserve(text.size() + 2);
    append_json_string(json, text);
    return json;
}

}  // namespace barracuda
