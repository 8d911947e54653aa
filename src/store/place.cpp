#include "store/place.hpp"

#include <cstdlib>
#include <filesystem>

namespace barracuda::store {

std::string from_environment(const char* name) {
    const char* value = std::getenv(name);
    return value ? value : "";
}

std::string usual_place(ReadVariable variable) {
    const std::filesystem::path data = variable("XDG_DATA_HOME");
    if (data.is_absolute()) return data / "barracuda" / "games.db";
    const std::filesystem::path home = variable("HOME");
    if (home.is_absolute()) return home / ".local" / "share" / "barracuda" / "games.db";
    return "games.db";
}

}  // namespace barracuda::store
