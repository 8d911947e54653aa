// What the terminal can show: size, Unicode, colours, and the user's preferences. It knows nothing
// of the game.
#pragma once

#include "cli/command.hpp"
#include "picture/board_text.hpp"

#include <string>

namespace barracuda::cli {

// The options with which the user overrides what the terminal reports.
struct Looks {
    std::string colour = "auto";  // or "always" or "never"
    bool plain = false;           // ASCII without colours
};

void add_look_options(CLI::App& command, Looks& looks,
                      const std::string& colour_option = "--colour,--color");

struct WindowSize {
    int columns = 80;
    int rows = 0;  // 0: no limit
};

// The terminal on standard output; without one, the width is COLUMNS, or 80.
WindowSize window_size();

bool output_is_terminal();

// How to draw boards on standard output.
picture::TextStyle text_style(const Looks& looks);

}  // namespace barracuda::cli
