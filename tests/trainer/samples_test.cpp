#include "trainer/samples.hpp"

#include "rules/text/fen.hpp"
#include "ubi/winning_chance.hpp"

#include <gtest/gtest.h>

#include <sstream>

namespace barracuda::trainer {
namespace {

// Games of one to `count` positions, the score of each the number of its game.
std::string games(int count) {
    std::string bytes = data_set_header();
    for (int number = 0; number < count; ++number)
        bytes += data_set_bytes({LabelledGame::GameResult::WhiteWon,
                                 std::vector(static_cast<std::size_t>(number) + 1,
                                             LabelledPosition{Position::closed(), number})});
    return bytes;
}

TEST(Samples, AreHeldOutByGames) {
    std::istringstream in(games(30));
    TrainingSamples samples(look_linear);
    const auto read = read_samples(in, samples);
    ASSERT_TRUE(read) << read.error();
    EXPECT_EQ(samples.games, 30u);
    EXPECT_EQ(samples.held_out.size(), 10u + 20u + 30u);
    EXPECT_EQ(samples.learnt.size(), 30u * 31u / 2 - 60u);
    for (std::size_t i = 0; i < samples.held_out.size(); ++i) {
        const int number = i < 10 ? 9 : i < 30 ? 19 : 29;
        EXPECT_EQ(samples.held_out[i].chance, static_cast<float>(ubi::winning_chance(number)));
    }
}

TEST(Samples, CountTheResultForThePlayerWhoMoves) {
    const Position white = Position::closed();
    const Position brown = white.colours_swapped();
    const auto result = [](const Position& position, LabelledGame::GameResult of_game,
                           Origin origin = Origin::Played) {
        Samples samples(look_linear);
        samples.add({position, 100, origin}, of_game);
        return samples[0].result;
    };
    using enum LabelledGame::GameResult;
    EXPECT_EQ(result(white, WhiteWon), 1);
    EXPECT_EQ(result(brown, WhiteWon), 0);
    EXPECT_EQ(result(brown, BrownWon), 1);
    EXPECT_EQ(result(white, BrownWon), 0);
    EXPECT_EQ(result(white, Draw), 0.5f);
    EXPECT_EQ(result(white, BrownWon, Origin::BeforeChance),
              static_cast<float>(ubi::winning_chance(100)));
}

TEST(Samples, PassOverPositionsInWhichAPlacementIsDue) {
    const Position start = Position::closed();
    const Position placing =
        *parse_fen("2v3d/1z3w>/2d1x1</1xD2xv/w1x1x1D/1xZ1nx1/7/1>5/2Z>D2 b 2 16 11 39");
    std::istringstream in(data_set_header() + data_set_bytes({LabelledGame::GameResult::Draw,
                                                              {{start, 0}, {placing, 0}}}));
    ASSERT_FALSE(placing.move_is_due());
    TrainingSamples samples(look_linear);
    EXPECT_TRUE(read_samples(in, samples));
    EXPECT_EQ(samples.learnt.size(), 1u);
}

TEST(Samples, ABrokenFileHasNone) {
    std::istringstream in(games(3).substr(0, 100));
    TrainingSamples samples(look_linear);
    EXPECT_EQ(read_samples(in, samples).error(), "byte 100: the file ends inside a game");
}

}  // namespace
}  // namespace barracuda::trainer
