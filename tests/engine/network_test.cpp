#include "engine/eval/network.hpp"

#include "engine/eval/built_in.hpp"
#include "engine/opinion.hpp"
#include "kit/files.hpp"
#include "kit/random_games.hpp"
#include "rules/text/fen.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace barracuda::engine {
namespace {

using network::Numbers;

template <class Visit>
void visit_positions(std::uint64_t seed, Visit&& visit) {
    Random random(seed);
    for (int game = 0; game < 20; ++game)
        kit::play_random(random, kit::random_start(random), kit::random_style(random),
                         [&](const Position& position) {
                             if (random.below(5) == 0) visit(position);
                         });
}

std::multiset<int> inputs_of(const Position& position, Player mover) {
    const auto active = network_inputs::active(position, Survey(position), mover);
    return {active.begin(), active.end()};
}

TEST(NetworkInputs, AreThreeForEveryPieceAndForEveryPlayer) {
    visit_positions(3, [](const Position& position) {
        const auto inputs = inputs_of(position, Player::White);
        EXPECT_EQ(inputs.size(), static_cast<std::size_t>(3 * position.pieces().size() + 6));
        EXPECT_GE(*inputs.begin(), 0);
        EXPECT_LT(*inputs.rbegin(), network_inputs::count);
    });
}

TEST(NetworkInputs, AreTheSameForTheOtherColour) {
    visit_positions(4, [](const Position& position) {
        ASSERT_EQ(inputs_of(position, Player::White),
                  inputs_of(position.colours_swapped(), Player::Brown))
            << to_fen(position);
    });
}

TEST(NetworkInputs, AreMirroredAsThePositionIs) {
    visit_positions(5, [](const Position& position) {
        std::multiset<int> mirrored;
        for (const int input : inputs_of(position, Player::Brown)) {
            mirrored.insert(network_inputs::mirrored(input));
            ASSERT_EQ(network_inputs::mirrored(network_inputs::mirrored(input)), input);
        }
        ASSERT_EQ(mirrored, inputs_of(position.mirrored(), Player::Brown)) << to_fen(position);
    });
}

std::shared_ptr<Numbers> random_numbers(std::uint64_t seed, int divisor) {
    Random random(seed);
    auto numbers = std::make_shared<Numbers>();
    const auto flat = network::flat(*numbers);
    for (std::size_t i = 0; i < flat.size(); ++i) {
        const int most = network::kind_of(i).most / divisor;
        flat[i] = static_cast<std::int16_t>(
            static_cast<int>(random.below(static_cast<std::uint32_t>(2 * most + 1))) - most);
    }
    return numbers;
}

// The computation as the header describes it, with wide integers, one by one.
std::int64_t plain_result(const Numbers& numbers, const Position& position, Player mover) {
    std::array<std::int64_t, network::units> units{};
    std::ranges::copy(numbers.of_units, units.begin());
    for (const auto input : network_inputs::active(position, Survey(position), mover))
        for (std::size_t i = 0; i < network::units; ++i) units[i] += numbers.rows[input][i];
    const auto& output = numbers.outputs[static_cast<std::size_t>(features::phase_of(position))];
    std::int64_t result = std::int64_t{64} * output.of_result;
    for (std::size_t h = 0; h < network::hidden; ++h) {
        std::int64_t sum = std::int64_t{32} * output.of_hidden[h];
        for (std::size_t i = 0; i < network::units; ++i) {
            const std::int64_t clipped = std::clamp<std::int64_t>(units[i], 0, 255);
            sum += (clipped * clipped >> 8) * output.to_hidden[i][h];
        }
        result += std::clamp<std::int64_t>(sum >> 7, 0, 4'095) * output.to_result[h];
    }
    for (std::size_t i = 0; i < network::units; ++i) result += units[i] * output.direct[i];
    return result * 200 >> 16;
}

// Up to the greatest numbers that a file may contain: nothing overflows, nothing is rounded.
TEST(Network, GivesExactlyWhatPlainArithmeticGives) {
    for (const int divisor : {1, 3, 20, 100}) {
        const auto numbers = random_numbers(7, divisor);
        NetworkEvaluator evaluator(numbers);
        visit_positions(6, [&](const Position& position) {
            for (const Player mover : both_players) {
                const auto expected = std::clamp<std::int64_t>(
                    plain_result(*numbers, position, mover), -points::most, points::most);
                ASSERT_EQ(evaluator.evaluate(position, Survey(position), mover, 0), expected)
                    << to_fen(position);
            }
        });
    }
}

TEST(Network, TheBuiltInOneKnowsThatPiecesAreWorthSomething) {
    const auto evaluator = built_in_evaluator();
    const auto points = [&](const Position& position) {
        return evaluator->evaluate(position, Survey(position), Player::White, 0);
    };
    const Position less =
        *parse_fen("1vd1dv1/2zdz2/7/1x3x1/x1x1x1x/1x3x1/7/2Z1Z2/1VD1DV1 w - 24 00 1");
    EXPECT_LT(points(less), points(Position::closed()) - 40);
}

TEST(Network, ACloneIsOfTheSameMind) {
    const auto evaluator = built_in_evaluator();
    const Position start = Position::open();
    EXPECT_EQ(evaluator->clone()->evaluate(start, Survey(start), Player::Brown, 3),
              evaluator->evaluate(start, Survey(start), Player::Brown, 0));
}

std::string built_in_file() {
    return kit::content_of(TEST_DATA_DIR "/../../src/engine/eval/built_in.network");
}

TEST(NetworkFile, TheBuiltInNumbersAreOne) {
    const Position start = Position::closed();
    const int points = built_in_evaluator()->evaluate(start, Survey(start), Player::White, 0);
    EXPECT_EQ(opinion_of(built_in_file()), std::to_string(points));
}

TEST(NetworkFile, IsReadAsItWasWritten) {
    const auto numbers = random_numbers(2, 20);
    const Position start = Position::closed();
    EXPECT_EQ(opinion_of(to_text(*numbers)), std::to_string(NetworkEvaluator(numbers).evaluate(
                                                 start, Survey(start), Player::White, 0)));
}

TEST(NetworkFile, IsRefusedWithAReason) {
    const std::string text = to_text(*random_numbers(2, 20));
    const std::size_t second = text.find('\n') + 1;
    const std::size_t first_number = text.find('\n', second) + 1;
    const std::string count = std::to_string(network::number_count);
    EXPECT_EQ(opinion_of(text.substr(0, second) + text.substr(first_number)),
              "its second line does not begin with \"// hash \"");
    EXPECT_EQ(opinion_of(text.substr(0, second - 1)),
              "its second line does not begin with \"// hash \"");
    EXPECT_EQ(opinion_of(text + "1,\n"),
              "there are " + std::to_string(network::number_count + 1) + " numbers, not " + count);
    EXPECT_EQ(opinion_of(text.substr(0, first_number)), "there are 0 numbers, not " + count);
    const auto with_first = [&](const std::string& word) {
        return text.substr(0, first_number) + word + text.substr(text.find(',', first_number));
    };
    EXPECT_EQ(opinion_of(with_first("601")), "number 1, \"601\", is not a number from -600 to 600");
    EXPECT_EQ(opinion_of(with_first("a")), "number 1, \"a\", is not a number from -600 to 600");
    const std::string damaged = opinion_of(with_first("599"));
    EXPECT_TRUE(damaged.starts_with("its numbers have the hash ")) << damaged;
    EXPECT_TRUE(damaged.ends_with(", not the one in the second line: it was damaged or changed"));
}

}  // namespace
}  // namespace barracuda::engine
