// An SVG picture as PNG. The libraries that paint, librsvg and cairo, stay behind this header.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace barracuda::server {

struct PictureSize {
    int width;
    int height;
};

// The bytes of the PNG; nothing if the picture cannot be read or painted. The SVG must be our own:
// one of a stranger may take any time. One thread at a time.
std::optional<std::string> png_of(std::string_view svg, PictureSize size);

}  // namespace barracuda::server
