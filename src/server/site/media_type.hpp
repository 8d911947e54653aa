// The media type of a file, by the ending of its name.
#pragma once

#include <string_view>

namespace barracuda::server {

// Text is UTF-8. `application/octet-stream` where the ending says nothing.
std::string_view media_type(std::string_view file_name);

}  // namespace barracuda::server
