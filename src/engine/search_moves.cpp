#include "engine/search.hpp"

#include <algorithm>

namespace barracuda::engine {

// What need not be searched, by the evaluation of the position and the depth that is left.
struct Search::Pruning {
    const Margins& margins;
    int evaluation;
    int turns;  // of depth that are left
    bool allowed;

    // So far ahead that a search would only confirm it: "reverse futility pruning".
    bool prunes_node(int beta) const {
        return allowed && turns <= 5 &&
               evaluation - margins.reverse_futility * std::max(1, turns) >= beta;
    }
    // The moves that come so late in the order: "late move pruning".
    bool prunes_late_move(int index) const {
        return allowed && turns <= 3 &&
               index >= margins.late_moves + margins.late_moves_growth * turns * turns;
    }
    // So far behind that a quiet move does not help: "futility pruning".
    bool prunes_futile_move(int index, int alpha) const {
        return allowed && index > 0 && turns <= 2 &&
               evaluation + margins.futility + margins.futility_per_turn * turns <= alpha;
    }
};

// The null window first, and less deep for late moves; again as deep and as wide as it turns out to
// need.
int Search::try_move(const Node& node, const MovePicker::Pick& pick, int index, int alpha) {
    const Position next = node.position.after(pick.move);
    table_.prefetch(next.key());
    const int depth = node.depth - one_turn;
    if (index == 0) return child(node, next, alpha, node.beta, depth);
    int reduction = 0;  // "late move reductions"
    if (index >= 3 && node.depth >= 2 * one_turn && !pick.takes_piece)
        reduction = std::min(reductions_.of(node.depth, index), depth - one_turn);
    int points = child(node, next, alpha, alpha + 1, depth - reduction);
    if (points > alpha && reduction > 0) points = child(node, next, alpha, alpha + 1, depth);
    if (points > alpha && points < node.beta) points = child(node, next, alpha, node.beta, depth);
    return points;
}

void Search::update_history(const Node& node, Action move, const TriedMoves& tried) {
    const int turns = node.depth / one_turn;
    const int bonus = std::min(1200, 32 * turns * turns + 64 * turns);  // "history"
    const Player actor = node.position.actor();
    history_.add(actor, move, bonus);
    for (const Action action : tried) history_.add(actor, action, -bonus);
    history_.add_killer(node.ply, move);
}

// False if a move was pruned.
bool Search::try_moves(const Node& node, const Pruning& pruning, MovePicker& picker, Tries& tries) {
    TriedMoves quiet;
    bool complete = true;
    for (int index = 0; const auto pick = picker.next(); ++index) {
        if (!pick->takes_piece && !points::is_loss(tries.best)) {
            const bool late = pruning.prunes_late_move(index);
            const bool futile = pruning.prunes_futile_move(index, tries.alpha);
            complete &= !late && !futile;
            if (late) break;
            if (futile) continue;
        }
        const int points = try_move(node, *pick, index, tries.alpha);
        if (stopped_) break;
        tries.best = std::max(tries.best, points);
        if (points > tries.alpha) {
            tries.alpha = points;
            tries.action = pick->move;
            if (node.is_pv()) update_pv(node.ply, pick->move);
        }
        if (points >= node.beta) {
            if (!pick->takes_piece) update_history(node, pick->move, quiet);
            break;
        }
        if (!pick->takes_piece) quiet.push_back(pick->move);
    }
    return complete;
}

int Search::search_moves(const Node& node) {
    const Position& position = node.position;
    const Survey survey(position);
    if (const auto known = value_without_search(node, survey)) return *known;
    if (const auto known = value_of_ending(node, survey)) return *known;
    const auto entry = table_.find(position.key());
    if (const auto known = from_table(node, entry)) return *known;

    const Pruning pruning{.margins = margins_,
                          .evaluation = evaluate(node, survey),
                          .turns = node.depth / one_turn,
                          .allowed = !node.is_pv() && !points::is_decided(node.beta)};
    if (pruning.prunes_node(node.beta)) return pruning.evaluation;

    path_.push_back(position.key());
    MovePicker picker(position, survey, entry ? entry->action : std::nullopt, history_, node.ply);
    Tries tries{.alpha = node.alpha};
    const bool complete = try_moves(node, pruning, picker, tries);
    path_.pop_back();
    if (stopped_) return 0;
    // A loss is proven only if every move was looked at.
    if (!complete && points::is_loss(tries.best)) tries.best = -points::unproven_win;
    store(node, tries.action, tries.best);
    return tries.best;
}

}  // namespace barracuda::engine
