// How others on the local network reach this machine.
#pragma once

#include <optional>
#include <string>

namespace barracuda::cli {

// The first IPv4 address that other machines can use.
std::optional<std::string> local_address();

// A text as a QR code for a terminal, two dots per character.
std::string qr_code(const std::string& text);

}  // namespace barracuda::cli
