// The parts of the SVG board that never change: wood, cylinders, cubes, symbols and marks, each
// drawn once in a square of 100 units and used by its id. They know nothing of positions.
#pragma once

#include <string_view>

namespace barracuda::svg_parts {

// The whole `<defs>` element.
std::string_view definitions();

}  // namespace barracuda::svg_parts
