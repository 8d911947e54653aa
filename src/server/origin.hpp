// Where a connection comes from, as far as that tells one visitor from another: an IPv4 address, or
// the first half of an IPv6 address, as whoever has one of these has all that begin alike.
#pragma once

#include <algorithm>
#include <array>

namespace barracuda::server {

// An address of IPv6, or one of IPv4 as ::ffff:a.b.c.d.
using AddressBytes = std::array<unsigned char, 16>;

struct Origin {
    AddressBytes bytes;

    auto operator<=>(const Origin&) const = default;
};

inline Origin origin_of(AddressBytes address) {
    constexpr std::array<unsigned char, 12> of_v4{0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xff};
    const bool is_v4 = std::equal(of_v4.begin(), of_v4.end(), address.begin());
    if (!is_v4) std::fill(address.begin() + 8, address.end(), 0);
    return {address};
}

}  // namespace barracuda::server
