// Where a server is, and who somebody is there: what every request and every socket begins with.
#pragma once

#include <cstdint>
#include <string>

namespace barracuda::client {

struct Place {
    std::string host = "127.0.0.1";  // a name or an address
    std::uint16_t port = 8080;
};

// Nobody, until the server makes a guest of whoever asks for something that needs one.
struct Identity {
    std::string cookie{};  // as it is sent back: "barracuda=…"
    std::string token{};   // of a program; goes before the cookie
};

}  // namespace barracuda::client
