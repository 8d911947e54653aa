// Where the training begins: what anybody would guess about the worth of pieces and of freedom.
#pragma once

#include "engine/eval/features.hpp"

namespace barracuda::trainer {

engine::features::Weights plain_weights();

}  // namespace barracuda::trainer
