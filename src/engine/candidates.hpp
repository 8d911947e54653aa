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

// None if the limits leave nothing, or if the game is over.
inline ActionList wanted_actions(const Game& game, const Limits& limits) {
    ActionList wanted;
    for (const Action action : game.legal_actions())
        if (is_wanted(action, limits)) wanted.push_back(action);
    return wanted;
}

// Limits that leave nothing are passed over.
inline ActionList candidates(const Game& game, const Limits& limits) {
    const ActionList wanted = wanted_actions(game, limits);
    return wanted.empty() ? game.legal_actions() : wanted;
}

}  // namespace barracuda
