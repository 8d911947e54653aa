// Where a piece can go (R4), past the barragoons (R5). It looks at the board only, not at whose
// turn it is or whether a placement is owed.
#pragma once

#include "board.hpp"

namespace reference {

// Whether a piece that enters this face with a heading may leave it with `exit` (R5).
bool permits(char face, Heading heading, Heading exit);

// Every square where the piece on `from` can end a full or a short move, each once (R4.10).
std::set<int> destinations(const Cells& cells, int from);

}  // namespace reference
