#include "engine/anchors/anchor.hpp"
#include "engine/anchors/budget.hpp"
#include "rules/legal.hpp"
#include "ubi/candidates.hpp"

#include <algorithm>
#include <cassert>
#include <utility>

namespace barracuda::engine::anchors {
namespace {

// What a learner has understood of the game.
struct Knowledge {
    bool takes_always = false;   // otherwise two times out of three
    bool places_beside = false;  // No way beside an opposing piece
    bool keeps_safe = false;     // two times out of three
};

bool two_of_three(Random& lots) { return lots.below(3) < 2; }

Action any_of(const ActionList& actions, Random& lots) {
    assert(!actions.empty());
    return actions[lots.below(static_cast<std::uint32_t>(actions.size()))];
}

template <class Keep>
ActionList chosen_from(const ActionList& actions, Keep&& keep) {
    ActionList chosen;
    for (const Action action : actions)
        if (keep(action)) chosen.push_back(action);
    return chosen;
}

bool can_lose_a_piece(const Position& after, Player player) {
    return !(reach(after, opponent_of(player)) & after.pieces(player)).empty();
}

Action choose_move(const Position& position, const ActionList& actions, Knowledge knowledge,
                   Random& lots) {
    const Player player = position.actor();
    const SquareSet enemies = position.pieces(opponent_of(player));
    const auto takes = [&](Action action) { return enemies.contains(action.to()); };
    const ActionList captures = chosen_from(actions, takes);
    if (!captures.empty() && (knowledge.takes_always || two_of_three(lots)))
        return any_of(captures, lots);

    ActionList others = chosen_from(actions, [&](Action action) { return !takes(action); });
    if (others.empty()) return any_of(actions, lots);
    if (knowledge.keeps_safe && two_of_three(lots)) {
        const ActionList safe = chosen_from(others, [&](Action action) {
            return !can_lose_a_piece(position.after(action), player);
        });
        if (!safe.empty()) others = safe;
    }
    const ActionList quiet =
        chosen_from(others, [&](Action action) { return position.free().contains(action.to()); });
    const bool to_free_square = lots.below(5) < 4;
    return any_of(to_free_square && !quiet.empty() ? quiet : others, lots);
}

Action choose_placement(const Position& position, const ActionList& actions, Knowledge knowledge,
                        Random& lots) {
    if (knowledge.places_beside) {
        const SquareSet near = neighbours_of(position.pieces(opponent_of(position.actor())));
        const ActionList wanted = chosen_from(actions, [&](Action action) {
            return action.face() == Face::NoWay && near.contains(action.square());
        });
        if (!wanted.empty()) return any_of(wanted, lots);
    }
    return any_of(actions, lots);
}

class LearnerAnchor final : public Anchor {
public:
    LearnerAnchor(std::string name, Knowledge knowledge)
        : Anchor(std::move(name), Seeded::Yes), knowledge_(knowledge) {}

    ubi::Choice choose(const Game& game, const ubi::Limits& limits, const SearchSignals& signals,
                       const Report& report) override {
        const Position& position = game.position();
        Budget budget(limits, position.actor(), signals);
        budget.spend();
        const ActionList actions = ubi::candidates(game, limits);
        Random lots = lots_for(game);
        const Action chosen = position.move_is_due()
                                  ? choose_move(position, actions, knowledge_, lots)
                                  : choose_placement(position, actions, knowledge_, lots);
        report(budget.info(1, ubi::Score::points(0), chosen));
        return {chosen, {}};
    }

private:
    Knowledge knowledge_;
};

}  // namespace

std::unique_ptr<Chooser> make_novice() {
    return std::make_unique<LearnerAnchor>("novice", Knowledge{});
}

std::unique_ptr<Chooser> make_learner() {
    return std::make_unique<LearnerAnchor>("learner",
                                           Knowledge{.takes_always = true, .places_beside = true});
}

std::unique_ptr<Chooser> make_careful() {
    return std::make_unique<LearnerAnchor>(
        "careful", Knowledge{.takes_always = true, .places_beside = true, .keeps_safe = true});
}

}  // namespace barracuda::engine::anchors
