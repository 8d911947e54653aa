// A game record as JSON (docs/json.md), for `barracuda convert` and the browser. Write-only:
// records are stored as BGN.
#pragma once

#include "base/json.hpp"
#include "rules/record/record.hpp"

namespace barracuda::play {

// The fields of a record; the caller may add others.
void add_record(JsonObject& object, const Record& record);

}  // namespace barracuda::play
