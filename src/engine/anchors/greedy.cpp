#include "engine/anchors/anchor.hpp"
#include "engine/anchors/budget.hpp"
#include "engine/anchors/generated.hpp"
#include "engine/anchors/judge.hpp"
#include "ubi/candidates.hpp"

#include <algorithm>
#include <limits>

namespace barracuda::engine::anchors {
namespace {

// Evaluates the position right after its own action, with one exception: after capturing a
// barragoon it looks for the best placement, which belongs to the same turn. It does not foresee
// what the victim of a capture will place.
class GreedySearch {
public:
    GreedySearch(Player player, Budget& budget) : player_(player), budget_(budget) {}

    int value_after(const Position& position, Action action) {
        const Position next = position.after(action);
        const bool own_placement = action.is_move() && next.owed() == 1 && next.actor() == player_;
        if (!own_placement) {
            budget_.spend();
            return judge_for(player_, next, 1);
        }
        int best = std::numeric_limits<int>::min();
        for (const Action placement : generated(next)) {
            if (!budget_.spend() && best > std::numeric_limits<int>::min()) break;
            best = std::max(best, judge_for(player_, next.after(placement), 2));
        }
        return best;
    }

private:
    Player player_;
    Budget& budget_;
};

class GreedyAnchor final : public Anchor {
public:
    GreedyAnchor() : Anchor("greedy", Seeded::Yes) {}

    // Ties are broken by lot.
    ubi::Choice choose(const Game& game, const ubi::Limits& limits, const SearchSignals& signals,
                       const Report& report) override {
        const Player player = game.position().actor();
        Budget budget(limits, player, signals);
        GreedySearch search(player, budget);
        const ActionList actions = ubi::candidates(game, limits);
        Random lots = lots_for(game);
        Action chosen = actions[0];
        int best = std::numeric_limits<int>::min();
        std::uint32_t equals = 0;
        for (const Action action : actions) {
            if (budget.is_spent()) break;
            const int value = search.value_after(game.position(), action);
            if (value < best) continue;
            equals = value == best ? equals + 1 : 1;
            if (lots.below(equals) == 0) chosen = action;
            best = value;
        }
        report(budget.info(1, score_of(best), chosen));
        return {chosen, {}};
    }
};

}  // namespace

std::unique_ptr<Chooser> make_greedy() { return std::make_unique<GreedyAnchor>(); }

}  // namespace barracuda::engine::anchors
