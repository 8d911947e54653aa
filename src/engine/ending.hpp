// Endings decided exactly. As long as nothing is captured the barragoons stay where they are, and
// the pieces alone form a graph of positions, often a small one. Working backwards in it from the
// ends of the game shows who is lost, however many turns that takes. What lies behind a capture is
// unknown here, so a player who can capture anything does not count as lost.
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
    std::vector<Action> line;  // with best play by both
};

struct EndingSolution {
    std::optional<LostEnding> lost;  // none: nothing is proven
    std::size_t positions;           // looked at
};

// Longer endings are not looked for; no test.
constexpr int longest_ending = 100;

// Whether the actor, who has to move and has not lost yet (R8), is lost by force. Looks at up to
// `most` positions, the nearest first, and gives up when `should_stop()`, which is called now and
// then, returns true. The number of actions is the smallest possible without captures, unless
// `most` was too small to see that.
EndingSolution solve_ending(const Position& position, std::size_t most,
                            const std::function<bool()>& should_stop);

}  // namespace barracuda::engine
