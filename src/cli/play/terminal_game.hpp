// The game at a terminal, and the same talk over pipes: brings together the conversation, the line
// editor, signals, the computer and the file that keeps the game.
#pragma once

#include "cli/play/table.hpp"
#include "cli/terminal.hpp"

namespace barracuda::cli {

// `continues`: a game that was left unfinished may be offered instead of this one.
int play_at_terminal(Table table, const Looks& looks, bool continues);

// Without a terminal: commands line by line from standard input, no questions and nothing kept.
int play_through_pipes(Table table, const Looks& looks);

}  // namespace barracuda::cli
