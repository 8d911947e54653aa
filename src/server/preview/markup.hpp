// Text inside HTML and SVG.
#pragma once

#include <string>
#include <string_view>

namespace barracuda::server {

// Escaped for text and attributes.
std::string escaped(std::string_view text);

}  // namespace barracuda::server
