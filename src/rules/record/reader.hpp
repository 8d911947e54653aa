// Reads the record of one game (docs/notation.md, "Game records"), strictly: everything that is
// played, also in variations, must be legal, down to the sign and the value of the piece. The first
// fault is named and nothing of the game is kept. It does no I/O; RecordSplitter cuts a stream into
// games.
#pragma once

#include "base/result.hpp"
#include "rules/record/error.hpp"
#include "rules/record/record.hpp"

#include <string_view>

namespace barracuda {

struct RecordOptions {
    TextPlace at{};  // where the text begins, for errors
};

// How deep variations may lie in each other.
constexpr std::size_t deepest_variation = 64;

Result<Record, RecordError> read_record(std::string_view text, const RecordOptions& options = {});

}  // namespace barracuda
