// The board as text for a terminal: large coloured cells where there is room, down to two columns a
// square and plain ASCII where there is not. It returns lines and knows nothing of terminals.
#pragma once

#include "picture/marks.hpp"
#include "rules/setup.hpp"

#include <string>

namespace barracuda {

struct TextStyle {
    // Otherwise ASCII only, and faces as the characters of the notation. These name headings, so
    // they are the same from both sides. (The narrowest board shows them in any case.)
    bool unicode = true;
    bool colour = true;    // otherwise no escape codes, and shapes instead of colours
    bool flipped = false;  // Brown's side below; drawn faces are turned with the board
    int columns = 80;      // no line is wider, if there are at least 16
    int rows = 0;          // nor are there more lines, if there are at least 11; 0 for no limit
};

std::string board_text(const Setup& setup, const TextStyle& style, const Marks& marks = {});

// The six faces with their names, drawings and the characters by which actions name them.
std::string face_legend(const TextStyle& style);

}  // namespace barracuda
