// The rules against the slow second implementation in tests/reference, in positions of random games
// from both set-ups with all Express levels, and in random endings.
#include "kit/random_games.hpp"
#include "kit/sanitized.hpp"
#include "kit/starts.hpp"
#include "reference/reference.hpp"
#include "rules/dead.hpp"
#include "rules/legal.hpp"
#include "rules/outcome.hpp"
#include "rules/perft.hpp"
#include "rules/text/fen.hpp"
#include "rules/text/notation.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

namespace barracuda {
namespace {

// 18 combinations of set-up and levels with this many positions each are more than 100,000. With
// a sanitizer, which looks for other faults, a quarter is enough.
constexpr int positions_per_start = kit::sanitized ? 500 : 5'600;

std::vector<Action> sorted_actions(const Position& position) {
    const ActionList list = legal_actions(position);
    std::vector<Action> actions(list.begin(), list.end());
    std::ranges::sort(actions);
    return actions;
}

// The reference's list, as Actions.
using Meaning = std::pair<Action, reference::Action>;

std::vector<Meaning> sorted_actions(const reference::State& state) {
    std::vector<Meaning> actions;
    for (const reference::Action& action : reference::actions(state)) {
        const auto read = parse_action(reference::text(action));
        EXPECT_TRUE(read) << reference::text(action);
        if (read) actions.emplace_back(*read, action);
    }
    std::ranges::sort(actions);
    return actions;
}

reference::Verdict verdict_of(const Position& position) {
    if (!position.move_is_due()) return reference::Verdict::Owed;
    const auto outcome = outcome_of(position);
    if (!outcome) return reference::Verdict::Open;
    switch (outcome->ending) {
        case Ending::ShutIn: return reference::Verdict::LostR81;
        case Ending::ExpressLevel: return reference::Verdict::LostR82;
        default: return reference::Verdict::Dead;
    }
}

// Everything about one position. One action, drawn at random, is tried.
void compare(const Position& position, Random& random) {
    const std::string fen = to_fen(position);
    const reference::State state = reference::parse(fen);
    ASSERT_EQ(reference::fen(state), fen);
    const auto actions = sorted_actions(position);
    const auto expected = sorted_actions(state);
    ASSERT_TRUE(std::ranges::equal(actions, expected, {}, {}, &Meaning::first)) << fen;
    ASSERT_EQ(verdict_of(position), reference::verdict(state)) << fen;
    ASSERT_EQ(can_move(position, Player::White), reference::can_move(state, 'w')) << fen;
    ASSERT_EQ(can_move(position, Player::Brown), reference::can_move(state, 'b')) << fen;
    if (actions.empty()) return;
    const auto& [action, same] =
        expected[random.below(static_cast<std::uint32_t>(expected.size()))];
    ASSERT_EQ(to_fen(position.after(action)), reference::fen(reference::apply(state, same)))
        << fen << ' ' << to_text(action);
}

class Agreement : public testing::TestWithParam<kit::Start> {};

TEST_P(Agreement, OverRandomGames) {
    const kit::Start& start = GetParam();
    Random random(static_cast<std::uint64_t>(1000 + start.number()));
    int compared = 0;
    int lost = 0;
    while (compared < positions_per_start) {
        const kit::Style style = kit::random_style(random);
        const Position last =
            kit::play_random(random, start.position(), style, [&](const Position& position) {
                if (HasFatalFailure()) return;
                compare(position, random);
                ++compared;
            });
        ASSERT_FALSE(HasFatalFailure());
        lost += is_lost(last);
    }
    if (!kit::sanitized) {
        EXPECT_GT(lost, 3);  // endings were reached
    }
}

TEST_P(Agreement, Perft) {
    const Position start = GetParam().position();
    EXPECT_EQ(perft(start, 2), reference::perft(reference::parse(to_fen(start)), 2));
    Random random(7);
    int countdown = 40;
    kit::play_random(random, start, {.captures = 50, .longest = 200},
                     [&](const Position& position) {
                         // With placements, a perft of 2 visits half a million positions, which
                         // takes the reference long.
                         if (--countdown > 0 || !position.move_is_due()) return;
                         countdown = 60;
                         const int depth = perft(position, 2) > 20'000 ? 1 : 2;
                         EXPECT_EQ(perft(position, depth),
                                   reference::perft(reference::parse(to_fen(position)), depth))
                             << to_fen(position);
                     });
}

INSTANTIATE_TEST_SUITE_P(Rules, Agreement, testing::ValuesIn(kit::all_starts()),
                         [](const auto& it) { return it.param.name(); });

// R9.1 needs endings that random games hardly reach.
class DeadAgreement : public testing::TestWithParam<int> {};

TEST_P(DeadAgreement, OverRandomEndings) {
    constexpr int endings = kit::sanitized ? 120 : 1'300;
    Random random(static_cast<std::uint64_t>(GetParam()));
    int dead = 0;
    for (int i = 0; i < endings; ++i) {
        const Position position = kit::random_ending(random);
        const std::string fen = to_fen(position);
        const bool expected = reference::dead(reference::parse(fen));
        ASSERT_EQ(is_dead(position), expected) << fen;
        dead += expected;
    }
    EXPECT_GT(dead, endings / 4);
    EXPECT_LT(dead, endings * 3 / 4);
}

INSTANTIATE_TEST_SUITE_P(Rules, DeadAgreement, testing::Range(1, 5));

}  // namespace
}  // namespace barracuda
