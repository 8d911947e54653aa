// The anchors: simple players by which the strength of the engine is measured. They are frozen for
// ever: whatever would change their play is a new anchor. They share nothing with the engine but
// the rules.
#pragma once

#include "engine/chooser.hpp"

#include <memory>
#include <span>
#include <string_view>

namespace barracuda::engine {

// - random:  any legal action, all equally likely
// - novice:  knows how the pieces move: captures a piece two times out of three if it can, and
//            otherwise moves anywhere, mostly to free squares; places anything anywhere
// - learner: captures a piece whenever it can; places No way beside an opposing piece
// - careful: the same, and two times out of three avoids moves after which it can lose a piece
// - greedy:  the best single turn by material and mobility
// - rollout: tree search that evaluates positions by random games
// - crude:   alpha-beta with material and mobility, few placements, no quiescence, no table
std::span<const std::string_view> anchor_names();

// None if there is no anchor of that name.
std::unique_ptr<Chooser> make_anchor(std::string_view name);

}  // namespace barracuda::engine
