// A game in progress as text (docs/wasm.md): the start, what was agreed, and one event per line. It
// can be stored and replayed; nothing is ever removed from it.
#pragma once

#include "base/result.hpp"
#include "play/live_game.hpp"
#include "wasm/problem.hpp"
#include "wasm/replay.hpp"

#include <string_view>

namespace barracuda::wasm {

class LiveReader {
public:
    // The game is valid until the next call.
    Result<const play::LiveGame*, Problem> read(std::string_view text);

private:
    Replay<play::LiveGame> replay_;
};

}  // namespace barracuda::wasm
