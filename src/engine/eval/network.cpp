#include "engine/eval/network.hpp"

#include "engine/eval/linear.hpp"

#include <algorithm>
#include <bit>
#include <utility>

namespace barracuda::engine {
namespace network {
namespace {

// The compiler maps these to what the processor has: two registers of AVX2, four of SSE2 or
// WebAssembly.
using Units = std::int16_t __attribute__((vector_size(2 * units)));
using Squares = std::uint16_t __attribute__((vector_size(2 * units)));
using FloatUnits = float __attribute__((vector_size(4 * units)));
using Hidden = float __attribute__((vector_size(4 * hidden)));
using WholeHidden = std::int32_t __attribute__((vector_size(4 * hidden)));

constexpr int points_per_one = 200;  // as winning_chance() scales them
constexpr std::int16_t one = 255;    // of a unit; 256 would not fit when squared
constexpr int most_hidden = 4'095;   // stands for 16 in the trained network

}  // namespace

std::span<const std::int16_t> flat(const Numbers& numbers) {
    return {reinterpret_cast<const std::int16_t*>(&numbers), number_count};
}
std::span<std::int16_t> flat(Numbers& numbers) {
    return {reinterpret_cast<std::int16_t*>(&numbers), number_count};
}

Kind kind_of(std::size_t index) {
    if (index < inputs * units) return {.one = 256, .most = 600};
    index -= inputs * units;
    if (index < units) return {.one = 256, .most = 3'900};
    index = (index - units) % (sizeof(Numbers::Output) / sizeof(std::int16_t));
    if (index < units * hidden) return {.one = 128, .most = 1'024};
    index -= units * hidden;
    if (index < hidden) return {.one = 1'024, .most = INT16_MAX};
    if (index < 2 * hidden) return {.one = 256, .most = 4'096};
    if (index < 2 * hidden + units) return {.one = 256, .most = 1'000};
    return {.one = 1'024, .most = INT16_MAX};
}

}  // namespace network

NetworkEvaluator::NetworkEvaluator(std::shared_ptr<const network::Numbers> numbers)
    : numbers_(std::move(numbers)) {
    auto outputs = std::make_shared<std::array<Output, network::phases>>();
    for (std::size_t phase = 0; phase < network::phases; ++phase) {
        const network::Numbers::Output& from = numbers_->outputs[phase];
        Output& to = (*outputs)[phase];
        for (std::size_t unit = 0; unit < network::units; ++unit)
            std::ranges::copy(from.to_hidden[unit], to.to_hidden[unit].begin());
        std::ranges::transform(from.of_hidden, to.of_hidden.begin(), [](std::int16_t number) {
            return 32.0f * static_cast<float>(number);  // 256 times 128 for 1
        });
        std::ranges::copy(from.to_result, to.to_result.begin());
        to.direct = from.direct;
        to.of_result = 64 * from.of_result;  // 256 times 256 for 1
    }
    outputs_ = std::move(outputs);
}

std::unique_ptr<Evaluator> NetworkEvaluator::clone() const {
    return std::make_unique<NetworkEvaluator>(*this);
}

features::SideWeights NetworkEvaluator::placement_weights(const Position& position, Player player,
                                                          Player mover) const {
    return {built_in_weights, position, player == mover};
}

int NetworkEvaluator::points_of(const Position& position, const Survey& survey, Player mover,
                                int /*ply*/) {
    using namespace network;
    auto sum = std::bit_cast<Units>(numbers_->of_units);
    for (const std::uint16_t input : network_inputs::active(position, survey, mover))
        sum += std::bit_cast<Units>(numbers_->rows[input]);

    const Units positive = sum > 0 ? sum : Units{};
    const auto clipped = (Squares)(positive < one ? positive : Units{} + one);
    const auto squares = std::bit_cast<std::array<float, units>>(
        __builtin_convertvector((clipped * clipped) >> 8, FloatUnits));

    const Output& output = (*outputs_)[static_cast<std::size_t>(features::phase_of(position))];
    auto layer = std::bit_cast<Hidden>(output.of_hidden);
    for (std::size_t unit = 0; unit < units; ++unit)
        layer += squares[unit] * std::bit_cast<Hidden>(output.to_hidden[unit]);
    WholeHidden whole = __builtin_convertvector(layer, WholeHidden) >> 7;
    whole = whole > 0 ? whole : WholeHidden{};
    whole = whole < most_hidden ? whole : WholeHidden{} + most_hidden;

    std::int32_t result = output.of_result;
    const WholeHidden products = whole * std::bit_cast<WholeHidden>(output.to_result);
    for (std::size_t i = 0; i < hidden; ++i) result += products[i];
    for (std::size_t unit = 0; unit < units; ++unit) result += sum[unit] * output.direct[unit];
    return static_cast<int>(std::int64_t{result} * points_per_one >> 16);
}

}  // namespace barracuda::engine
