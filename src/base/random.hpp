// A small, fast random number generator (SplitMix64) that gives the same numbers for the same seed
// on every machine, also at compile time. Not for secrets.
#pragma once

#include <cassert>
#include <cstdint>

namespace barracuda {

class Random {
public:
    constexpr explicit Random(std::uint64_t seed) : state_(seed) {}

    constexpr std::uint64_t next() {
        state_ += 0x9e3779b97f4a7c15;
        std::uint64_t z = state_;
        z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
        z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
        return z ^ (z >> 31);
    }

    // A number from 0 to limit - 1. The bias is below limit / 2^32, which is negligible here.
    constexpr std::uint32_t below(std::uint32_t limit) {
        assert(limit > 0);
        return static_cast<std::uint32_t>(((next() >> 32) * limit) >> 32);
    }

private:
    std::uint64_t state_;
};

}  // namespace barracuda
