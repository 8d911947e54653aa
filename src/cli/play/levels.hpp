// The levels of the computer in words: what it is called there, how it plays and what it overlooks.
// The web app says the same in five languages, and a test of it compares the two.
#pragma once

#include <string>
#include <string_view>

namespace barracuda::cli {

struct LevelWords {
    std::string_view name;
    std::string_view text;
    std::string_view misses;
};

const LevelWords& words_of_level(int level);  // 1 to 10

std::string level_list();  // all of them, in lines for the help

}  // namespace barracuda::cli
