// The evaluation that the searching levels start with. built_in.cpp contains a network; a program
// that should not carry its numbers provides this function itself.
#pragma once

#include "engine/eval/evaluator.hpp"

#include <memory>

namespace barracuda::engine {

std::unique_ptr<Evaluator> built_in_evaluator();

}  // namespace barracuda::engine
