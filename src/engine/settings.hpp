// What a program that contains an engine can choose, as values. UBI offers the same as options
// (engine_options.hpp).
#pragma once

#include "engine/level.hpp"
#include "engine/margins.hpp"

#include <cstdint>

namespace barracuda::engine {

struct EngineSettings {
    int hash = 64;     // megabytes for the table, or as many as there are
    int threads = 1;   // only the highest level uses more than one
    int multi_pv = 1;  // lines to look for
    int level = full_strength;
    std::uint64_t seed = 1;       // of the levels below the highest
    bool all_placements = false;  // considers every placement in the first turns
    Margins margins{};            // of the search; UBI has no option for them
};

}  // namespace barracuda::engine
