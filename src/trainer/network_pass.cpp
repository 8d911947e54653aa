#include "trainer/network_pass.hpp"

#include <algorithm>
#include <cassert>

namespace barracuda::trainer {
namespace {

namespace network = engine::network;
using network::hidden;
using network::units;

constexpr float most_hidden = 16;  // as in engine/eval/network.cpp

// Offsets of the parts of an output.
constexpr std::size_t of_units = network::inputs * units;
constexpr std::size_t outputs = of_units + units;
constexpr std::size_t of_hidden = units * hidden;
constexpr std::size_t to_result = of_hidden + hidden;
constexpr std::size_t direct = to_result + hidden;
constexpr std::size_t of_result = direct + units;
constexpr std::size_t output_size = of_result + 1;
static_assert(outputs + network::phases * output_size == network::number_count);

float clipped(float number, float most) { return std::clamp(number, 0.0f, most); }

}  // namespace

NetworkPass::NetworkPass(std::span<const float> weights, std::span<const std::uint16_t> inputs,
                         std::uint8_t phase, bool mirrored)
    : weights_(weights), input_count_(inputs.size()), output_(outputs + phase * output_size) {
    assert(inputs.size() <= inputs_.size());
    std::ranges::transform(inputs, inputs_.begin(), [&](std::uint16_t input) {
        return mirrored ? static_cast<std::uint16_t>(engine::network_inputs::mirrored(input))
                        : input;
    });
    const float* bias = weights.data() + of_units;
    std::copy_n(bias, units, units_.begin());
    for (std::size_t i = 0; i < input_count_; ++i) {
        const float* row = weights.data() + inputs_[i] * units;
        for (std::size_t unit = 0; unit < units; ++unit) units_[unit] += row[unit];
    }
    const float* output = weights.data() + output_;
    std::copy_n(output + of_hidden, hidden, hidden_.begin());
    result_ = output[of_result];
    for (std::size_t unit = 0; unit < units; ++unit) {
        const float active = clipped(units_[unit], 1);
        squares_[unit] = active * active;
        result_ += output[direct + unit] * units_[unit];
        for (std::size_t i = 0; i < hidden; ++i)
            hidden_[i] += squares_[unit] * output[unit * hidden + i];
    }
    for (std::size_t i = 0; i < hidden; ++i)
        result_ += output[to_result + i] * clipped(hidden_[i], most_hidden);
}

void NetworkPass::add_gradient(float by_result, std::span<float> gradient) const {
    const float* output = weights_.data() + output_;
    float* of_output = gradient.data() + output_;
    Hidden by_hidden;
    of_output[of_result] += by_result;
    for (std::size_t i = 0; i < hidden; ++i) {
        const bool moves = hidden_[i] > 0 && hidden_[i] < most_hidden;
        by_hidden[i] = moves ? by_result * output[to_result + i] : 0;
        of_output[of_hidden + i] += by_hidden[i];
        of_output[to_result + i] += by_result * clipped(hidden_[i], most_hidden);
    }
    Units by_unit;
    for (std::size_t unit = 0; unit < units; ++unit) {
        float by_square = 0;
        for (std::size_t i = 0; i < hidden; ++i) {
            by_square += output[unit * hidden + i] * by_hidden[i];
            of_output[unit * hidden + i] += squares_[unit] * by_hidden[i];
        }
        const bool moves = units_[unit] > 0 && units_[unit] < 1;
        by_unit[unit] =
            (moves ? 2 * units_[unit] * by_square : 0) + by_result * output[direct + unit];
        of_output[direct + unit] += by_result * units_[unit];
    }
    for (std::size_t unit = 0; unit < units; ++unit) gradient[of_units + unit] += by_unit[unit];
    for (std::size_t i = 0; i < input_count_; ++i) {
        float* row = gradient.data() + inputs_[i] * units;
        for (std::size_t unit = 0; unit < units; ++unit) row[unit] += by_unit[unit];
    }
}

}  // namespace barracuda::trainer
