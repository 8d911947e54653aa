// A game as the web app shows it: GameView of web/src/core/types.ts, and the effect of a placement.
#pragma once

#include "rules/game.hpp"

#include <string>

namespace barracuda::wasm {

std::string view_json(const Game& game);

// Of a placement that the position allows.
std::string effects_json(const Position& position, Action placement);

}  // namespace barracuda::wasm
