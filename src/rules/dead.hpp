// Dead positions (R9.1), decided exactly: whether no sequence of legal moves, however the players
// cooperate, leads to a capture or to a loss.
#pragma once

#include "rules/position.hpp"

#include <cstddef>
#include <optional>

namespace barracuda {

// All of these are only to be asked when a move is due and the actor has not lost.
bool is_dead(const Position& position);

// Whether something is captured or lost now or after one move. Nearly always so; then the position
// is not dead, and it takes a microsecond to say so.
bool is_something_near(const Position& position);

// For those who ask often and cannot wait: none if that takes more than a number of positions.
std::optional<bool> is_dead_within(const Position& position, std::size_t positions);

}  // namespace barracuda
