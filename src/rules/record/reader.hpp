// Reads the record of one game (docs/notation.md, "Game records"), strictly: everything that is
// played, variations included, must be legal, down to the sign and the value of the piece. The
// first fault is reported and nothing of the game is kept. No I/O; RecordSplitter cuts a stream
// into games.
#pragma once

#include "base/result.hpp"
#include "rules/record/error.hpp"
#include "rules/record/record.hpp"

#include <string_view>

namespace barracuda {

struct RecordOptions {
    TextPlace at{};  // where the text begins, for errors
};

// How deeply variations may nest.
constexpr std::size_t deepest_variation = 64;

Result<Record, RecordError> read_record(std::string_view text, const RecordOptions& options = {});

}  // namespace barracuda
