// What is wrong with a game record: where, which text, and which clause of RULES.md it breaks, if
// it is a rule that is broken.
#pragma once

#include <cstdint>
#include <string>

namespace barracuda {

// A place in a text, both counted from 1; columns count characters.
struct TextPlace {
    std::int64_t line = 1;
    std::int64_t column = 1;

    bool operator==(const TextPlace&) const = default;
};

struct RecordError {
    TextPlace at;
    std::string place;    // "turn 3 (Brown)", "tag FEN"; empty if it is about the record as a whole
    std::string text;     // the offending text; may be empty
    std::string clause;   // "R4.3"; empty if it is the notation that is wrong
    std::string message;  // one English sentence

    bool operator==(const RecordError&) const = default;
};

// `turn 3 (Brown) "3d8xd5": R4.3: the 3 on d8 …`; line and game are added by whoever knows the
// file.
std::string text_of(const RecordError& error);

}  // namespace barracuda
