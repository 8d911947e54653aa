// Reads the games of BGN files one after another, in constant memory, for subcommands.
#pragma once

#include "base/result.hpp"
#include "rules/record/error.hpp"
#include "rules/record/record.hpp"

#include <cstdint>
#include <functional>
#include <string>

namespace barracuda::cli {

using RecordRead = Result<Record, RecordError>;

struct GameInFile {
    std::int64_t number;  // from 1
    std::uint64_t begin;  // its bytes in the file
    std::uint64_t size;
    RecordRead record;  // or its error
};

// Calls `visit` with each game until it returns false. The file `-` is standard input. Fails with
// one sentence if the file cannot be read.
Result<void, std::string> for_each_game(const std::string& path,
                                        const std::function<bool(const GameInFile&)>& visit);

// The same with the number of each game and its record.
Result<void, std::string> for_each_record(
    const std::string& path,
    const std::function<bool(std::int64_t number, const RecordRead&)>& visit);

// `FILE:LINE: game 2, turn 3 (Brown) "3d8xd5": R4.3: the 3 on d8 …`
std::string problem_text(const std::string& path, std::int64_t game, const RecordError& error);

}  // namespace barracuda::cli
