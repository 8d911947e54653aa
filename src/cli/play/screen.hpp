// The board and the text below it, fitted to a window: what the screen shows between two lines of
// input. It returns text and writes nothing.
#pragma once

#include "cli/play/table.hpp"
#include "picture/board_text.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace barracuda::cli {

// The style has the window's columns and rows; one row is left for the prompt.
std::string screen_text(const Table& table, std::string_view message,
                        const picture::TextStyle& style);

// Wraps lines between words. Words wider than the limit stay whole.
std::string wrapped(std::string_view text, int columns);

// Words in as many columns as fit.
std::string in_columns(const std::vector<std::string>& texts, int columns);

}  // namespace barracuda::cli
