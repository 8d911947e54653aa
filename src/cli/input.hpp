// What the subcommands have in common about their input: positions given as arguments or through
// standard input, files, and the one sentence with which bad input is refused.
#pragma once

#include "base/result.hpp"
#include "rules/position.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace barracuda::cli {

// Writes `barracuda: SENTENCE` to standard error and gives back the exit code of bad input.
int complain(std::string_view sentence);

// The arguments of the program, without its name. Boards and actions that begin with `-` (a Two
// ways barragoon) get a space in front, so that they are not taken for options.
std::vector<std::string> arguments_of(int count, const char* const* values);

// The position that the words of a FEN name, be they one argument or six. No words are the closed
// start, as `startpos` is; `open` is the open one; `-` is the first line of standard input.
Result<Position, std::string> read_position(const std::vector<std::string>& words);

// How many of the words belong to the FEN if actions follow it.
std::size_t fen_words_before_actions(const std::vector<std::string>& words);

inline constexpr const char* fen_help = "A FEN, a board, startpos, open, or - for standard input";

Result<std::string, std::string> read_file(const std::string& path);

// Replaces the file as a whole, so that it never holds a part of the content; `-` is standard
// output.
Result<void, std::string> write_file(const std::string& path, std::string_view content);

}  // namespace barracuda::cli
