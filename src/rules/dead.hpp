// Dead positions (R9.1), decided exactly: whether no sequence of legal moves, however the players
// cooperate, leads to a capture or to a loss.
#pragma once

#include "rules/position.hpp"

#include <cstddef>
#include <optional>

namespace barracuda {

// All of these require that a move is due and that the actor has not lost.
bool is_dead(const Position& position);

// Whether something is captured or lost now or after one move. It nearly always is; then the
// position is not dead, and saying so takes a microsecond.
bool is_something_near(const Position& position);

// For callers that ask often and cannot wait: none if it takes more than the given number of
// positions.
std::optional<bool> is_dead_within(const Position& position, std::size_t positions);

}  // namespace barracuda
