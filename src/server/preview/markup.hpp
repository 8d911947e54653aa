// Text inside HTML and SVG.
#pragma once

#include <string>
#include <string_view>

namespace barracuda::server {

// Fit to stand between tags and in attributes.
std::string escaped(std::string_view text);

}  // namespace barracuda::server
