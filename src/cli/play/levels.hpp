// The computer's levels in words: names, how they play and what they overlook. The web app says the
// same in five languages; one of its tests compares the two.
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

std::string level_list();  // all of them, wrapped for the help

}  // namespace barracuda::cli
