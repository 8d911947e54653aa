// Acting at the table: a whole action, or one square or face at a time. Every refusal is explained
// by the rules themselves.
#pragma once

#include "cli/play/table.hpp"
#include "cli/play/typed.hpp"

#include <string>

namespace barracuda::cli {

struct Reaction {
    std::string text{};
    bool accepted = false;
};

Reaction take(Table& table, const Typed& typed);

// "Not possible: … (R4.3)."
std::string refusal_text(const Explanation& explanation);

}  // namespace barracuda::cli
