// The options of a subcommand as a file: `name = value`, one a line, # begins a comment; a text may
// stand in quotation marks, and must if it has spaces. That is TOML and INI alike, as far as it
// goes. The library's own reader ignores what it does not understand and cannot name the line.
#pragma once

#include "base/result.hpp"
#include "cli/command.hpp"

#include <string>

namespace barracuda::cli {

// Sets the options that neither the command line nor the environment has set. To be called when
// these have been read. The error names the file and the line.
Result<void, std::string> read_settings(CLI::App& command, const std::string& path);

}  // namespace barracuda::cli
