#include "engine/ending.hpp"

#include "kit/random_games.hpp"
#include "kit/sanitized.hpp"
#include "kit/solve.hpp"
#include "rules/dead.hpp"
#include "rules/legal.hpp"
#include "rules/text/fen.hpp"
#include "rules/text/notation.hpp"

#include <gtest/gtest.h>

#include <set>
#include <vector>

namespace barracuda::engine {
namespace {

constexpr std::size_t plenty = 50'000;

EndingSolution solve(const Position& position, std::size_t most = plenty) {
    return solve_ending(position, most, [] { return false; });
}

std::string text_of(const std::vector<Action>& line) {
    std::string text;
    for (const Action action : line) text += (text.empty() ? "" : " ") + to_text(action);
    return text;
}

// Whether any capture is possible, now or after any number of moves; true if there are too many
// positions to tell.
bool may_come_to_captures(const Position& start) {
    constexpr std::size_t most = 20'000;
    std::vector<Position> all{start};
    std::set<std::uint64_t> seen{start.key()};
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (all.size() > most) return true;
        const Position position = all[i];
        for (const PieceMoves& moves : legal_moves(position))
            for (const Square to : moves.destinations) {
                if (!position.free().contains(to)) return true;
                const Position next = position.after(Action::move(moves.from, to));
                if (seen.insert(next.key()).second) all.push_back(next);
            }
    }
    return false;
}

// A line that leads to the loss of the player who moved first, of exactly the claimed length.
void expect_line_to_end(const Position& start, const LostEnding& lost) {
    Position position = start;
    for (const Action action : lost.line) {
        ASSERT_TRUE(is_legal(position, action)) << to_fen(start) << " " << text_of(lost.line);
        position = position.after(action);
    }
    EXPECT_EQ(static_cast<int>(lost.line.size()), lost.actions) << to_fen(start);
    EXPECT_TRUE(is_lost(position)) << to_fen(start) << " " << text_of(lost.line);
    EXPECT_EQ(position.actor(), start.actor()) << to_fen(start);
}

// Compared with brute force over every capture and every placement: what is proven is true and,
// where nothing can ever be captured, nothing is missed. False if brute force takes too long.
bool brute_force_agrees(const Position& position, const EndingSolution& solution) {
    constexpr std::uint64_t most_nodes = 200'000;
    constexpr int far = 9;  // actions; unproven losses are searched for only this far
    const auto is_lost_within = [&](int actions) {
        return kit::wins(position, opponent_of(position.actor()), kit::Measure::Actions, actions,
                         most_nodes);
    };
    if (solution.lost) {
        expect_line_to_end(position, *solution.lost);
        const auto lost = is_lost_within(solution.lost->actions);
        if (!lost) return false;
        EXPECT_TRUE(*lost) << to_fen(position);
    }
    if (may_come_to_captures(position)) return true;
    const auto sooner = is_lost_within(solution.lost ? solution.lost->actions - 1 : far);
    if (!sooner) return false;
    EXPECT_FALSE(*sooner) << to_fen(position);
    return true;
}

// One in five is a proven loss; in random positions it would be one in sixty.
TEST(Ending, AThousandAreAsBruteForceSays) {
    constexpr int wanted = kit::sanitized ? 100 : 1'000;
    Random random(17);
    int lost = 0;
    int others = 0;
    int too_hard = 0;
    while (lost + others < wanted) {
        const Position position = kit::random_ending(random);
        if (is_lost(position) || is_dead(position)) continue;
        const EndingSolution solution = solve(position);
        int& count = solution.lost ? lost : others;
        if (count == (solution.lost ? wanted / 5 : wanted * 4 / 5)) continue;
        ++(brute_force_agrees(position, solution) ? count : too_hard);
    }
    EXPECT_LE(too_hard, wanted / 100);
}

// The 2 in the corner can go to g8 and g7; a 3 waits for it at either.
constexpr const char* cornered = "5+z/5+1/7/5D1/7/6D/7/7/7 b - 0 00 1";

TEST(Ending, IsLostIfEveryMoveLoses) {
    const EndingSolution solution = solve(*parse_fen(cornered));
    ASSERT_TRUE(solution.lost);
    EXPECT_EQ(solution.lost->actions, 2);
    expect_line_to_end(*parse_fen(cornered), *solution.lost);
}

TEST(Ending, IsNotProvenForWhoeverCanCapture) {
    // Here a barragoon is two steps away.
    EXPECT_FALSE(solve(*parse_fen("5+z/5+1/6x/5D1/7/6D/7/7/7 b - 0 00 1")).lost);
}

TEST(Ending, KeepsToItsLimits) {
    const Position position = *parse_fen(cornered);
    EXPECT_FALSE(solve(position, 2).lost);
    EXPECT_LE(solve(position, 2).positions, 4u);
    EXPECT_FALSE(solve_ending(position, plenty, [] { return true; }).lost);
}

}  // namespace
}  // namespace barracuda::engine
