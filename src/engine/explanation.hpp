// What an evaluation thinks of a position, as text for people: `eval` of the engine protocol.
#pragma once

#include "engine/eval/evaluator.hpp"

#include <string>

namespace barracuda::engine {

// The points, and what each piece adds to them for its owner: the difference when it is taken away.
std::string explanation(const Position& position, Evaluator& evaluator);

}  // namespace barracuda::engine
