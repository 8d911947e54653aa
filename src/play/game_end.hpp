// How a game in progress ended: as the rules define it, or in one of two ways needed only by
// players who do not sit at one board.
#pragma once

#include "rules/outcome.hpp"
#include "rules/record/record.hpp"

#include <optional>
#include <string_view>
#include <variant>

namespace barracuda::play {

// Before both had acted; neither won nor drawn.
struct Aborted {
    bool operator==(const Aborted&) const = default;
};

// By one player while the other, who had to act, was gone.
struct Claimed {
    std::optional<Player> winner;  // none: drawn
    bool operator==(const Claimed&) const = default;
};

using GameEnd = std::variant<Outcome, Aborted, Claimed>;

std::optional<Player> winner_of(const GameEnd& end);
std::string_view word_of(const GameEnd& end);                   // "shut-in", "aborted", "claimed"
std::optional<std::string_view> clause_of(const GameEnd& end);  // "R8.1"

// In a record: the result, and what the tag Termination says.
RecordResult result_of(const GameEnd& end);
std::string_view termination_of(const GameEnd& end);  // "time forfeit", or the word

}  // namespace barracuda::play
