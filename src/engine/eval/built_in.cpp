#include "engine/eval/built_in.hpp"

#include "engine/eval/network.hpp"

namespace barracuda::engine {
namespace {

using network::Numbers;

// Made by `barracuda train network`; docs/network.md has the recipe. The file lists the numbers one
// after another, without braces for the rows.
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wmissing-braces"
constexpr Numbers built_in_numbers{
#include "engine/eval/built_in.network"
};
#pragma GCC diagnostic pop

}  // namespace

// The built-in network is a constant, which nobody owns.
std::unique_ptr<Evaluator> built_in_evaluator() {
    return std::make_unique<NetworkEvaluator>(
        std::shared_ptr<const Numbers>(std::shared_ptr<void>(), &built_in_numbers));
}

}  // namespace barracuda::engine
