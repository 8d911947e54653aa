// Input handling shared by the subcommands: positions given as arguments or on standard input,
// files, and the one-sentence error for bad input.
#pragma once

#include "base/result.hpp"
#include "rules/position.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace barracuda::cli {

// Writes `barracuda: SENTENCE` to standard error and returns the exit code for bad input.
int complain(std::string_view sentence);

// The program's arguments, without its name. Boards and actions that begin with `-` (a Two ways
// barragoon) get a space in front, so that they are not taken for options.
std::vector<std::string> arguments_of(int count, const char* const* values);

// The position given by the words of a FEN, as one argument or six. No words, or `startpos`, is the
// closed start; `open` is the open one; `-` reads the first line of standard input.
Result<Position, std::string> read_position(const std::vector<std::string>& words);

// How many of the words belong to the FEN, if actions may follow it.
std::size_t fen_words_before_actions(const std::vector<std::string>& words);

inline constexpr const char* fen_help = "A FEN, a board, startpos, open, or - for standard input";

Result<std::string, std::string> read_file(const std::string& path);

// Replaces the file atomically, so that it never holds partial content; `-` is standard output.
Result<void, std::string> write_file(const std::string& path, std::string_view content);

}  // namespace barracuda::cli
