// The rules against the slow second implementation in tests/reference, over positions of random
// games from both set-ups with all Express levels, and over random endings.
#include "kit/random_games.hpp"
#include "kit/sanitized.hpp"
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

// What the reference lists, with the Actions that mean the same.
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

// Everything about one position. One action, drawn by lot, is tried.
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

struct Start {
    bool open;
    int white_level;
    int brown_level;

    Position position() const {
        const PerPlayer<int> levels{white_level, brown_level};
        return open ? Position::open(levels) : Position::closed(levels);
    }
};

std::vector<Start> all_starts() {
    std::vector<Start> starts;
    for (const bool open : {false, true})
        for (int white = 0; white <= highest_express_level; ++white)
            for (int brown = 0; brown <= highest_express_level; ++brown)
                starts.push_back({open, white, brown});
    return starts;
}

std::string name_of(const testing::TestParamInfo<Start>& info) {
    return (info.param.open ? "Open" : "Closed") + std::to_string(info.param.white_level) +
           std::to_string(info.param.brown_level);
}

class Agreement : public testing::TestWithParam<Start> {};

TEST_P(Agreement, OverRandomGames) {
    const Start& start = GetParam();
    const auto seed = 1000 + 100 * start.open + 10 * start.white_level + start.brown_level;
    Random random(static_cast<std::uint64_t>(seed));
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
                         // With placements a perft of 2 visits half a million positions, which
                         // takes the reference long.
                         if (--countdown > 0 || !position.move_is_due()) return;
                         countdown = 60;
                         const int depth = perft(position, 2) > 20'000 ? 1 : 2;
                         EXPECT_EQ(perft(position, depth),
                                   reference::perft(reference::parse(to_fen(position)), depth))
                             << to_fen(position);
                     });
}

INSTANTIATE_TEST_SUITE_P(Rules, Agreement, testing::ValuesIn(all_starts()), name_of);

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
