// What must hold in every position, checked in positions of random games, random endings and random
// set-ups.
#include "kit/conformance.hpp"
#include "kit/random_games.hpp"
#include "rules/legal.hpp"
#include "rules/perft.hpp"
#include "rules/text/fen.hpp"
#include "rules/text/notation.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <vector>

namespace barracuda {
namespace {

void expect_none(const kit::Violation& violation) {
    EXPECT_FALSE(violation) << violation.value_or("");
}

template <class Visit>
void over_random_games(std::uint64_t seed, int games, Visit&& visit) {
    Random random(seed);
    for (int i = 0; i < games && !testing::Test::HasFailure(); ++i) {
        const kit::Style style = kit::random_style(random);
        kit::play_random(random, kit::random_start(random), style,
                         [&](const Position& position) { visit(position, random); });
    }
}

TEST(Properties, EveryPositionOfRandomGamesConforms) {
    int positions = 0;
    over_random_games(11, 60, [&](const Position& position, Random&) {
        expect_none(kit::violation(position));
        ++positions;
    });
    EXPECT_GT(positions, 5'000);
}

TEST(Properties, RandomEndingsConform) {
    Random random(12);
    for (int i = 0; i < 2'000; ++i) expect_none(kit::violation(kit::random_ending(random)));
}

TEST(Properties, ActionsKeepTheAccounts) {
    over_random_games(13, 100, [](const Position& position, Random& random) {
        if (const auto action = kit::random_action(random, position))
            expect_none(kit::action_violation(position, *action));
    });
}

TEST(Properties, ThirtyTwoBarragoonsInEveryGame) {
    over_random_games(14, 200, [](const Position& position, Random&) {
        EXPECT_EQ(position.barragoons().size() + position.owed() + position.supply(),
                  barragoon_count)
            << to_fen(position);
    });
}

TEST(Properties, PlacementsAddNoMove) {
    over_random_games(15, 150, [](const Position& position, Random& random) {
        if (position.move_is_due()) return;
        for (int i = 0; i < 5; ++i)
            expect_none(kit::placement_violation(position, *kit::random_action(random, position)));
    });
}

TEST(Properties, EveryPatternIsLegalExactlyIfListed) {
    int countdown = 1;
    over_random_games(16, 20, [&](const Position& position, Random&) {
        if (--countdown > 0) return;
        countdown = 37;
        expect_none(kit::pattern_violation(position));
    });
}

TEST(Properties, PerftIsTheSameInTheMirror) {
    int countdown = 1;
    over_random_games(17, 60, [&](const Position& position, Random&) {
        if (--countdown > 0) return;
        countdown = 29;
        const auto count = perft(position, 2);
        EXPECT_EQ(perft(position.mirrored(), 2), count) << to_fen(position);
        EXPECT_EQ(perft(position.colours_swapped(), 2), count) << to_fen(position);
        EXPECT_EQ(perft_making_leaves(position, 1), perft(position, 1)) << to_fen(position);
    });
}

// Forgetting a placement (R7.3) continues as the placement would, but the barragoon is out of the
// game.
TEST(Properties, ForgettingGoesOnLikePlacing) {
    int forgotten = 0;
    over_random_games(18, 60, [&](const Position& position, Random& random) {
        if (position.move_is_due()) return;
        const Position next = position.after_forgetting();
        const Position placed = position.after(*kit::random_action(random, position));
        EXPECT_EQ(next.actor(), placed.actor());
        EXPECT_EQ(next.owed(), placed.owed());
        EXPECT_EQ(next.turn(), placed.turn());
        EXPECT_EQ(next.barragoons(), position.barragoons());
        expect_none(kit::round_trip_violation(next));
        ++forgotten;
    });
    EXPECT_GT(forgotten, 100);
}

// The faults of a Setup, found a second time.
std::map<SetupFault::Kind, int> faults_of(const Setup& setup) {
    using Kind = SetupFault::Kind;
    std::map<Kind, int> faults;
    std::map<char, int> pieces;
    int barragoons = setup.supply + setup.owed;
    PerPlayer<bool> has{};
    for (const Cell cell : setup.cells) {
        barragoons += cell.face().has_value();
        if (!cell.piece()) continue;
        ++pieces[to_char(cell)];
        has[cell.piece()->owner] = true;
    }
    for (const auto& [piece, count] : pieces)
        if (count > (piece == 'D' || piece == 'd' ? 3 : 2)) ++faults[Kind::TooManyPieces];
    for (const Player player : both_players) {
        if (!has[player] && (player != setup.actor || setup.owed != 0)) ++faults[Kind::NoPieces];
        if (setup.express_levels[player] < 0 || setup.express_levels[player] > 2)
            ++faults[Kind::BadExpressLevel];
    }
    if (setup.owed < 0 || setup.owed > 2) ++faults[Kind::BadOwed];
    const bool bad_supply = setup.supply < 0 || setup.supply > 24 || setup.supply % 2 != 0;
    if (bad_supply) ++faults[Kind::BadSupply];
    if (!bad_supply && barragoons > 32) ++faults[Kind::TooManyBarragoons];
    if (setup.turn < 1 || setup.turn > 9999) ++faults[Kind::BadTurn];
    return faults;
}

TEST(Properties, FaultsOfSetupsAreListedCompletely) {
    Random random(19);
    std::map<SetupFault::Kind, int> seen;
    int accepted = 0;
    for (int i = 0; i < 20'000; ++i) {
        const auto setup = kit::random_setup(random);
        const auto position = Position::from(setup);
        std::map<SetupFault::Kind, int> found;
        if (!position)
            for (const SetupFault& fault : position.error()) {
                ++found[fault.kind];
                ++seen[fault.kind];
                EXPECT_FALSE(text_of(fault).empty());
            }
        auto expected = faults_of(setup);
        if (expected.contains(SetupFault::Kind::BadOwed)) {
            // An invalid number is owed, so it does not matter whether it is counted.
            found.erase(SetupFault::Kind::TooManyBarragoons);
            expected.erase(SetupFault::Kind::TooManyBarragoons);
        }
        ASSERT_EQ(found, expected) << to_fen(setup);
        if (!position) continue;
        ++accepted;
        ASSERT_EQ(position->setup(), setup) << to_fen(setup);
        expect_none(kit::round_trip_violation(*position));
        if (accepted % 8 == 0) expect_none(kit::violation(*position));
    }
    EXPECT_GT(accepted, 5'000);
    EXPECT_EQ(seen.size(), 7u);  // every kind of fault has occurred
}

TEST(Properties, ActionTextsAreReadAsWritten) {
    int actions = 0;
    for (std::uint32_t bits = 0; bits <= 0xffff; ++bits) {
        const auto action = Action::from_bits(static_cast<std::uint16_t>(bits));
        if (!action) continue;
        ASSERT_EQ(parse_action(to_text(*action)), action) << to_text(*action);
        ++actions;
    }
    EXPECT_EQ(actions, square_count * square_count + square_count * face_count);
}

}  // namespace
}  // namespace barracuda
