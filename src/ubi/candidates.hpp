// The actions among which a search has to choose: the legal ones under `only` and `except`, in the
// order of for_each_legal. The games of the anchors, which must never change, depend on that order.
#pragma once

#include "rules/game.hpp"
#include "rules/legal.hpp"
#include "ubi/limits.hpp"

#include <algorithm>

namespace barracuda::ubi {

inline bool is_wanted(Action action, const Limits& limits) {
    const auto names = [&](const std::vector<Action>& list) {
        return std::ranges::find(list, action) != list.end();
    };
    return (limits.only.empty() || names(limits.only)) && !names(limits.except);
}

// If the limits leave nothing, they are ignored. None if the game is over.
inline ActionList candidates(const Game& game, const Limits& limits) {
    const ActionList legal = game.legal_actions();
    ActionList all;
    ActionList wanted;
    for_each_legal(game.position(), [&](Action action) {
        if (!std::ranges::binary_search(legal, action)) return;  // a duty of R9.2 or R10 forbids it
        all.push_back(action);
        if (is_wanted(action, limits)) wanted.push_back(action);
    });
    return wanted.empty() ? all : wanted;
}

}  // namespace barracuda::ubi
