// Two games between engines within the program, from one position with colours swapped.
#pragma once

#include "engine/engine.hpp"

#include <cstdint>

namespace barracuda::trainer {

// Games won by the first engine minus games lost, with this many nodes per action. A game ends as
// soon as an engine considers it decided.
int play_pair(engine::Engine& first, engine::Engine& second, const Position& opening,
              std::uint64_t nodes);

}  // namespace barracuda::trainer
