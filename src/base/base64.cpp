#include "base/base64.hpp"

namespace barracuda {
namespace {

constexpr std::string_view digits =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

}  // namespace

std::string to_base64url(std::span<const std::uint8_t> bytes) {
    std::string text;
    std::uint32_t bits = 0;
    int count = 0;  // pending bits
    for (const std::uint8_t byte : bytes) {
        bits = bits << 8 | byte;
        count += 8;
        for (; count >= 6; count -= 6) text += digits[bits >> (count - 6) & 63];
    }
    if (count > 0) text += digits[bits << (6 - count) & 63];
    return text;
}

std::optional<std::vector<std::uint8_t>> from_base64url(std::string_view text) {
    std::vector<std::uint8_t> bytes;
    std::uint32_t bits = 0;
    int count = 0;
    for (const char c : text) {
        const std::size_t digit = digits.find(c);
        if (digit == std::string_view::npos) return std::nullopt;
        bits = bits << 6 | static_cast<std::uint32_t>(digit);
        count += 6;
        if (count < 8) continue;
        count -= 8;
        bytes.push_back(static_cast<std::uint8_t>(bits >> count));
    }
    const bool has_rest = count >= 6 || (bits & ((1u << count) - 1)) != 0;
    if (has_rest) return std::nullopt;
    return bytes;
}

}  // namespace barracuda
