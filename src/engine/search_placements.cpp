#include "engine/search.hpp"

#include <algorithm>
#include <cstdlib>

namespace barracuda::engine {
namespace {

// How many placements are searched, and how broadly they are looked for.
struct Width {
    int placements;
    PlacementRanker::Breadth breadth;
};

constexpr Width every_placement{1024, {square_count, square_count}};
constexpr int plies_with_all_placements = 5;  // two captures and what lies between; no test

// "12 placements on the main line, against 2 and 4" and "2 and 4 placements in the tree, against 1
// and 2". There is no test of the breadths.
Width width_of(bool pv, int depth) {
    if (pv) return {12, {24, 6}};
    if (depth >= 3 * one_turn) return {4, {10, 3}};
    return {2, {6, 2}};
}

}  // namespace

// A placement only takes moves away: who cannot move without it cannot move with it, either. What
// else is found behind a forgotten placement is not proven.
int Search::forget_placement(const Node& node) {
    const Position& position = node.position;
    const int points = child(node, position.after_forgetting(), node.alpha, node.beta, node.depth);
    if (points::win - std::abs(points) <= node.ply + position.owed()) return points;
    return std::clamp(points, -points::unproven_win, points::unproven_win);
}

// The first placement with the whole window, the others with the null window first and less deep.
// True if no other one is needed.
bool Search::try_placement(const Node& node, Action action, int reduction, Tries& tries) {
    const Position next = node.position.after(action);
    table_.prefetch(next.key());
    const int depth = node.depth - placement_cost;
    int points = 0;
    if (tries.count++ == 0) {
        points = child(node, next, tries.alpha, node.beta, depth);
    } else {
        points = child(node, next, tries.alpha, tries.alpha + 1, depth - reduction);
        if (points > tries.alpha && reduction > 0)
            points = child(node, next, tries.alpha, tries.alpha + 1, depth);
        if (points > tries.alpha && points < node.beta)
            points = child(node, next, tries.alpha, node.beta, depth);
    }
    if (stopped_) return true;
    tries.best = std::max(tries.best, points);
    if (points > tries.alpha) {
        tries.alpha = points;
        tries.action = action;
        if (node.is_pv()) update_pv(node.ply, action);
    }
    if (points < node.beta) return false;
    history_.add_placement_killer(node.ply, action);
    return true;
}

// Every placement that was tried loses. It is proven only if all the others do, too; inside another
// such proof that is too much to ask.
void Search::prove_loss(const Node& node, const PlacementRanker& ranker, Tries& tries) {
    if (proofs_ == nested_proofs_) {
        tries.best = -points::unproven_win;
        return;
    }
    ++proofs_;
    look_at_clock();
    RankedPlacements ranked;
    ranker.rank_all(ranked);
    for (const RankedPlacement& placement : ranked)
        if (points::is_loss(tries.best) && !stopped_)
            try_placement(node, placement.action, 0, tries);
    // Equal effects on the next moves may still differ later.
    for (const Square square : node.position.free())
        for (const Face face : all_faces)
            if (points::is_loss(tries.best) && !stopped_)
                try_placement(node, Action::place(square, face), 0, tries);
    --proofs_;
}

// On the main line and in a hunt, breadth is worth more than speed.
std::optional<Action> Search::killer_for(const Node& node) const {
    if (node.is_pv() || is_hunting()) return std::nullopt;
    return history_.placement_killer(node.ply);
}

int Search::search_placements(const Node& node) {
    const Position& position = node.position;
    // Beyond the horizon a placement is not looked for.
    if (node.depth <= 0) return forget_placement(node);

    const auto entry = table_.find(position.key());
    if (const auto known = from_table(node, entry)) return *known;

    Tries tries{.alpha = node.alpha};
    const auto first = entry ? entry->action : std::nullopt;
    const auto killer = killer_for(node);
    bool done = false;
    // These two need neither survey nor ranking: "a killer for placements".
    for (const auto& known : {first, killer != first ? killer : std::nullopt})
        if (known && !done && position.free().contains(known->square()))
            done = try_placement(node, *known, 0, tries);
    if (!done) {
        const Survey survey(position);
        const PlacementRanker ranker(*evaluator_, position, survey);
        const bool all = all_placements_ && node.ply <= plies_with_all_placements;
        const Width width = all ? every_placement : width_of(node.is_pv(), node.depth);
        if (all) look_at_clock();
        RankedPlacements ranked;
        ranker.rank(width.breadth, ranked);
        const int count = std::min(static_cast<int>(ranked.size()), width.placements);
        for (int i = 0; i < count && !done; ++i) {
            const Action action = ranked[static_cast<std::size_t>(i)].action;
            // "placements after the second one searched less deep"
            const int reduction = i < 2 || all ? 0 : margins_.placement_reduction;
            if (action != first && action != killer)
                done = try_placement(node, action, reduction, tries);
        }
        if (!done && points::is_loss(tries.best)) prove_loss(node, ranker, tries);
    }
    if (stopped_) return 0;
    store(node, tries.action, tries.best);
    return tries.best;
}

}  // namespace barracuda::engine
