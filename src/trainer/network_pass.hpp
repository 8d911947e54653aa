// The network in floating point, one sample at a time: what it gives, and by how much each weight
// has a share in it. The weights lie in the order of engine::network::Numbers.
#pragma once

#include "engine/eval/network.hpp"

#include <array>
#include <cmath>
#include <cstdint>
#include <span>

namespace barracuda::trainer {

class NetworkPass {
public:
    // With left and right exchanged, if that is wanted.
    NetworkPass(std::span<const float> weights, std::span<const std::uint16_t> inputs,
                std::uint8_t phase, bool mirrored);

    double chance() const { return 1 / (1 + std::exp(-double{result_})); }

    // Adds to a gradient, given that of the loss by the result.
    void add_gradient(float by_result, std::span<float> gradient) const;

private:
    using Units = std::array<float, engine::network::units>;
    using Hidden = std::array<float, engine::network::hidden>;

    std::span<const float> weights_;
    std::array<std::uint16_t, engine::network_inputs::most_active> inputs_;
    std::size_t input_count_;
    std::size_t output_;  // where the numbers of the phase begin
    Units units_;
    Units squares_;
    Hidden hidden_;  // before it is clipped
    float result_;
};

}  // namespace barracuda::trainer
