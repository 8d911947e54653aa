#include "server/request_path.hpp"

#include "base/text.hpp"
#include "base/utf8.hpp"

#include <algorithm>

namespace barracuda::server {
namespace {

std::optional<int> hex_digit(char c) {
    if (c >= '0' && c <= '9') return c - '0';
    if (c >= 'a' && c <= 'f') return c - 'a' + 10;
    if (c >= 'A' && c <= 'F') return c - 'A' + 10;
    return std::nullopt;
}

std::optional<std::string> decoded(std::string_view text) {
    std::string result;
    result.reserve(text.size());
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] != '%') {
            result += text[i];
            continue;
        }
        if (text.size() - i < 3) return std::nullopt;
        const auto high = hex_digit(text[i + 1]);
        const auto low = hex_digit(text[i + 2]);
        if (!high || !low) return std::nullopt;
        const char byte = static_cast<char>(*high * 16 + *low);
        if (byte == '/') return std::nullopt;
        result += byte;
        i += 2;
    }
    return result;
}

bool is_ambiguous(std::string_view path) {
    const auto is_bad = [](char c) {
        const auto byte = static_cast<unsigned char>(c);
        return byte < 0x20 || byte == 0x7f || c == '\\';
    };
    const auto is_dots = [](std::string_view part) { return part == "." || part == ".."; };
    return std::ranges::any_of(path, is_bad) || std::ranges::any_of(split(path, '/'), is_dots) ||
           valid_utf8_prefix(path) != path.size();
}

std::string_view without_host(std::string_view target) {
    for (const std::string_view scheme : {"http://", "https://"}) {
        if (!target.starts_with(scheme)) continue;
        const auto slash = target.find_first_of("/?#", scheme.size());
        if (slash == std::string_view::npos || target[slash] != '/') return "/";
        return target.substr(slash);
    }
    return target;
}

}  // namespace

std::optional<std::string> path_of(std::string_view target) {
    target = without_host(target);
    target = target.substr(0, target.find_first_of("?#"));
    if (!target.starts_with('/')) return std::nullopt;
    auto path = decoded(target);
    if (!path || is_ambiguous(*path)) return std::nullopt;
    return path;
}

std::string_view first_segment(std::string_view path) {
    if (path.starts_with('/')) path.remove_prefix(1);
    return path.substr(0, path.find('/'));
}

std::string_view last_segment(std::string_view path) {
    return path.substr(path.rfind('/') + 1);  // npos + 1 is 0
}

}  // namespace barracuda::server
