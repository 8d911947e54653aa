#include "trainer/tuning.hpp"

#include "engine/engine.hpp"
#include "trainer/game_pair.hpp"

#include <gtest/gtest.h>

namespace barracuda::trainer {
namespace {

Tuning small_tuning() {
    return {.margins = {engine::margin_infos[0], engine::margin_infos[3]},
            .openings = {Position::closed(), Position::open()},
            .pairs = 10,
            .nodes = 10};
}

TEST(Tuning, DoesNotDependOnTheThreads) {
    Tuning tuning = small_tuning();
    std::vector<std::size_t> reported;
    const auto alone =
        tune(tuning, [&](std::size_t pairs, const engine::Margins&) { reported.push_back(pairs); });
    EXPECT_EQ(reported, (std::vector<std::size_t>{8, 10}));
    tuning.threads = 3;
    EXPECT_EQ(tune(tuning, [](std::size_t, const engine::Margins&) {}), alone);
}

TEST(Tuning, LeavesTheOtherMarginsAlone) {
    engine::Margins tuned = tune(small_tuning(), [](std::size_t, const engine::Margins&) {});
    const engine::Margins before;
    tuned.reverse_futility = before.reverse_futility;
    tuned.late_moves = before.late_moves;
    EXPECT_EQ(tuned, before);
}

TEST(Tuning, EveryMarginStartsWithinItsBounds) {
    const engine::Margins margins;
    for (const engine::MarginInfo& info : engine::margin_infos) {
        EXPECT_LT(info.least, margins.*info.value) << info.name;
        EXPECT_GT(info.most, margins.*info.value) << info.name;
    }
}

TEST(GamePair, IsEvenBetweenTwins) {
    engine::Engine first({.hash = 1});
    engine::Engine second({.hash = 1});
    EXPECT_EQ(play_pair(first, second, Position::closed(), 100), 0);
}

TEST(GamePair, IsWonByTheStronger) {
    engine::Engine strong({.hash = 1});
    engine::Engine weak({.hash = 1, .level = 1});
    EXPECT_EQ(play_pair(strong, weak, Position::closed(), 300), 2);
    EXPECT_EQ(play_pair(weak, strong, Position::open(), 300), -2);
}

}  // namespace
}  // namespace barracuda::trainer
