// Speaks UBI (NOTATION.md) for a chooser: the only text of the engine. Commands are heard while a
// search runs; it knows nothing of how actions are chosen.
#pragma once

#include "engine/chooser.hpp"

#include <iosfwd>

namespace barracuda {

// Reads commands until `quit` or the end of the input, and gives back the exit code of the program.
//
// - `isready`, `ubi` and `d` are answered at once, whatever runs. All other commands that need the
//   chooser or change the position first stop what runs; a stopped search says its `bestmove`.
// - `quit` and the end of the input do the same and then return.
// - With `infinite`, and with `ponder` until `ponderhit`, `bestmove` waits for `stop`.
int run_ubi(Chooser& chooser, std::istream& in, std::ostream& out);

}  // namespace barracuda
