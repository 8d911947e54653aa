// The ten levels. Up to level 5 the computer errs as people do: a level is what it sees and what
// occurs to it. From level 6 it overlooks nothing and looks further ahead with every level, limited
// by nodes, so that a level is equally strong on every machine. Level 10 is limited by time only.
#pragma once

#include <cstddef>
#include <cstdint>

namespace barracuda::engine {

constexpr int full_strength = 10;
constexpr int last_level_by_sight = 5;

// How often, in percent, a level notices something, or how much it thinks of.
struct Faculties {
    int captures;      // notices that it can take a piece
    int threats;       // notices that one of its own pieces can be captured
    int bent_ways;     // notices a way that turns on a barragoon
    int far_captures;  // notices a capture from four steps away
    int exchanges;     // follows this many captures in a row
    int answers;       // looks at the opponent's quiet answers to a move
    int wins;          // notices an immediate win
    int second_turns;  // notices that it can force a win in two turns
    int own_ways;      // notices what a placement takes away from its own pieces
    int mobility;      // how much freedom of movement counts compared with material
    int moves;         // thinks of this many quiet moves
    int placements;    // thinks of this many placements
};

const Faculties& faculties_of(int level);  // 1 to 5

struct Effort {
    std::uint64_t nodes;  // positions searched, after a first glance at every action
    int placements;       // how many placements are considered at the root
};

const Effort& effort_of(int level);  // 6 to 9

// Room for twice the positions that a level searches.
int table_megabytes_of(int level);  // 1 to 9

// In the opening, levels 6 to 9 choose among lines that are nearly as good as the best, so that no
// two games are alike. At the lower levels, what they see differs from game to game. These numbers
// have no test of strength.
struct OpeningVariety {
    static constexpr std::size_t actions = 24;  // of both players
    static constexpr std::size_t lines = 6;
    static constexpr int margin = 30;  // points
};

}  // namespace barracuda::engine
