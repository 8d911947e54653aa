// Self-play games to learn from: random openings from both set-ups and all Express levels, with a
// fixed number of nodes, so that a seed gives the same games everywhere.
#pragma once

#include "engine/eval/evaluator.hpp"
#include "trainer/data_set.hpp"

#include <cstdint>
#include <functional>

namespace barracuda::trainer {

struct SelfPlay {
    int games = 1000;
    std::uint64_t nodes = 1000;  // per action
    std::uint64_t seed = 1;
    int first_game = 0;  // earlier games exist already

    // How many of the highest-ranked placements are searched, with half the nodes; 0 for all.
    int placements = 0;
    int random_moves = 0;    // per hundred
    int side_positions = 0;  // per hundred positions: Origin::Aside
};

// Plays games `first_game` to `games - 1` on several threads and delivers them one by one in the
// order of their numbers, whichever thread finishes first: the games do not depend on the number of
// threads. Each thread plays with a copy of the evaluator.
void play_games(const SelfPlay& settings, const engine::Evaluator& evaluator, int threads,
                const std::function<void(const LabelledGame&)>& keep);

}  // namespace barracuda::trainer
