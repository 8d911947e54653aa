// Where games are stored by default.
#pragma once

#include <string>

namespace barracuda::store {

// Reads an environment variable; empty if it is not set.
using ReadVariable = std::string (*)(const char* name);
std::string from_environment(const char* name);

// barracuda/games.db in the user's data folder: $XDG_DATA_HOME, else ~/.local/share. Without a
// home, games.db in the current folder.
std::string usual_place(ReadVariable variable = from_environment);

}  // namespace barracuda::store
