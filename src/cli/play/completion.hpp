// What Tab offers for an unfinished line: actions that are legal now, and commands.
#pragma once

#include "cli/play/table.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace barracuda::cli {

// Each candidate replaces the last word of the line. If there are many actions, their common
// prefixes are offered first: pieces before destinations, faces before squares.
std::vector<std::string> completions(const Table& table, std::string_view line);

}  // namespace barracuda::cli
