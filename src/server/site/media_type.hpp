// The media type of a file, by its extension.
#pragma once

#include <string_view>

namespace barracuda::server {

// Text is UTF-8; unknown extensions are `application/octet-stream`.
std::string_view media_type(std::string_view file_name);

}  // namespace barracuda::server
