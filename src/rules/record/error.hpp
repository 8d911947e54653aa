// What is wrong with a game record, and where.
#pragma once

#include "rules/record/record.hpp"
#include "rules/text/text_fault.hpp"

#include <cstdint>
#include <optional>
#include <string>

namespace barracuda {

// A place in a text. Both numbers count from 1; columns count characters.
struct TextPlace {
    std::int64_t line = 1;
    std::int64_t column = 1;

    bool operator==(const TextPlace&) const = default;
};

struct RecordError {
    TextPlace at;
    std::string place;  // "turn 3 (Brown)", "tag FEN"; empty if the whole record is meant
    std::optional<TurnNumber> turn;  // the current or next turn, if a turn is meant
    TextFault fault;
};

// `turn 3 (Brown) "3d8xd5": R4.3: the 3 on d8 …`; line and game are added by whoever knows the
// file.
std::string text_of(const RecordError& error);

}  // namespace barracuda
