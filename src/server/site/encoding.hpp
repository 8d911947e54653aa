// The encodings that a client accepts (RFC 9110, section 12.5.3).
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace barracuda::server {

enum class Encoding : std::uint8_t { Identity, Gzip, Brotli };

// The one that compresses best first.
inline constexpr std::array all_encodings{Encoding::Brotli, Encoding::Gzip, Encoding::Identity};

// Its name in HTTP: "br", "gzip", "identity".
std::string_view name_of(Encoding encoding);

// How much a client wants each encoding, in thousandths; 0: not at all.
class Preferences {
public:
    // From the value of Accept-Encoding. Invalid elements are ignored; plain files are accepted
    // unless the client excludes them.
    static Preferences from(std::string_view accept_encoding);

    int weight(Encoding encoding) const { return weights_[static_cast<std::size_t>(encoding)]; }

private:
    std::array<int, 3> weights_{};
};

}  // namespace barracuda::server
