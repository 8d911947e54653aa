// SVG to PNG. The libraries, librsvg and cairo, stay behind this header.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace barracuda::server {

struct PictureSize {
    int width;
    int height;
};

// The PNG; nothing if the SVG cannot be rendered. It must be our own: a stranger's could take any
// time. One thread at a time.
std::optional<std::string> png_of(std::string_view svg, PictureSize size);

}  // namespace barracuda::server
