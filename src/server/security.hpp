// The headers that keep browsers from doing more with our pages than the pages need. There is no
// exception but one: /embed may be shown inside pages of others.
#pragma once

#include "server/message.hpp"

#include <cstdint>
#include <span>
#include <string_view>

namespace barracuda::server {

enum class Audience : std::uint8_t {
    Ourselves,  // everything, unless it is one of the others
    Frames,     // pages that others may frame
    Anyone,     // scripts and pictures of such pages: a sandboxed frame asks for them as a stranger
};

Audience audience_of(std::string_view path);

std::span<const Header> security_headers(Audience audience);

void add_security(Response& response, Audience audience);

}  // namespace barracuda::server
