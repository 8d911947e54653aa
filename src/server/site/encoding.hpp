// Which compressed form of a file a client wants (RFC 9110, section 12.5.3). It knows nothing of
// files; nothing is compressed here.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace barracuda::server {

enum class Encoding : std::uint8_t { Identity, Gzip, Brotli };

// The one that makes files smallest first.
inline constexpr std::array all_encodings{Encoding::Brotli, Encoding::Gzip, Encoding::Identity};

// What HTTP calls it: "br", "gzip", "identity".
std::string_view name_of(Encoding encoding);

// How much each encoding is wanted, in thousandths; 0 means: not at all.
class Wishes {
public:
    // Reads the value of Accept-Encoding. Elements that make no sense are passed over; plain files
    // are always accepted at the least, unless the client says otherwise.
    static Wishes from(std::string_view accept_encoding);

    int weight(Encoding encoding) const { return weights_[static_cast<std::size_t>(encoding)]; }

private:
    std::array<int, 3> weights_{};
};

}  // namespace barracuda::server
