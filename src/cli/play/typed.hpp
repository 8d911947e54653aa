// What a word that somebody types at the board can be: a whole action, a square or a face. It reads
// more than the notation strictly allows (D2-D5, 3d2xd5) and knows nothing of what is legal.
#pragma once

#include "rules/action.hpp"

#include <optional>
#include <string_view>
#include <variant>
#include <vector>

namespace barracuda::cli {

using Typed = std::variant<Action, Square, Face>;

std::optional<Typed> read_typed(std::string_view word);

// The words of a line if every one of them can be read; otherwise nothing.
std::optional<std::vector<Typed>> read_typed_line(std::string_view line);

}  // namespace barracuda::cli
