// The board and the words under it, fitted to a window: what stands on the screen between two lines
// of input. It gives back text and writes nothing.
#pragma once

#include "cli/play/table.hpp"
#include "picture/board_text.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace barracuda::cli {

// The style says how many columns and rows the window has; one row is left for the prompt.
std::string screen_text(const Table& table, std::string_view message, const TextStyle& style);

// Lines broken between words, so that none is wider. Words that are wider stay whole.
std::string wrapped(std::string_view text, int columns);

// Words in columns, as many as fit.
std::string in_columns(const std::vector<std::string>& texts, int columns);

}  // namespace barracuda::cli
