// Endings decided exactly. As long as nothing is captured the barragoons stay where they are, and
// the pieces alone make up a graph of positions, often a small one. Going backwards from the ends
// of the game in it shows who is lost, however many turns that takes. What lies behind a capture is
// not known here, so whoever can capture anything counts as not lost.
#pragma once

#include "rules/action.hpp"
#include "rules/position.hpp"

#include <cstddef>
#include <functional>
#include <optional>
#include <vector>

namespace barracuda::engine {

struct LostEnding {
    int actions;               // until the loser has lost, whatever he does
    std::vector<Action> line;  // both do their best
};

struct EndingSolution {
    std::optional<LostEnding> lost;  // none: nothing is proven
    std::size_t positions;           // that were looked at
};

// More actions than this are not looked for.
constexpr int longest_ending = 100;

// Whether the actor, who has to move and has not lost yet (R8), is lost by force. Looks at up to
// `most` positions, the nearest first; gives up when `should_stop()`, which is asked now and then.
// The number of actions is the fewest that is possible without captures, unless `most` was too
// small to see that.
EndingSolution solve_ending(const Position& position, std::size_t most,
                            const std::function<bool()>& should_stop);

}  // namespace barracuda::engine
