#include "server/origin.hpp"

#include <arpa/inet.h>

namespace barracuda::server {

std::optional<AddressBytes> parse_address(const std::string& text) {
    if (text.find('\0') != std::string::npos) return std::nullopt;  // inet_pton would stop at it
    AddressBytes bytes{0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xff};
    if (::inet_pton(AF_INET, text.c_str(), bytes.data() + 12) == 1) return bytes;
    if (::inet_pton(AF_INET6, text.c_str(), bytes.data()) == 1) return bytes;
    return std::nullopt;
}

bool is_loopback(const AddressBytes& address) {
    if (is_v4(address)) return address[12] == 127;
    AddressBytes own{};
    own[15] = 1;
    return address == own;
}

bool is_local(const AddressBytes& address) {
    if (is_loopback(address)) return true;
    if (!is_v4(address))
        return (address[0] & 0xfe) == 0xfc || (address[0] == 0xfe && (address[1] & 0xc0) == 0x80);
    const auto first = address[12];
    const auto second = address[13];
    return first == 10 || (first == 172 && (second & 0xf0) == 16) ||
           (first == 192 && second == 168) || (first == 169 && second == 254);
}

}  // namespace barracuda::server
