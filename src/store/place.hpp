// Where the games are kept if nobody says otherwise.
#pragma once

#include <string>

namespace barracuda::store {

// The value of an environment variable; empty if there is none.
using Environment = std::string (*)(const char* name);
std::string from_environment(const char* name);

// barracuda/games.db in the folder for data of the user: $XDG_DATA_HOME, else ~/.local/share.
// Without a home it is games.db in the current folder.
std::string usual_place(Environment environment = from_environment);

}  // namespace barracuda::store
