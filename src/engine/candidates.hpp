// The actions among which a search has to choose: the legal ones under `only` and `except`.
#pragma once

#include "rules/game.hpp"
#include "ubi/limits.hpp"

#include <algorithm>

namespace barracuda {

inline bool is_wanted(Action action, const Limits& limits) {
    const auto names = [&](const std::vector<Action>& list) {
        return std::ranges::find(list, action) != list.end();
    };
    return (limits.only.empty() || names(limits.only)) && !names(limits.except);
}

// Limits that leave nothing are passed over. None if the game is over.
inline ActionList candidates(const Game& game, const Limits& limits) {
    const ActionList legal = game.legal_actions();
    ActionList wanted;
    for (const Action action : legal)
        if (is_wanted(action, limits)) wanted.push_back(action);
    return wanted.empty() ? legal : wanted;
}

}  // namespace barracuda
