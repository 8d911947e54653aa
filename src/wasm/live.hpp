// A game in progress in the browser, from text to JSON: how it stands, and what follows from a
// command (docs/wasm.md). The objects are those of the contract of online play.
#pragma once

#include "wasm/answer.hpp"
#include "wasm/live_text.hpp"

#include <string_view>

namespace barracuda::wasm {

// Every function is one of its argument alone; the reader only saves time.
class Live {
public:
    Answer state(std::string_view text);
    Answer step(std::string_view text);

private:
    LiveReader reader_;
};

}  // namespace barracuda::wasm
