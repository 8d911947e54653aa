// The board as a self-contained SVG picture: a wooden set with cylinders, whose pips show their
// value, and black cubes with white symbols. It returns text and knows nothing of files or pages;
// ids begin with `bg-`, so that several pictures can share a page.
#pragma once

#include "picture/marks.hpp"
#include "rules/setup.hpp"

#include <string>

namespace barracuda::picture {

struct SvgStyle {
    bool flipped = false;     // Brown's side at the bottom
    bool coordinates = true;  // in the frame
    int width = 700;          // in pixels; the picture scales without loss
};

std::string board_svg(const Setup& setup, const SvgStyle& style = {}, const Marks& marks = {});

}  // namespace barracuda::picture
