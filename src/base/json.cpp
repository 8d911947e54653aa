#include "base/json.hpp"

namespace barracuda {

std::string json_string(std::string_view text) {
    constexpr std::string_view digits = "0123456789abcdef";
    std::string json = "\"";
    for (const char c : text) {
        if (c == '"' || c == '\\') {
            json += '\\';
            json += c;
        } else if (c == 127 || (c >= 0 && c < ' ')) {
            json += "\\u00";
            json += digits[static_cast<std::size_t>(c) / 16];
            json += digits[static_cast<std::size_t>(c) % 16];
        } else {
            json += c;
        }
    }
    return json + '"';
}

}  // namespace barracuda
