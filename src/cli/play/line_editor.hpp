// Lines typed at a terminal, with editing, history and completion by Tab. A thin wrapper around
// libedit, which knows nothing of the game.
#pragma once

#include "cli/play/terminal_signals.hpp"

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

struct editline;
struct history;

namespace barracuda::cli {

class LineEditor {
public:
    using Complete = std::function<std::vector<std::string>(std::string_view line)>;

    // Something that happens while the user types: `tell`, called when the descriptor is readable,
    // leaves the cursor where the prompt belongs and returns the new prompt.
    struct Interjection {
        int descriptor;
        std::function<std::string()> tell;
    };

    // `redraw` is called when the window is resized or the program continues after a stop; it
    // leaves the cursor where the prompt belongs.
    LineEditor(TerminalSignals& signals, Complete complete, std::function<void()> redraw,
               Interjection interjection);
    ~LineEditor();
    LineEditor(const LineEditor&) = delete;
    LineEditor& operator=(const LineEditor&) = delete;

    // A line without its line end; nothing at the end of input or if a signal asks to leave.
    std::optional<std::string> read(const std::string& prompt);

private:
    struct Callbacks;

    int read_character(wchar_t& character);
    void handle_signals();
    void show_again();
    unsigned char complete_word();

    TerminalSignals& signals_;
    Complete complete_;
    std::function<void()> redraw_;
    Interjection interjection_;
    std::string prompt_;
    editline* editor_;
    history* lines_;
    bool ended_ = false;
};

}  // namespace barracuda::cli
