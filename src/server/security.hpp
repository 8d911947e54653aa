// The headers that keep browsers from doing more with our pages than the pages need. The only
// exception is /embed, which other sites may show in a frame.
#pragma once

#include "server/message.hpp"

#include <cstdint>
#include <span>
#include <string_view>

namespace barracuda::server {

enum class Audience : std::uint8_t {
    Ourselves,  // everything but the following
    Frames,     // pages that other sites may frame
    Anyone,  // scripts and pictures of such pages, which a sandboxed frame loads as a foreign site
};

Audience audience_of(std::string_view path);

std::span<const Header> security_headers(Audience audience);

void add_security(Response& response, Audience audience);

}  // namespace barracuda::server
