// Where training starts: an obvious guess at the value of pieces and of freedom.
#pragma once

#include "engine/eval/features.hpp"

namespace barracuda::trainer {

engine::features::Weights plain_weights();

}  // namespace barracuda::trainer
