#include "engine/level.hpp"

#include "engine/anchors/anchors.hpp"
#include "engine/engine.hpp"
#include "kit/sanitized.hpp"
#include "rules/text/fen.hpp"
#include "rules/text/notation.hpp"

#include <gtest/gtest.h>

#include <array>
#include <set>
#include <string>

namespace barracuda::engine {
namespace {

std::unique_ptr<Engine> engine_of(int level, int seed) {
    return std::make_unique<Engine>(
        EngineSettings{.hash = 1, .level = level, .seed = static_cast<std::uint64_t>(seed)});
}

// The action it takes in the game; an illegal or missing answer is a failure.
std::string act(Chooser& chooser, Game& game, const ubi::Limits& limits = {}) {
    const SearchSignals signals;
    const ubi::Choice choice = chooser.choose(game, limits, signals, [](const ubi::SearchInfo&) {});
    if (!choice.best || !game.play(*choice.best)) {
        ADD_FAILURE() << chooser.name() << " in " << to_fen(game.position());
        return "none";
    }
    return to_text(*choice.best);
}

Game play(Chooser& white, Chooser& brown, const Position& start, std::size_t longest) {
    Game game(start);
    while (!game.outcome() && game.size() < longest && !::testing::Test::HasFailure())
        act(game.position().actor() == Player::White ? white : brown, game);
    return game;
}

// The first player's half points in this many pairs of games with colours swapped.
int half_points(int first_level, int second_level, int pairs) {
    int points = 0;
    for (int pair = 0; pair < pairs; ++pair) {
        const auto first = engine_of(first_level, 2 * pair + 1);
        const auto second = engine_of(second_level, 2 * pair + 2);
        for (const Player colour : both_players) {
            const bool white = colour == Player::White;
            const Game game =
                play(white ? *first : *second, white ? *second : *first, Position::closed(), 900);
            const auto winner = game.outcome() ? game.outcome()->winner : std::nullopt;
            points += winner ? 2 * static_cast<int>(*winner == colour) : 1;
        }
    }
    return points;
}

std::string text_of(const Game& game) {
    std::string text;
    for (std::size_t i = 0; i < game.size(); ++i) text += to_text(*game.played(i)) + ' ';
    return text;
}

TEST(Level, EveryFacultyGrowsFromLevelToLevel) {
    constexpr std::array faculties{
        &Faculties::captures,     &Faculties::threats,      &Faculties::bent_ways,
        &Faculties::far_captures, &Faculties::exchanges,    &Faculties::answers,
        &Faculties::wins,         &Faculties::second_turns, &Faculties::own_ways,
        &Faculties::mobility,     &Faculties::moves,        &Faculties::placements};
    for (int level = 2; level <= last_level_by_sight; ++level)
        for (const auto faculty : faculties)
            EXPECT_GE(faculties_of(level).*faculty, faculties_of(level - 1).*faculty) << level;
    EXPECT_GT(faculties_of(1).wins, 0) << "every level sometimes sees the win in one";
}

TEST(Level, EveryLevelAboveSightLooksFurther) {
    for (int level = last_level_by_sight + 2; level < full_strength; ++level) {
        EXPECT_GT(effort_of(level).nodes, 5 * effort_of(level - 1).nodes);
        EXPECT_GE(effort_of(level).placements, effort_of(level - 1).placements);
    }
}

TEST(Level, EachBeatsTheOneBelow) {
    constexpr int pairs = kit::sanitized ? 2 : 6;
    for (int level = 2; level <= last_level_by_sight + 1; ++level)
        EXPECT_GT(half_points(level, level - 1, pairs), 2 * pairs) << level;
}

TEST(Level, TheSameSeedPlaysTheSameGame) {
    for (int level = 1; level <= 6; ++level) {
        const auto play_with = [&](int seed) {
            const auto one = engine_of(level, seed);
            return text_of(play(*one, *one, Position::open(), 40));
        };
        EXPECT_EQ(play_with(7), play_with(7)) << level;
        EXPECT_NE(play_with(7), play_with(8)) << level;
    }
}

// A stored game continues as it would have: what was played before does not matter.
TEST(Level, AnswersAlikeAfterAReload) {
    for (int level = 1; level <= last_level_by_sight + 2; ++level) {
        const auto one = engine_of(level, 3);
        Game game = play(*one, *one, Position::closed(), 21);
        Game reloaded = game;
        EXPECT_EQ(act(*engine_of(level, 3), reloaded), act(*one, game)) << level;
    }
}

TEST(Level, GamesAgainstTheSameRepliesAreAllDifferent) {
    constexpr int count = kit::sanitized ? 4 : 20;
    for (const int level : {1, 3, 5, 6}) {
        std::set<std::string> games;
        for (int seed = 1; seed <= count; ++seed) {
            const auto engine = engine_of(level, seed);
            const auto same = engine_of(full_strength, 1);
            Game game(Position::closed());
            while (!game.outcome() && game.size() < 30) {
                ubi::Limits few;
                few.nodes = 50;
                if (game.position().actor() == Player::White)
                    act(*engine, game);
                else
                    act(*same, game, few);
            }
            games.insert(text_of(game));
        }
        EXPECT_EQ(games.size(), count) << level;
    }
}

TEST(Level, AnswersInOddPositions) {
    constexpr std::array fens{
        "7/7/7/3d3/7/7/3D3/7/7 w - 0 00 1",   // one piece each
        "3z3/7/7/7/7/7/3D3/7/7 w 1 22 00 1",  // owes a placement, with nothing beside it
        "1vd1dv1/2zdz2/7/1x3x1/x1x1x1x/1x3x1/7/2ZDZ2/1VD1DV1 b 2 22 00 1",
        "1vd1dv1/2z1z2/7/1x3x1/x1x1x1x/1x3x1/7/2Z1Z2/1VD1DV1 w - 24 21 1",
        "xxxxxxx/xxxxxxx/xxxxxxx/xxxx+++/7/7/7/7/Z5z w - 0 00 1",
    };
    for (const char* fen : fens)
        for (int level = 1; level <= 7; ++level) {
            Game game(*parse_fen(fen));
            ASSERT_FALSE(game.outcome()) << fen;
            act(*engine_of(level, level), game);
        }
}

// Brown wins in two moves, the first of which nobody likes for its own sake.
TEST(Level, SeesAWinInTwoTurnsTheMoreOftenTheHigher) {
    const Position position =
        *parse_fen("1+3^1/+1+N1+1/z<1^S2/^+1^+1E/+1+x+2/3+1+d/N1sZx^+/1d1e+2/+6 b - 4 01 35");
    const auto wins = [&](int level) {
        int count = 0;
        for (int seed = 1; seed <= 60; ++seed) {
            Game game(position);
            count += static_cast<int>(act(*engine_of(level, seed), game) == "g4f6");
        }
        return count;
    };
    EXPECT_EQ(wins(3), 0);
    const int attentive = wins(4);
    EXPECT_GT(attentive, 0);
    EXPECT_GT(wins(5), attentive);
}

// R9.2 and R10 reach an engine as `only` and `except`.
TEST(Level, KeepsToWhatIsAllowed) {
    for (int level = 1; level <= 7; ++level) {
        Game game(Position::closed());
        ubi::Limits limits;
        limits.only = {*parse_action("c2c3")};
        EXPECT_EQ(act(*engine_of(level, 1), game, limits), "c2c3") << level;
        ubi::Limits except;
        for (const Action action : game.legal_actions())
            if (action != *parse_action("c8c7")) except.except.push_back(action);
        EXPECT_EQ(act(*engine_of(level, 1), game, except), "c8c7") << level;
    }
}

TEST(Level, WaitsForStopIfToldTo) {
    const auto engine = engine_of(1, 1);
    ubi::Limits limits;
    limits.infinite = true;
    SearchSignals signals;
    bool reported = false;
    engine->choose(Game(Position::closed()), limits, signals, [&](const ubi::SearchInfo&) {
        reported = true;
        signals.stop = true;
    });
    EXPECT_TRUE(reported);
}

}  // namespace
}  // namespace barracuda::engine
