#include "trainer/network_fit.hpp"

#include "engine/eval/linear.hpp"
#include "kit/sanitized.hpp"
#include "trainer/self_play.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace barracuda::trainer {
namespace {

TrainingSamples few_games() {
    TrainingSamples samples(look_for_network);
    const SelfPlay play{.games = kit::sanitized ? 4 : 20,
                        .nodes = 100,
                        .seed = 3,
                        .placements = 10,
                        .random_moves = 4,
                        .side_positions = 50};
    play_games(play, engine::LinearEvaluator(), 1, [&](const LabelledGame& game) {
        Samples& side = samples.games++ % 4 == 3 ? samples.held_out : samples.learnt;
        for (const LabelledPosition& labelled : game.positions) side.add(labelled, game.result);
    });
    return samples;
}

std::vector<std::int16_t> numbers_of(const NetworkTrainer& trainer) {
    const auto numbers = trainer.numbers();
    const auto flat = engine::network::flat(*numbers);
    return {flat.begin(), flat.end()};
}

TEST(NetworkFit, LearnsAlikeOnAnyNumberOfThreads) {
    const TrainingSamples samples = few_games();
    ASSERT_GT(samples.learnt.size(), 100u);
    NetworkTrainer alone(samples, {.epochs = 30, .rate = 0.01});
    NetworkTrainer together(samples, {.epochs = 30, .rate = 0.01, .threads = 3});
    const NetworkLoss first = alone.learn_epoch();
    NetworkLoss last{};
    while (alone.epochs_done() < 30) last = alone.learn_epoch();
    while (together.epochs_done() < 30) together.learn_epoch();
    EXPECT_LT(last.learnt, first.learnt / 2);
    for (std::size_t i = 0; i < origin_count; ++i) {
        EXPECT_GT(last.held_out[i], 0) << i;
        // Four games, all that sanitized builds have time for, teach nothing about others.
        if (!kit::sanitized) {
            EXPECT_LT(last.held_out[i], first.held_out[i]) << i;
        }
    }
    EXPECT_EQ(numbers_of(alone), numbers_of(together));
}

TEST(NetworkFit, GoesOnWhereItWasLeft) {
    const TrainingSamples samples = few_games();
    const NetworkFit settings{.epochs = 4, .rate = 0.01};
    NetworkTrainer whole(samples, settings);
    whole.learn_epoch();
    whole.learn_epoch();
    const std::string state = whole.state();
    whole.learn_epoch();

    NetworkTrainer later(samples, settings);
    ASSERT_TRUE(later.restore(state));
    EXPECT_EQ(later.epochs_done(), 2);
    later.learn_epoch();
    EXPECT_EQ(numbers_of(later), numbers_of(whole));

    EXPECT_EQ(later.restore(state.substr(1)).error(), "it has another size");
    NetworkTrainer other(samples, {.epochs = 5, .rate = 0.01});
    EXPECT_EQ(other.restore(state).error(), "it belongs to other positions or settings");
}

// The factors of an input are shared by all inputs with the property in question.
TEST(NetworkFactors, AreSharedByWhatHasThemInCommon) {
    using namespace engine::network_inputs;
    std::vector<int> members(factor_count);
    for (int input = 0; input < count; ++input)
        for (const std::uint16_t factor : factors_of(input)) {
            ASSERT_LT(factor, factor_count);
            EXPECT_EQ(factor < factor_count / 2, input < PerSide);
            ++members[factor];
        }
    for (std::size_t side = 0; side < 2; ++side) {
        const std::size_t first = side * factor_count / 2;
        EXPECT_EQ(members[first + factor::ValueOn], statuses);
        EXPECT_EQ(members[first + factor::Status], square_count);
        EXPECT_EQ(members[first + factor::Mobility], statuses * safety_steps);
        EXPECT_EQ(members[first + factor::Safety], statuses * mobility_steps);
        EXPECT_EQ(members[first + factor::StatusMobility], safety_steps);
        EXPECT_EQ(members[first + factor::Neighbours], capture_steps * capture_steps);
        EXPECT_EQ(members[first + factor::Prey], neighbour_steps * capture_steps);
        EXPECT_EQ(members[first + factor::BarragoonPrey], neighbour_steps * capture_steps);
        EXPECT_EQ(members[first + factor::Fours], (twos + 1) * (threes + 1));
    }
}

}  // namespace
}  // namespace barracuda::trainer
