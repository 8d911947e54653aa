// What the tags of a record say about the start of the game, its rules and its result.
#pragma once

#include "base/result.hpp"
#include "rules/record/error.hpp"
#include "rules/record/lexer.hpp"
#include "rules/record/record.hpp"

#include <optional>
#include <vector>

namespace barracuda {

struct RecordOpening {
    std::vector<RecordTag> tags;  // those that are not interpreted here, in the order of a Record
    Position start;
    bool touch_move;
    std::optional<RecordResult> result;
};

Result<RecordOpening, RecordError> read_opening(const std::vector<RecordToken>& tags);

}  // namespace barracuda
