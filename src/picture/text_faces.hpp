// The faces of a barragoon in terminal characters: how a road crosses the cube. All glyphs are one
// column wide and common in monospace fonts: arrows, triangles, heavy lines.
#pragma once

#include "rules/face.hpp"

#include <array>
#include <string_view>

namespace barracuda::picture {

// Five columns by three rows.
using LargeFace = std::array<std::string_view, 3>;
LargeFace large_face(Face face);

// Three columns in one row. A turn shows both ends of the road: `━↑` enters from the left and
// leaves upwards, `↱` enters from below and leaves to the right.
std::string_view small_face(Face face);

}  // namespace barracuda::picture
