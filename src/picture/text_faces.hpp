// The faces of a barragoon in terminal characters: how a road leads across the cube. All glyphs are
// one column wide and belong to what common monospace fonts have: arrows, triangles, heavy lines.
#pragma once

#include "rules/face.hpp"

#include <array>
#include <string_view>

namespace barracuda {

// Five columns wide, three rows high.
using LargeFace = std::array<std::string_view, 3>;
LargeFace large_face(Face face);

// Three columns in one row. A turn shows both ends of the road: `━↑` comes from the left and leaves
// upwards, `↱` comes from below and leaves to the right.
std::string_view small_face(Face face);

}  // namespace barracuda
