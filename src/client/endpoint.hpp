// Where a server is, and who the client is there: every request and every socket begins with these.
#pragma once

#include <cstdint>
#include <string>

namespace barracuda::client {

struct Endpoint {
    std::string host = "127.0.0.1";  // a name or an address
    std::uint16_t port = 8080;
};

// Nobody, until the server creates a guest for a request that needs one.
struct Credentials {
    std::string cookie{};  // as it is sent back: "barracuda=…"
    std::string token{};   // of a program; takes precedence over the cookie
};

}  // namespace barracuda::client
