// Arrangements to draw.
#pragma once

#include "rules/setup.hpp"

namespace barracuda::test {

inline Setup with(Square square, Cell cell) {
    Setup setup;
    setup[square] = cell;
    return setup;
}

// Every face and every piece, with some squares free.
inline Setup full_setup() {
    Setup setup = closed_setup();
    int index = 2 * file_count;
    for (const Face face : all_faces) setup[Square::from_index(index++)] = face;
    return setup;
}

}  // namespace barracuda::test
