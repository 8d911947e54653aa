// The game at a terminal, or the same conversation over pipes: brings together the conversation,
// the line editor, signals, the computer and the autosave file.
#pragma once

#include "cli/play/table.hpp"
#include "cli/terminal.hpp"

namespace barracuda::cli {

// `continues`: an unfinished game may be offered instead of this one.
int play_at_terminal(Table table, const Looks& looks, bool continues);

// Without a terminal: commands line by line from standard input, no questions, nothing saved.
int play_through_pipes(Table table, const Looks& looks);

}  // namespace barracuda::cli
