// What the evaluation in a file says of the closed start, or what is wrong with the file.
#pragma once

#include "engine/eval/evaluator_file.hpp"

#include <string>
#include <string_view>

namespace barracuda::engine {

inline std::string opinion_of(std::string_view file) {
    const auto evaluator = parse_evaluator(file);
    if (!evaluator) return evaluator.error();
    const Position start = Position::closed();
    return std::to_string((*evaluator)->evaluate(start, Survey(start), Player::White, 0));
}

}  // namespace barracuda::engine
