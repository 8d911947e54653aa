// A game record as one line of JSON (docs/json.md).
#pragma once

#include "rules/record.hpp"

#include <cstdint>
#include <string>

namespace barracuda::cli {

// Without a line end. The number is that of the game in its file.
std::string record_json(const Record& record, std::int64_t number);

}  // namespace barracuda::cli
