// Evaluations as files: what `barracuda train` writes and the option EvalFile reads. The first line
// says what follows: `// barracuda evaluation KIND VERSION`. The slashes make it a comment for the
// compiler, which includes the built-in weights as they are.
//
// - `linear 1`: the weights of the linear evaluation, integers separated by commas.
// - `network 1`: a line `// hash HASH` with 16 hexadecimal digits, then the numbers of the network
//   in the same form. The hash is FNV-1a, 64 bits, over the numbers as 16 bits each, low byte
//   first.
#pragma once

#include "base/result.hpp"
#include "engine/eval/evaluator.hpp"
#include "engine/eval/network.hpp"

#include <memory>
#include <string>
#include <string_view>

namespace barracuda::engine {

// The evaluation in a file of any kind. An error is half a sentence about the file.
Result<std::unique_ptr<Evaluator>, std::string> parse_evaluator(std::string_view content);

std::string to_text(const features::Weights& weights);
std::string to_text(const network::Numbers& numbers);

}  // namespace barracuda::engine
