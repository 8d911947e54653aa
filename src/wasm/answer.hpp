// What a function of the core gives back: JSON, or one sentence about what cannot be read.
#pragma once

#include "base/result.hpp"

#include <string>

namespace barracuda::wasm {

using Answer = Result<std::string, std::string>;

// `{"value":…}` or `{"error":"…"}`.
std::string to_json(const Answer& answer);

}  // namespace barracuda::wasm
