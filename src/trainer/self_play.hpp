// Games of the engine against itself, to learn from: from random openings of both set-ups and all
// Express levels, at a fixed number of nodes, so that a seed gives the same games everywhere.
#pragma once

#include "trainer/samples.hpp"

#include <cstdint>
#include <functional>

namespace barracuda {

struct SelfPlay {
    int games = 1000;
    std::uint64_t nodes = 1000;  // per action
    std::uint64_t seed = 1;
    features::Weights weights{};  // of the engine that plays
};

// One thread's games: those whose number leaves `remainder` when divided by `threads`, so that the
// same games are played however many threads there are.
Samples play_games(const SelfPlay& settings, int remainder, int threads,
                   const std::function<void()>& played);

}  // namespace barracuda
