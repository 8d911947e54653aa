#include "engine/search.hpp"

#include <algorithm>
#include <utility>

namespace barracuda::engine {

int Search::try_root_action(const Node& root, std::size_t place, const Position& next, int alpha) {
    const bool move = root.position.move_is_due();
    const int depth = root.depth - (move ? one_turn : placement_cost);
    if (place == 0) return child(root, next, alpha, root.beta, depth);
    int reduction = 0;  // "late placements at the root searched less deep"
    if (!move && place >= 12) reduction = place >= 64 ? 2 * one_turn : one_turn;
    reduction = std::clamp(reduction, 0, std::max(0, depth - one_turn));
    int points = child(root, next, alpha, alpha + 1, depth - reduction);
    if (points > alpha && reduction > 0 && !stopped_)
        points = child(root, next, alpha, alpha + 1, depth);
    if (points > alpha && points < root.beta && !stopped_)
        points = child(root, next, alpha, root.beta, depth);
    return points;
}

void Search::keep_pv(RootAction& entry) {
    entry.selective_depth = selective_depth_;
    update_pv(0, entry.action);
    entry.line.assign(pvs_[0].begin(), pvs_[0].end());
}

bool Search::search_root(std::size_t first, int depth, int alpha, int beta) {
    stopped_ = false;
    const Node root{*root_, alpha, beta, depth, 0};
    if (root_->move_is_due()) path_.push_back(root_->key());
    for (std::size_t i = first; i < actions_.size() && alpha < beta; ++i) {
        RootAction& entry = actions_[i];
        selective_depth_ = 0;
        const int points = try_root_action(root, i - first, root_->after(entry.action), alpha);
        if (stopped_) break;
        const bool better = points > alpha;
        entry.points = better || i == first ? points : -points::infinite;
        if (!better && i != first) continue;
        keep_pv(entry);
        alpha = std::max(alpha, points);
        const auto at = [&](std::size_t index) {
            return actions_.begin() + static_cast<std::ptrdiff_t>(index);
        };
        std::rotate(at(first), at(i), at(i + 1));
    }
    if (root_->move_is_due()) path_.pop_back();
    return !stopped_;
}

bool Search::hunt(int depth, std::uint64_t nodes, int nested_proofs) {
    const std::vector<RootAction> before = actions_;
    const bool all_placements = std::exchange(all_placements_, true);
    const int own_proofs = std::exchange(nested_proofs_, nested_proofs);
    hunt_end_ = this->nodes() + nodes;
    const bool complete = search_root(0, depth, points::unproven_win, points::infinite);
    hunt_end_ = UINT64_MAX;
    all_placements_ = all_placements;
    nested_proofs_ = own_proofs;
    if (!points::is_win(actions_.front().points)) actions_ = before;
    return complete;
}

void Search::sort_lines(std::size_t count) {
    const auto end = actions_.begin() + static_cast<std::ptrdiff_t>(count);
    std::stable_sort(actions_.begin(), end,
                     [](const RootAction& a, const RootAction& b) { return a.points > b.points; });
}

}  // namespace barracuda::engine
