// What an evaluation thinks of a position, as text for people: `eval` in the engine protocol.
#pragma once

#include "engine/eval/evaluator.hpp"

#include <string>

namespace barracuda::engine {

// The points, and what each piece contributes for its owner: the difference if it were removed.
std::string explanation(const Position& position, Evaluator& evaluator);

}  // namespace barracuda::engine
