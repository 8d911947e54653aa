// Where a connection comes from, as far as it tells visitors apart: an IPv4 address, or the first
// half of an IPv6 address, because whoever has one of these has all that begin with it.
#pragma once

#include <algorithm>
#include <array>
#include <optional>
#include <string>

namespace barracuda::server {

// IPv6, or IPv4 as ::ffff:a.b.c.d.
using AddressBytes = std::array<unsigned char, 16>;

inline bool is_v4(const AddressBytes& address) {
    constexpr std::array<unsigned char, 12> beginning{0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xff};
    return std::equal(beginning.begin(), beginning.end(), address.begin());
}

// "192.0.2.1", "2001:db8::1"; nothing if the text is not an address.
std::optional<AddressBytes> parse_address(const std::string& text);

// This machine itself.
bool is_loopback(const AddressBytes& address);

// This machine, or one on a local network: an address without a meaning elsewhere.
bool is_local(const AddressBytes& address);

struct Origin {
    AddressBytes bytes;

    auto operator<=>(const Origin&) const = default;
};

inline Origin origin_of(AddressBytes address) {
    if (!is_v4(address)) std::fill(address.begin() + 8, address.end(), 0);
    return {address};
}

}  // namespace barracuda::server
