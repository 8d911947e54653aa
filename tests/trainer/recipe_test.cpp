// The recipe of docs/network.md on a small budget: does it still learn?
#include "engine/engine.hpp"
#include "engine/eval/linear.hpp"
#include "kit/sanitized.hpp"
#include "rules/legal.hpp"
#include "trainer/network_fit.hpp"
#include "trainer/plain_weights.hpp"
#include "trainer/self_play.hpp"

#include <gtest/gtest.h>

#include <optional>

namespace barracuda::trainer {
namespace {

constexpr int training_games = kit::sanitized ? 20 : 200;
constexpr int epochs = kit::sanitized ? 10 : 40;
constexpr int match_pairs = 12;

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

std::optional<Player> winner_of_game(engine::Engine& white, engine::Engine& brown, Game game) {
    Limits limits;
    limits.nodes = 300;
    const engine::SearchSignals signals;
    for (engine::Engine* engine : {&white, &brown}) engine->new_game();
    while (!game.outcome() && game.size() < 400) {
        engine::Engine& actor = game.position().actor() == Player::White ? white : brown;
        const Choice choice = actor.choose(game, limits, signals, [](const SearchInfo&) {});
        if (!choice.best || !game.play(*choice.best)) {
            ADD_FAILURE() << "no answer, or an illegal one";
            return std::nullopt;
        }
    }
    return game.outcome() ? game.outcome()->winner : std::nullopt;
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
        const auto as_white = winner_of_game(first, second, opening);
        const auto as_brown = winner_of_game(second, first, opening);
        if (as_white) won += *as_white == Player::White ? 1 : -1;
        if (as_brown) won += *as_brown == Player::Brown ? 1 : -1;
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
    if (kit::sanitized) return;  // too few games to know anything about others

    for (std::size_t i = 0; i < origin_count; ++i)
        EXPECT_LT(last.held_out[i], first.held_out[i] / 2) << i;

    // It has learnt from the engine's linear evaluation, so it should know more than anybody would
    // guess.
    engine::Engine network({.hash = 1});
    network.set_evaluator(std::make_unique<engine::NetworkEvaluator>(trainer.numbers()));
    engine::Engine plain({.hash = 1});
    plain.set_evaluator(std::make_unique<engine::LinearEvaluator>(plain_weights()));
    const int won = balance(network, plain);
    EXPECT_GT(won, 0);
}

}  // namespace
}  // namespace barracuda::trainer
