// Weights as text, one number after the other: what `barracuda train` writes and the option
// EvalFile reads.
#pragma once

#include "base/result.hpp"
#include "engine/eval/features.hpp"

#include <string>
#include <string_view>

namespace barracuda {

Result<features::Weights, std::string> parse_weights(std::string_view text);
std::string to_text(const features::Weights& weights);

}  // namespace barracuda
