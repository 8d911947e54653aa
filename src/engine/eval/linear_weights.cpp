#include "engine/eval/linear.hpp"

namespace barracuda {

// Made by `barracuda train linear`; docs/playing-strength.md has the recipe.
const features::Weights built_in_weights{
#include "engine/eval/linear_weights.inc"
};

}  // namespace barracuda
