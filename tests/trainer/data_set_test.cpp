#include "trainer/data_set.hpp"

#include "kit/random_games.hpp"
#include "rules/text/fen.hpp"

#include <gtest/gtest.h>

#include <sstream>

namespace barracuda::trainer {
namespace {

using Games = std::vector<LabelledGame>;

std::string bytes_of(const Games& games) {
    std::string bytes = data_set_header();
    for (const LabelledGame& game : games) bytes += data_set_bytes(game);
    return bytes;
}

Result<Games, std::string> read(const std::string& bytes) {
    std::istringstream in(bytes);
    DataSetReader reader(in);
    Games games;
    while (true) {
        auto game = reader.next();
        if (!game) return fail(game.error());
        if (!*game) return games;
        games.push_back(std::move(**game));
    }
}

std::string error_in(const std::string& bytes) {
    const auto games = read(bytes);
    return games ? "none" : games.error();
}

LabelledGame random_game(Random& random) {
    LabelledGame game;
    game.result = static_cast<LabelledGame::GameResult>(random.below(3));
    kit::play_random(random, kit::random_start(random), kit::random_style(random),
                     [&](const Position& position) {
                         const int score = static_cast<int>(random.below(64'001)) - 32'000;
                         const auto origin = static_cast<Origin>(random.below(origin_count));
                         game.positions.push_back({position, score, origin});
                     });
    return game;
}

TEST(DataSet, IsReadAsItWasWritten) {
    Random random(3);
    for (const int count : {0, 1, 5}) {
        Games games;
        for (int i = 0; i < count; ++i) games.push_back(random_game(random));
        const auto again = read(bytes_of(games));
        ASSERT_TRUE(again) << again.error();
        EXPECT_EQ(*again, games);
    }
}

// As docs/data-set.md lays it out.
TEST(DataSet, HasTheWrittenLayout) {
    const std::string bytes =
        bytes_of({{LabelledGame::GameResult::WhiteWon,
                   {{Position::closed(), -2}, {Position::open(), 259, Origin::Aside}}}});
    ASSERT_EQ(bytes.size(), 8 + 4 + 2 * 48u);
    EXPECT_EQ(bytes.substr(0, 12), std::string("BGDS\2\0\0\0\2\0\2\0", 12));
    EXPECT_EQ(bytes.substr(12 + 45, 3), std::string("\xfe\xff\0", 3));
    EXPECT_EQ(bytes.substr(60 + 45, 3), std::string("\3\1\2", 3));
}

TEST(DataSet, NamesTheByteThatIsWrong) {
    const std::string good =
        bytes_of({{LabelledGame::GameResult::Draw, {{Position::closed(), 0}}}});
    const auto with = [&](std::size_t index, char byte) {
        std::string bytes = good;
        bytes[index] = byte;
        return bytes;
    };
    EXPECT_EQ(error_in(good), "none");
    EXPECT_EQ(error_in(""), "byte 0: this is not a data set of positions");
    EXPECT_EQ(error_in("BGDS"), "byte 0: this is not a data set of positions");
    EXPECT_EQ(error_in(with(0, 'X')), "byte 0: this is not a data set of positions");
    EXPECT_EQ(error_in(with(4, 1)), "byte 4: version 1 of the format is unknown, only version 2");
    EXPECT_EQ(error_in(with(6, 1)), "byte 5: unused bytes of the header are not 0");
    EXPECT_EQ(error_in(with(8, 0)), "byte 8: a game without a position");
    EXPECT_EQ(error_in(with(8, 2)), "byte 60: the file ends inside a game");
    EXPECT_EQ(error_in(with(10, 3)), "byte 10: the result 3 is unknown");
    EXPECT_EQ(error_in(with(11, 1)), "byte 11: an unused byte is not 0");
    EXPECT_TRUE(error_in(with(12, 9)).starts_with("byte 12: ")) << error_in(with(12, 9));
    EXPECT_EQ(error_in(with(58, '\x7e')), "byte 57: a score of 32256 is impossible");
    EXPECT_EQ(error_in(with(59, 3)), "byte 59: the origin 3 is unknown");
    EXPECT_EQ(error_in(good + "\1"), "byte 61: the file ends inside a game");
}

// A damaged file is rejected, or read as what its bytes say: it never crashes, and what is read
// would be written with the same bytes.
TEST(DataSet, ADamagedFileIsRefusedOrReadAsItIs) {
    Random random(8);
    const std::string good = bytes_of({random_game(random)});
    int refused = 0;
    for (int round = 0; round < 3'000; ++round) {
        std::string bytes = good;
        if (random.below(4) == 0)
            bytes.resize(random.below(static_cast<std::uint32_t>(bytes.size())));
        for (std::uint32_t i = random.below(3); i > 0 && !bytes.empty(); --i)
            bytes[random.below(static_cast<std::uint32_t>(bytes.size()))] =
                static_cast<char>(random.below(256));
        const auto games = read(bytes);
        if (games)
            ASSERT_EQ(bytes_of(*games), bytes);
        else
            ++refused;
    }
    EXPECT_GT(refused, 300);
}

}  // namespace
}  // namespace barracuda::trainer
