// A game in progress as text (docs/wasm.md): the start, what was agreed, and one event a line. It
// can be kept and replayed; nothing in it is ever taken out.
#pragma once

#include "base/result.hpp"
#include "play/live_game.hpp"
#include "wasm/problem.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace barracuda::wasm {

// Reads games in progress and remembers the last one, so that a text which goes on where the last
// one ended costs only what is new.
class LiveReader {
public:
    static constexpr std::size_t longest_text = std::size_t{1} << 20;

    // The game is good until the next call.
    Result<const play::LiveGame*, Problem> read(std::string_view text);

private:
    Result<void, Problem> begin(std::string_view text, std::size_t& at);
    Result<void, Problem> add(std::string_view line);

    std::string text_;  // that led to the game
    std::optional<play::LiveGame> live_;
};

}  // namespace barracuda::wasm
