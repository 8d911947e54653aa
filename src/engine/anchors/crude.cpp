#include "engine/anchors/anchor.hpp"
#include "engine/anchors/budget.hpp"
#include "engine/anchors/crude_placements.hpp"
#include "engine/anchors/judge.hpp"
#include "rules/legal.hpp"
#include "ubi/candidates.hpp"

#include <algorithm>
#include <vector>

namespace barracuda::engine::anchors {
namespace {

constexpr int infinity = won + 1;
constexpr int greatest_depth = 64;

// Calls `visit(action)` until it returns true: captures of pieces first, then captures of
// barragoons, and only a few of the placements.
template <class Visit>
void visit_in_order(const Position& position, Visit&& visit) {
    if (!position.move_is_due()) {
        for (const Action action : tree_placements(position))
            if (visit(action)) return;
        return;
    }
    const PieceMovesList list = legal_moves(position);
    const SquareSet prey = position.pieces(opponent_of(position.actor()));
    for (const SquareSet targets : {prey, position.barragoons(), position.free()})
        for (const PieceMoves& moves : list)
            for (const Square to : moves.destinations& targets)
                if (visit(Action::move(moves.from, to))) return;
}

class CrudeSearch {
public:
    explicit CrudeSearch(Budget& budget) : budget_(budget) {}

    // The value of an action for the player who acts, if it exceeds alpha. Depth counts actions, of
    // which this is the first. Meaningless once the budget is spent.
    int value_after(const Position& position, Action action, int depth, int alpha, int beta,
                    int ply) {
        const Position next = position.after(action);
        if (next.actor() == position.actor()) return value(next, depth - 1, alpha, beta, ply + 1);
        return -value(next, depth - 1, -beta, -alpha, ply + 1);
    }

private:
    int value(const Position& position, int depth, int alpha, int beta, int ply) {
        if (!budget_.spend()) return 0;
        if (depth == 0) return judge(position, ply);
        int best = ply - won;  // remains if there is no legal action
        visit_in_order(position, [&](Action action) {
            best = std::max(best,
                            value_after(position, action, depth, std::max(alpha, best), beta, ply));
            return best >= beta || budget_.is_spent();
        });
        return best;
    }

    Budget& budget_;
};

std::vector<Action> root_actions(const Game& game, const ubi::Limits& limits) {
    const Position& position = game.position();
    const ActionList actions = ubi::candidates(game, limits);
    if (position.move_is_due()) {
        std::vector<Action> moves;
        for (const SquareSet targets : {position.pieces(), ~position.pieces()})
            for (const Action action : actions)
                if (targets.contains(action.to())) moves.push_back(action);
        return moves;
    }
    const FewActions few = root_placements(position, actions);
    return {few.begin(), few.end()};
}

class CrudeAnchor final : public Anchor {
public:
    CrudeAnchor() : Anchor("crude", Seeded::No) {}

    ubi::Choice choose(const Game& game, const ubi::Limits& limits, const SearchSignals& signals,
                       const Report& report) override {
        Budget budget(limits, game.position().actor(), signals);
        CrudeSearch search(budget);
        std::vector<Action> actions = root_actions(game, limits);
        const int last = std::min(limits.depth.value_or(greatest_depth), greatest_depth);
        for (int depth = 1; depth <= last && !budget.is_spent(); ++depth) {
            const int value = deepen(game.position(), actions, search, budget, depth);
            if (value == -infinity) break;
            report(budget.info(depth, score_of(value), actions[0]));
            if (value > surely_won || value < -surely_won) break;
        }
        return {actions[0], {}};
    }

private:
    // Moves the best action to the front. Results found before the budget ran out count, because
    // the best action of the last depth is searched first. Without any result the value is minus
    // infinity.
    static int deepen(const Position& position, std::vector<Action>& actions, CrudeSearch& search,
                      Budget& budget, int depth) {
        int best = -infinity;
        auto chosen = actions.begin();
        for (auto action = actions.begin(); action != actions.end(); ++action) {
            const int value = search.value_after(position, *action, depth, best, infinity, 0);
            if (budget.is_spent()) break;
            if (value <= best) continue;
            best = value;
            chosen = action;
        }
        std::rotate(actions.begin(), chosen, chosen + 1);
        return best;
    }
};

}  // namespace

std::unique_ptr<Chooser> make_crude() { return std::make_unique<CrudeAnchor>(); }

}  // namespace barracuda::engine::anchors
