#include "cli/local_network.hpp"

#include <arpa/inet.h>
#include <ifaddrs.h>
#include <net/if.h>
#include <netinet/in.h>
#include <qrcodegen/qrcodegen.hpp>

#include <array>

namespace barracuda::cli {

std::optional<std::string> local_address() {
    ifaddrs* all = nullptr;
    if (::getifaddrs(&all) != 0) return std::nullopt;
    std::optional<std::string> found;
    for (const ifaddrs* one = all; one && !found; one = one->ifa_next) {
        const bool usable = one->ifa_addr && one->ifa_addr->sa_family == AF_INET &&
                            (one->ifa_flags & IFF_UP) != 0 && (one->ifa_flags & IFF_LOOPBACK) == 0;
        if (!usable) continue;
        std::array<char, INET_ADDRSTRLEN> text{};
        const auto* address = reinterpret_cast<const sockaddr_in*>(one->ifa_addr);
        ::inet_ntop(AF_INET, &address->sin_addr, text.data(), text.size());
        found = text.data();
    }
    ::freeifaddrs(all);
    return found;
}

// Light dots are drawn and dark ones left out, as most terminals are dark; cameras need the margin
// of two.
std::string qr_code(const std::string& text) {
    const auto code = qrcodegen::QrCode::encodeText(text.c_str(), qrcodegen::QrCode::Ecc::LOW);
    constexpr int margin = 2;
    const auto light = [&](int x, int y) { return !code.getModule(x, y); };
    std::string picture;
    for (int y = -margin; y < code.getSize() + margin; y += 2) {
        for (int x = -margin; x < code.getSize() + margin; ++x) {
            const bool above = light(x, y);
            const bool below = y + 1 < code.getSize() + margin && light(x, y + 1);
            picture += above && below ? "█" : above ? "▀" : below ? "▄" : " ";
        }
        picture += '\n';
    }
    return picture;
}

}  // namespace barracuda::cli
