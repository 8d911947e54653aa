// The 18 ways to start a game: either set-up with any pair of Express levels.
#pragma once

#include "rules/position.hpp"

#include <string>
#include <vector>

namespace barracuda::kit {

struct Start {
    bool open;
    PerPlayer<int> levels;

    Position position() const { return open ? Position::open(levels) : Position::closed(levels); }
    // Different for each; also a seed.
    int number() const { return 100 * open + 10 * levels.white + levels.brown; }
    std::string name() const {
        return (open ? "Open" : "Closed") + std::to_string(levels.white) +
               std::to_string(levels.brown);
    }
};

inline std::vector<Start> all_starts() {
    std::vector<Start> starts;
    for (const bool open : {false, true})
        for (int white = 0; white <= highest_express_level; ++white)
            for (int brown = 0; brown <= highest_express_level; ++brown)
                starts.push_back({open, {white, brown}});
    return starts;
}

}  // namespace barracuda::kit
