#include "engine/anchors/anchor.hpp"
#include "engine/anchors/budget.hpp"
#include "ubi/candidates.hpp"

namespace barracuda::engine::anchors {
namespace {

class RandomAnchor final : public Anchor {
public:
    RandomAnchor() : Anchor("random", Seeded::Yes) {}

    ubi::Choice choose(const Game& game, const ubi::Limits& limits, const SearchSignals& signals,
                       const Report& report) override {
        Budget budget(limits, game.position().actor(), signals);
        budget.spend();
        const ActionList actions = ubi::candidates(game, limits);
        Random lots = lots_for(game);
        const Action chosen = actions[lots.below(static_cast<std::uint32_t>(actions.size()))];
        report(budget.info(1, ubi::Score::points(0), chosen));
        return {chosen, {}};
    }
};

}  // namespace

std::unique_ptr<Chooser> make_random() { return std::make_unique<RandomAnchor>(); }

}  // namespace barracuda::engine::anchors
