// The fixed parts of the SVG board: wood, cylinders, cubes, symbols and marks, each drawn once in a
// square of 100 units and used by id. They know nothing of positions.
#pragma once

#include <string_view>

namespace barracuda::picture::svg_parts {

// The whole `<defs>` element.
std::string_view definitions();

}  // namespace barracuda::picture::svg_parts
