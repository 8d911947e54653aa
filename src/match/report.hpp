// Standings as text: one line during a match, tables at its end.
#pragma once

#include "match/sprt.hpp"
#include "match/standings.hpp"

#include <optional>
#include <string>
#include <vector>

namespace barracuda::match {

using Names = std::vector<std::string>;  // of the players

// "120/200 games, +60 =20 -40, 58.3 %, Elo +58.5 +/- 40.1, LLR 1.23 (-2.94, 2.94)"; the leader if
// more than two play.
std::string progress_line(const Standings& standings, const Names& names, std::uint64_t planned,
                          const std::optional<Sprt>& sprt);

// Ends with a newline.
std::string final_report(const Standings& standings, const Names& names,
                         const std::optional<Sprt>& sprt);

}  // namespace barracuda::match
