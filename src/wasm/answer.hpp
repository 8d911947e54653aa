// What a function of the core returns: JSON, or why the text cannot be read.
#pragma once

#include "base/result.hpp"
#include "wasm/problem.hpp"

#include <string>

namespace barracuda::wasm {

using Answer = Result<std::string, Problem>;

// `{"value":…}` or `{"error":"…","fault":…}`.
std::string to_json(const Answer& answer);

}  // namespace barracuda::wasm
