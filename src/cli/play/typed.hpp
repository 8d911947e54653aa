// What a word typed at the board can mean: a whole action, a square or a face. It accepts more than
// the strict notation (D2-D5, 3d2xd5) and does not know what is legal.
#pragma once

#include "rules/action.hpp"

#include <optional>
#include <string_view>
#include <variant>
#include <vector>

namespace barracuda::cli {

using Typed = std::variant<Action, Square, Face>;

std::optional<Typed> read_typed(std::string_view word);

// The words of a line if all of them can be read; otherwise nothing.
std::optional<std::vector<Typed>> read_typed_line(std::string_view line);

}  // namespace barracuda::cli
