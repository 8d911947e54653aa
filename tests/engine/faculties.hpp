// Faculties for tests: nothing is overlooked; a test takes away what it is about.
#pragma once

#include "engine/level.hpp"

namespace barracuda::engine {

inline constexpr Faculties every_faculty{.captures = 100,
                                         .threats = 100,
                                         .bent_ways = 100,
                                         .far_captures = 100,
                                         .exchanges = 1,
                                         .answers = 0,
                                         .wins = 100,
                                         .second_turns = 0,
                                         .own_ways = 100,
                                         .mobility = 100,
                                         .moves = 100,
                                         .placements = 100};

}  // namespace barracuda::engine
