// Records for the web app: GameRecord of web/src/core/types.ts.
#pragma once

#include "rules/record.hpp"

#include <string>

namespace barracuda::wasm {

std::string record_json(const Record& record);

}  // namespace barracuda::wasm
