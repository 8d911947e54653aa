// The functions of the web app's `Core` (web/src/core/types.ts), from text to JSON. docs/wasm.md
// describes the texts: arguments first, one per line, then an empty line and the game. Any text may
// be passed: one that cannot be read gives an error.
#pragma once

#include "wasm/answer.hpp"
#include "wasm/game_text.hpp"

#include <string_view>

namespace barracuda::wasm {

// The rules. The result of a function depends on its argument alone; the reader only saves time.
class Core {
public:
    Answer view(std::string_view text);
    Answer view_after(std::string_view text);
    Answer attempt(std::string_view text);
    Answer effects(std::string_view text);
    Answer line_text(std::string_view text);
    Answer record_of_game(std::string_view text);
    Answer pack_game(std::string_view text);
    Answer picture(std::string_view text);

private:
    GameReader reader_;
};

Answer start_fen(std::string_view text);
Answer setup(std::string_view text);
Answer read_records(std::string_view text);
Answer write_records(std::string_view text);
Answer unpack_text(std::string_view text);
Answer judge(std::string_view text);
Answer loss_mark(std::string_view text);

}  // namespace barracuda::wasm
