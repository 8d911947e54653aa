// Where a piece can go (R4), past the barragoons (R5). It looks at the board only: whose turn it
// is, and whether a placement is owed, is none of its business.
#pragma once

#include "board.hpp"

namespace reference {

// Whether a piece that enters this face with a heading may leave it with `exit` (R5).
bool permits(char face, Heading heading, Heading exit);

// Every square at which the piece on `from` can end a full or a short move, each once (R4.10).
std::set<int> destinations(const Cells& cells, int from);

}  // namespace reference
