// The legal actions in the order of for_each_legal. The games of the anchors, which must never
// change, depend on it: lots are drawn from these lists, and a budget may run out in the middle of
// one.
#pragma once

#include "rules/legal.hpp"

#include <cassert>
#include <cstdlib>

namespace barracuda::engine::anchors {

inline ActionList generated(const Position& position) {
    ActionList actions;
    for_each_legal(position, [&](Action action) { actions.push_back(action); });
    return actions;
}

// One of them by its index, without making the list.
inline Action nth_generated(const Position& position, std::uint32_t n) {
    if (!position.move_is_due())
        return Action::place(position.free().nth(n / face_count), all_faces[n % face_count]);
    for (const PieceMoves& moves : legal_moves(position)) {
        const auto count = static_cast<std::uint32_t>(moves.destinations.size());
        if (n < count) return Action::move(moves.from, moves.destinations.nth(n));
        n -= count;
    }
    assert(false && "there are not that many legal actions");
    std::abort();
}

}  // namespace barracuda::engine::anchors
