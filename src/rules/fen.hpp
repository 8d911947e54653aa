// Positions as one line of text (NOTATION.md, "FEN").
#pragma once

#include "base/result.hpp"
#include "rules/position.hpp"

#include <string>
#include <string_view>

namespace barracuda {

// What is wrong with a FEN: one clear sentence that names the field.
struct FenError {
    std::string message;
};

Result<Setup, FenError> parse_setup(std::string_view fen);
Result<Position, FenError> parse_fen(std::string_view fen);

std::string to_fen(const Setup& setup);
std::string to_fen(const Position& position);

}  // namespace barracuda
