// The messages in tests/data/wire, one per line, which the tests of the web app read as well.
#pragma once

#include <fstream>
#include <string>
#include <vector>

namespace barracuda::server {

inline std::vector<std::string> golden(const std::string& name) {
    std::ifstream file(std::string(TEST_DATA_DIR) + "/wire/" + name);
    std::vector<std::string> messages;
    for (std::string line; std::getline(file, line);) {
        if (line == "[" || line == "]") continue;
        if (line.ends_with(',')) line.pop_back();
        messages.push_back(line);
    }
    return messages;
}

}  // namespace barracuda::server
