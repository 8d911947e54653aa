#include "server/security.hpp"

#include "server/request_path.hpp"

#include <array>

namespace barracuda::server {
namespace {

#define BARRACUDA_CONTENT_POLICY                                                   \
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; " \
    "img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; "            \
    "worker-src 'self'; manifest-src 'self'; media-src 'self'; base-uri 'none'; "  \
    "form-action 'none'; frame-ancestors "

constexpr Header content_policy{"Content-Security-Policy", BARRACUDA_CONTENT_POLICY "'none'"};
constexpr Header framed_policy{"Content-Security-Policy", BARRACUDA_CONTENT_POLICY "*"};
#undef BARRACUDA_CONTENT_POLICY

constexpr Header no_sniffing{"X-Content-Type-Options", "nosniff"};
constexpr Header no_frames{"X-Frame-Options", "DENY"};
// A link may contain a whole game, which is nobody else's business.
constexpr Header referrer{"Referrer-Policy", "same-origin"};
constexpr Header opener{"Cross-Origin-Opener-Policy", "same-origin"};
// Only a page without foreign content may share memory with its workers, which is how the engine is
// paused.
constexpr Header embedder{"Cross-Origin-Embedder-Policy", "require-corp"};
constexpr Header own_resource{"Cross-Origin-Resource-Policy", "same-origin"};
constexpr Header shared_resource{"Cross-Origin-Resource-Policy", "cross-origin"};
constexpr Header shared_reading{"Access-Control-Allow-Origin", "*"};
constexpr Header permissions{
    "Permissions-Policy",
    "accelerometer=(), camera=(), display-capture=(), encrypted-media=(), geolocation=(), "
    "gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=(), "
    "xr-spatial-tracking=()"};

constexpr std::array for_ourselves{content_policy, no_sniffing, no_frames,    referrer,
                                   opener,         embedder,    own_resource, permissions};
constexpr std::array for_frames{framed_policy, no_sniffing,     referrer,
                                opener,        shared_resource, permissions};
constexpr std::array for_anyone{content_policy, no_sniffing,     no_frames,      referrer,   opener,
                                embedder,       shared_resource, shared_reading, permissions};

}  // namespace

Audience audience_of(std::string_view path) {
    const std::string_view segment = first_segment(path);
    if (segment == "embed") return Audience::Frames;
    return segment == "assets" ? Audience::Anyone : Audience::Ourselves;
}

std::span<const Header> security_headers(Audience audience) {
    switch (audience) {
        case Audience::Frames: return for_frames;
        case Audience::Anyone: return for_anyone;
        case Audience::Ourselves: break;
    }
    return for_ourselves;
}

void add_security(Response& response, Audience audience) {
    for (const Header& header : security_headers(audience)) response.headers.push_back(header);
}

}  // namespace barracuda::server
