// The board as text for a terminal: large coloured cells where there is room, down to two columns
// per square and plain ASCII where there is not. It returns lines and knows nothing of terminals.
#pragma once

#include "picture/marks.hpp"
#include "rules/setup.hpp"

#include <string>

namespace barracuda::picture {

struct TextStyle {
    // Otherwise ASCII only, with faces as the characters of the notation. These name headings, so
    // they do not change when the board is flipped. (The narrowest board always shows them.)
    bool unicode = true;
    bool colour = true;    // otherwise no escape codes, and shapes instead of colours
    bool flipped = false;  // Brown's side at the bottom; drawn faces turn with the board
    int columns = 80;      // no line is wider, given at least 16
    int rows = 0;          // nor are there more lines, given at least 11; 0 for no limit
};

std::string board_text(const Setup& setup, const TextStyle& style, const Marks& marks = {});

// The six faces with their names, drawings and notation characters.
std::string face_legend(const TextStyle& style);

}  // namespace barracuda::picture
