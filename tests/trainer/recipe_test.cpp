// The recipe of docs/network.md on a small budget: does it still learn?
#include "engine/engine.hpp"
#include "engine/eval/linear.hpp"
#include "kit/sanitized.hpp"
#include "rules/legal.hpp"
#include "trainer/game_pair.hpp"
#include "trainer/network_fit.hpp"
#include "trainer/plain_weights.hpp"
#include "trainer/self_play.hpp"

#include <gtest/gtest.h>

namespace barracuda::trainer {
namespace {

constexpr int training_games = kit::sanitized ? 20 : 500;
constexpr int epochs = kit::sanitized ? 10 : 40;
constexpr int match_pairs = 30;

TrainingSamples played_games() {
    TrainingSamples samples(look_for_network);
    const SelfPlay play{.games = training_games,
                        .nodes = 100,
                        .seed = 1,
                        .placements = 10,
                        .random_moves = 4,
                        .side_positions = 50};
    play_games(play, engine::LinearEvaluator(), 2, [&](const LabelledGame& game) {
        Samples& side = is_held_out(samples.games++) ? samples.held_out : samples.learnt;
        for (const LabelledPosition& labelled : game.positions) side.add(labelled, game.result);
    });
    return samples;
}

// Games won less games lost, in pairs with colours swapped from random openings.
int balance(engine::Engine& first, engine::Engine& second) {
    Random random(5);
    int won = 0;
    for (int pair = 0; pair < match_pairs; ++pair) {
        Game opening(Position::closed());
        for (int i = 0; i < 6; ++i)
            if (!opening.play(
                    nth_legal(opening.position(), random.below(count_legal(opening.position())))))
                break;
        won += play_pair(first, second, opening.position(), 300);
    }
    return won;
}

TEST(Recipe, StillLearnsOnASmallBudget) {
    const TrainingSamples samples = played_games();
    NetworkTrainer trainer(samples, {.epochs = epochs, .rate = 0.005, .threads = 2});
    const NetworkLoss first = trainer.learn_epoch();
    NetworkLoss last{};
    while (trainer.epochs_done() < epochs) last = trainer.learn_epoch();
    EXPECT_LT(last.learnt, first.learnt / 2);
    if (kit::sanitized) return;  // too few games to learn anything general

    // A label contains the result of the game, which nobody can foresee: this error never halves.
    for (std::size_t i = 0; i < origin_count; ++i)
        EXPECT_LT(last.held_out[i], first.held_out[i] * 0.75) << i;

    // Learnt from the engine's linear evaluation, it should know more than a plain guess.
    engine::Engine network({.hash = 1});
    network.set_evaluator(std::make_unique<engine::NetworkEvaluator>(trainer.numbers()));
    engine::Engine plain({.hash = 1});
    plain.set_evaluator(std::make_unique<engine::LinearEvaluator>(plain_weights()));
    const int won = balance(network, plain);
    EXPECT_GT(won, 0);
}

}  // namespace
}  // namespace barracuda::trainer
