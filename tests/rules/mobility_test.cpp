#include "rules/mobility.hpp"

#include "kit/random_games.hpp"
#include "rules/by_text.hpp"
#include "rules/legal.hpp"

#include <gtest/gtest.h>

namespace barracuda {
namespace {

SquareSet squares(std::string_view text) {
    SquareSet set;
    for (const std::string_view word : words(text)) set |= sq(word);
    return set;
}

std::string text_of(const std::vector<Action>& actions) {
    std::string text;
    for (const Action action : actions) text += (text.empty() ? "" : " ") + to_text(action);
    return text;
}

TEST(Mobility, OfBothPlayersWhoeverActs) {
    const Position position = Position::closed();
    EXPECT_EQ(mobility_of(position, Player::White), (Mobility{7, 5, 28}));
    EXPECT_EQ(mobility_of(position, Player::Brown), (Mobility{7, 5, 28}));
}

TEST(Mobility, ThreatsArePiecesAndBarragoons) {
    const Position position = from_fen("6z/7/7/7/7/z6/7/1x5/D6 w - 24 00 1");
    EXPECT_EQ(threats_of(position, Player::White), squares("a4"));
    EXPECT_EQ(threats_of(position, Player::Brown), SquareSet{});
    const Position with_barragoon = from_fen("6z/7/7/7/7/x6/7/1x5/D6 w - 24 00 1");
    EXPECT_EQ(threats_of(with_barragoon, Player::White), squares("a4"));
}

TEST(Mobility, APlacementShutsIn) {
    // The 2 on a1 can leave over a2 only.
    const Position before = from_fen("6z/7/7/7/7/7/x6/1x5/Zx5 w 1 22 00 1");
    const Position after = before.after(act("x@a2"));
    const Effects effects = effects_of(before, after);
    EXPECT_EQ(text_of(effects.closed.white), "a1a2 a1b2 a1a3");
    EXPECT_EQ(text_of(effects.opened.white), "");
    EXPECT_EQ(text_of(effects.closed.brown), "");
    EXPECT_EQ(effects.shut_in, squares("a1"));
    EXPECT_EQ(effects.before.white, (Mobility{1, 1, 3}));
    EXPECT_EQ(effects.after.white, (Mobility{1, 0, 0}));
    EXPECT_EQ(effects.before.brown, effects.after.brown);
}

TEST(Mobility, AgreesWithTheLegalMoves) {
    Random random(5);
    for (int game = 0; game < 20; ++game)
        kit::play_random(
            random, kit::random_start(random), kit::random_style(random), [](const Position& p) {
                const Mobility mobility = mobility_of(p, p.actor());
                EXPECT_EQ(mobility.movable, movable_pieces(p, p.actor()));
                EXPECT_EQ(threats_of(p, p.actor()), reach(p, p.actor()) & ~p.free());
                if (p.move_is_due() && !is_lost(p)) {
                    EXPECT_EQ(static_cast<std::uint32_t>(mobility.moves), count_legal(p));
                }
                int locked = 0;
                for (const Player player : both_players) {
                    const Mobility his = mobility_of(p, player);
                    locked += his.pieces - his.movable;
                }
                EXPECT_EQ(locked_pieces(p).size(), locked);
            });
}

TEST(Mobility, PlacementsCloseWhatIsMissingAfterwards) {
    Random random(6);
    int placements = 0;
    const auto check = [&](const Position& before) {
        if (before.move_is_due()) return;
        ++placements;
        const Position after = before.after(*kit::random_action(random, before));
        const Effects effects = effects_of(before, after);
        for (const Player player : both_players) {
            EXPECT_EQ(effects.before[player].moves - effects.after[player].moves,
                      static_cast<int>(effects.closed[player].size()));
            EXPECT_TRUE(effects.opened[player].empty());  // a free square permits everything
        }
    };
    for (int game = 0; game < 10; ++game)
        kit::play_random(random, Position::closed(), kit::random_style(random), check);
    EXPECT_GT(placements, 100);
}

}  // namespace
}  // namespace barracuda
