// A subcommand's options as a file: `name = value`, one per line, # begins a comment; a text may be
// quoted, and must be if it contains spaces: a subset of both TOML and INI. The library's own
// parser ignores what it does not understand and cannot name the line.
#pragma once

#include "base/result.hpp"
#include "cli/command.hpp"

#include <string>

namespace barracuda::cli {

// Sets the options that neither the command line nor the environment has set. Call it after those
// have been parsed. The error names the file and the line.
Result<void, std::string> read_settings(CLI::App& command, const std::string& path);

}  // namespace barracuda::cli
