// Bytes as text that needs no escape in an address: base64url (RFC 4648) without padding. It knows
// nothing of what the bytes mean.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace barracuda {

std::string to_base64url(std::span<const std::uint8_t> bytes);

// None if the text is not exactly what some bytes give.
std::optional<std::vector<std::uint8_t>> from_base64url(std::string_view text);

}  // namespace barracuda
