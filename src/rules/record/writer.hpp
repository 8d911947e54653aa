// Writes records in the normal form of docs/notation.md: all tags, an empty line, the turns in
// lines of at most 80 columns where words and comments with a brace permit, the result. Reading the
// text again gives an equal record.
#pragma once

#include "rules/record/record.hpp"

#include <string>

namespace barracuda {

std::string write_record(const Record& record);

}  // namespace barracuda
