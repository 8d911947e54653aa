// Speaks UBI (docs/notation.md) for a chooser: the engine's only text. Commands are read while a
// search runs. It knows nothing of how actions are chosen.
#pragma once

#include "engine/chooser.hpp"

#include <iosfwd>

namespace barracuda::engine {

// Reads commands until `quit` or the end of the input, and returns the exit code of the program.
//
// - `isready`, `ubi` and `d` are answered at once, even during a search. All other commands that
// need
//   the chooser or change the position first stop what is running; a stopped search still reports
//   its `bestmove`.
// - `quit` does the same and then returns. So does the end of the input, unless what is running
//   ends by itself: that is waited for, so that commands can come from a pipe.
// - With `infinite`, and with `ponder` until `ponderhit`, `bestmove` waits for `stop`.
int run_ubi(Chooser& chooser, std::istream& in, std::ostream& out);

}  // namespace barracuda::engine
