// Games of the engine against itself, to learn from: from random openings of both set-ups and all
// Express levels, at a fixed number of nodes, so that a seed gives the same games everywhere.
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
    int first_game = 0;  // the games before it are there already

    // Only the most promising placements, so many, are searched, with half of the nodes; 0 for all.
    int placements = 0;
    int random_moves = 0;    // so many of a hundred
    int side_positions = 0;  // after so many positions of a hundred: Origin::Aside
};

// Plays games number `first_game` to `games - 1` on several threads and hands them over one by one,
// in the order of their numbers, whichever thread has finished first: however many threads there
// are, the games are the same. Each thread plays with a copy of the evaluator.
void play_games(const SelfPlay& settings, const engine::Evaluator& evaluator, int threads,
                const std::function<void(const LabelledGame&)>& keep);

}  // namespace barracuda::trainer
