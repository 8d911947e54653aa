// Why a text cannot be read: one English sentence and, for texts that people write, the same as
// data, from which the web app makes sentences in other languages (TextFault of
// web/src/core/types.ts).
#pragma once

#include "base/json.hpp"
#include "base/result.hpp"
#include "rules/record/error.hpp"

#include <cstdint>
#include <string>

namespace barracuda::wasm {

struct Problem {
    std::string message;
    std::string fault{json_null};
};

Problem problem_of(const TextFault& fault);
Problem problem_of(const RecordError& error, std::int64_t game);  // the number of the game

inline Failure<Problem> complain(std::string message) { return fail(Problem{std::move(message)}); }

}  // namespace barracuda::wasm
