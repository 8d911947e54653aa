// The evaluation that the levels which search begin with. built_in.cpp has a network in it; a
// program that should not carry its numbers brings this function itself.
#pragma once

#include "engine/eval/evaluator.hpp"

#include <memory>

namespace barracuda::engine {

std::unique_ptr<Evaluator> built_in_evaluator();

}  // namespace barracuda::engine
