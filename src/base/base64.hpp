// Bytes as text that needs no escaping in a URL: base64url (RFC 4648) without padding.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace barracuda {

std::string to_base64url(std::span<const std::uint8_t> bytes);

// None unless the text is the exact encoding of some bytes.
std::optional<std::vector<std::uint8_t>> from_base64url(std::string_view text);

}  // namespace barracuda
