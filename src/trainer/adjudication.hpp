// When games between engines end although the rules would let them continue.
#pragma once

#include "rules/game.hpp"

namespace barracuda::trainer {

constexpr AutomaticDraws long_games{.turns = 400};
constexpr int hopeless = 1'500;  // points: a player who is this far behind has lost

}  // namespace barracuda::trainer
