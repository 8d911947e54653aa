// What whoever runs an engine inside the program may choose, as values. UBI has its options for the
// same (engine_options.hpp).
#pragma once

#include "engine/level.hpp"

#include <cstdint>

namespace barracuda::engine {

struct EngineSettings {
    int hash = 64;     // megabytes for the table, or as many of them as there are
    int threads = 1;   // only the highest level uses more than one
    int multi_pv = 1;  // lines that are looked for
    int level = full_strength;
    std::uint64_t seed = 1;       // of the levels below the highest
    bool all_placements = false;  // considers every placement in the first turns
};

}  // namespace barracuda::engine
