// A game record as JSON (docs/json.md): what `barracuda convert` writes and the browser reads.
// Nobody reads it here; records are kept as BGN.
#pragma once

#include "base/json.hpp"
#include "rules/record/record.hpp"

namespace barracuda::play {

// The fields of a record; whoever writes it may add others.
void add_record(JsonObject& object, const Record& record);

}  // namespace barracuda::play
