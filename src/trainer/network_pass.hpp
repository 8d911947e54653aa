// The network in floating point, one sample at a time: its output, and the gradient of each weight.
// Weights are in the order of engine::network::Numbers.
#pragma once

#include "engine/eval/network.hpp"

#include <array>
#include <cmath>
#include <cstdint>
#include <span>

namespace barracuda::trainer {

class NetworkPass {
public:
    // Mirrored left to right on request.
    NetworkPass(std::span<const float> weights, std::span<const std::uint16_t> inputs,
                std::uint8_t phase, bool mirrored);

    double chance() const { return 1 / (1 + std::exp(-double{result_})); }

    // Adds to a gradient, given the derivative of the loss by the output.
    void add_gradient(float by_result, std::span<float> gradient) const;

private:
    using Units = std::array<float, engine::network::units>;
    using Hidden = std::array<float, engine::network::hidden>;

    std::span<const float> weights_;
    std::array<std::uint16_t, engine::network_inputs::most_active> inputs_;
    std::size_t input_count_;
    std::size_t output_;  // where the weights of the phase begin
    Units units_;
    Units squares_;
    Hidden hidden_;  // before clipping
    float result_;
};

}  // namespace barracuda::trainer
