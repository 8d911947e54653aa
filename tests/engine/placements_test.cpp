#include "engine/placements.hpp"

#include "engine/eval/linear.hpp"
#include "kit/random_games.hpp"
#include "rules/legal.hpp"
#include "rules/text/fen.hpp"
#include "rules/text/notation.hpp"

#include <gtest/gtest.h>

#include <set>

namespace barracuda::engine {
namespace {

// The destinations of all pieces: what a placement can take away.
std::vector<std::uint64_t> mobility(const Position& position) {
    std::vector<std::uint64_t> sets;
    const Survey survey(position);
    for (const Player player : both_players)
        for (const SurveyedPiece& piece : survey[player].pieces) sets.push_back(piece.destinations);
    return sets;
}

TEST(Placements, EveryEffectIsListedOnce) {
    Random random(5);
    int checked = 0;
    for (int game = 0; game < 20; ++game)
        kit::play_random(random, kit::random_start(random), {}, [&](const Position& position) {
            if (position.move_is_due() || random.below(12) != 0) return;
            ++checked;
            const Survey survey(position);
            RankedPlacements ranked;
            PlacementRanker(LinearEvaluator(), position, survey).rank_all(ranked);
            std::set<std::vector<std::uint64_t>> listed;
            for (const RankedPlacement& placement : ranked) {
                ASSERT_TRUE(is_legal(position, placement.action));
                EXPECT_TRUE(listed.insert(mobility(position.after(placement.action))).second);
            }
            for (const Action action : legal_actions(position))
                ASSERT_TRUE(listed.contains(mobility(position.after(action))))
                    << to_fen(position) << " " << to_text(action);
        });
    EXPECT_GT(checked, 20);
}

TEST(Placements, TheBestComeFirst) {
    Random random(6);
    kit::play_random(random, Position::open(), {}, [&](const Position& position) {
        if (position.move_is_due()) return;
        const Survey survey(position);
        RankedPlacements ranked;
        PlacementRanker(LinearEvaluator(), position, survey).rank({8, 3}, ranked);
        ASSERT_FALSE(ranked.empty());
        for (std::size_t i = 1; i < ranked.size(); ++i)
            ASSERT_GE(ranked[i - 1].points, ranked[i].points);
    });
}

}  // namespace
}  // namespace barracuda::engine
