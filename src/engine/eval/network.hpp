// The network: the active inputs add up to 32 units, whose squares feed a layer of 16, which feeds
// the result; the units also feed the result directly. Everything after the units exists once for
// every phase of the game. Integers throughout, so that every machine gets the same result.
#pragma once

#include "engine/eval/evaluator.hpp"
#include "engine/eval/network_inputs.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>

namespace barracuda::engine {

namespace network {

constexpr std::size_t units = 32;
constexpr std::size_t hidden = 16;
constexpr std::size_t phases = features::phases;
constexpr std::size_t inputs = network_inputs::count;

// In the order of a file.
struct Numbers {
    struct Output {
        std::array<std::array<std::int16_t, hidden>, units> to_hidden;
        std::array<std::int16_t, hidden> of_hidden;
        std::array<std::int16_t, hidden> to_result;
        std::array<std::int16_t, units> direct;
        std::int16_t of_result;
    };

    alignas(64) std::array<std::array<std::int16_t, units>, inputs> rows;
    std::array<std::int16_t, units> of_units;
    std::array<Output, phases> outputs;
};

constexpr std::size_t number_count =
    inputs * units + units + phases * (units * hidden + 2 * hidden + units + 1);
static_assert(sizeof(Numbers) - sizeof(std::int16_t) * number_count < alignof(Numbers));

std::span<const std::int16_t> flat(const Numbers& numbers);
std::span<std::int16_t> flat(Numbers& numbers);

// What is known about a number from its index.
struct Kind {
    int one;   // what stands for 1 in the trained network
    int most;  // the greatest magnitude: sums cannot overflow, and those in floating point are
               // exact
};
Kind kind_of(std::size_t index);

}  // namespace network

class NetworkEvaluator final : public Evaluator {
public:
    explicit NetworkEvaluator(std::shared_ptr<const network::Numbers> numbers);

    std::unique_ptr<Evaluator> clone() const override;
    features::SideWeights placement_weights(const Position& position, Player player,
                                            Player mover) const override;

private:
    // Everything after the units, in the form used for the computation.
    struct Output {
        alignas(64) std::array<std::array<float, network::hidden>, network::units> to_hidden;
        alignas(64) std::array<float, network::hidden> of_hidden;
        alignas(64) std::array<std::int32_t, network::hidden> to_result;
        alignas(64) std::array<std::int16_t, network::units> direct;
        std::int32_t of_result;
    };

    int points_of(const Position& position, const Survey& survey, Player mover, int ply) override;

    std::shared_ptr<const network::Numbers> numbers_;
    std::shared_ptr<const std::array<Output, network::phases>> outputs_;
};

}  // namespace barracuda::engine
