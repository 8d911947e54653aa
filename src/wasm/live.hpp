// A game in progress in the browser, from text to JSON: its state, and what follows from a command
// (docs/wasm.md). The objects are those of the contract of online play.
#pragma once

#include "wasm/answer.hpp"
#include "wasm/live_text.hpp"

#include <string_view>

namespace barracuda::wasm {

// The result of a function depends on its argument alone; the reader only saves time.
class Live {
public:
    Answer state(std::string_view text);
    Answer step(std::string_view text);

private:
    LiveReader reader_;
};

}  // namespace barracuda::wasm
