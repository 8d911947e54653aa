// Positions as one line of text (docs/notation.md, "FEN").
#pragma once

#include "base/result.hpp"
#include "rules/position.hpp"
#include "rules/text/text_fault.hpp"

#include <string>
#include <string_view>

namespace barracuda {

Result<Setup, TextFault> parse_setup(std::string_view fen);
Result<Position, TextFault> parse_fen(std::string_view fen);

std::string to_fen(const Setup& setup);
std::string to_fen(const Position& position);

}  // namespace barracuda
