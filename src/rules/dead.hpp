// Dead positions (R9.1), decided exactly: whether no sequence of legal moves, however the players
// cooperate, leads to a capture or to a loss.
#pragma once

#include "rules/position.hpp"

namespace barracuda {

// Only to be asked when a move is due and the actor has not lost.
bool is_dead(const Position& position);

}  // namespace barracuda
