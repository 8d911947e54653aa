// How the anchors evaluate a position: material and mobility. Frozen, see anchors.hpp.
#pragma once

#include "rules/position.hpp"
#include "ubi/score.hpp"

namespace barracuda::engine::anchors {

constexpr int won = 10'000;  // minus one for every action until then
constexpr int surely_won = 9'000;

int material(const Position& position, Player player);  // 80, 100 and 120 for a 2, a 3 and a 4
int mobility(const Position& position,
             Player player);  // the destinations of all pieces, counted per piece

// From the point of view of the side to act, `ply` actions from the root; recognises losses (R8).
int judge(const Position& position, int ply);

// The same for either player.
int judge_for(Player player, const Position& position, int ply);

ubi::Score score_of(int value);

}  // namespace barracuda::engine::anchors
