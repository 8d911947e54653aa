// Speaks UBI (docs/notation.md) for a chooser: the only text of the engine. Commands are heard
// while a search runs; it knows nothing of how actions are chosen.
#pragma once

#include "engine/chooser.hpp"

#include <iosfwd>

namespace barracuda::engine {

// Reads commands until `quit` or the end of the input, and gives back the exit code of the program.
//
// - `isready`, `ubi` and `d` are answered at once, whatever runs. All other commands that need the
//   chooser or change the position first stop what runs; a stopped search says its `bestmove`.
// - `quit` does the same and then returns. So does the end of the input, unless what runs ends by
//   itself: then it waits for that, so that commands can come from a pipe.
// - With `infinite`, and with `ponder` until `ponderhit`, `bestmove` waits for `stop`.
int run_ubi(Chooser& chooser, std::istream& in, std::ostream& out);

}  // namespace barracuda::engine
