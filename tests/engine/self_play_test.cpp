// The engine against itself in all variants, with almost no time to think, with the slow reference
// as referee: every action is legal and has the right effect, and games end when they should.
#include "base/random.hpp"
#include "engine/engine.hpp"
#include "kit/sanitized.hpp"
#include "kit/starts.hpp"
#include "reference/reference.hpp"
#include "rules/text/fen.hpp"
#include "rules/text/notation.hpp"

#include <gtest/gtest.h>

namespace barracuda::engine {
namespace {

// 18 starts with 28 games each are 504. With sanitizers only some of them are played.
constexpr int games_per_start = kit::sanitized ? 2 : 28;
constexpr std::size_t longest_game = 300;  // actions, after which a game is left unfinished

// The reference's opinion on whether the game has ended, and how.
void check_outcome(const Game& game, const reference::State& state) {
    const reference::Verdict verdict = reference::verdict(state);
    if (!game.outcome()) {
        EXPECT_TRUE(verdict == reference::Verdict::Open || verdict == reference::Verdict::Owed)
            << reference::fen(state);
        return;
    }
    switch (game.outcome()->ending) {
        case Ending::ShutIn: EXPECT_EQ(verdict, reference::Verdict::LostR81); break;
        case Ending::ExpressLevel: EXPECT_EQ(verdict, reference::Verdict::LostR82); break;
        default: EXPECT_EQ(verdict, reference::Verdict::Dead); break;
    }
    const auto winner = game.outcome()->winner;
    EXPECT_EQ(winner.has_value(), verdict != reference::Verdict::Dead) << reference::fen(state);
    if (winner) {
        EXPECT_EQ(*winner == Player::White ? 'b' : 'w', state.side) << reference::fen(state);
    }
}

std::optional<reference::Action> legal_in(const reference::State& state, const std::string& text) {
    for (const reference::Action action : reference::actions(state))
        if (reference::text(action) == text) return action;
    return std::nullopt;
}

// How many actions the game took.
std::size_t play(Engine& engine, const Position& start, Random& random) {
    Game game(start);
    reference::State state = reference::parse(to_fen(start));
    const SearchSignals signals;
    while (!game.outcome() && game.size() < longest_game) {
        ubi::Limits limits;
        limits.nodes = 60 + random.below(121);
        limits.depth = 1 + static_cast<int>(random.below(2));
        const ubi::Choice choice =
            engine.choose(game, limits, signals, [](const ubi::SearchInfo&) {});
        const std::string text = choice.best ? to_text(*choice.best) : "none";
        const auto action = legal_in(state, text);
        if (!action || !game.play(*choice.best)) {
            ADD_FAILURE() << text << " in " << reference::fen(state);
            break;
        }
        state = reference::apply(state, *action);
        if (to_fen(game.position()) != reference::fen(state)) {
            ADD_FAILURE() << to_fen(game.position()) << " is not " << reference::fen(state);
            break;
        }
        check_outcome(game, state);
    }
    return game.size();
}

class SelfPlay : public testing::TestWithParam<kit::Start> {};

TEST_P(SelfPlay, TheReferenceFindsNothingWrong) {
    const kit::Start& start = GetParam();
    Engine engine({.hash = 1});
    Random random(static_cast<std::uint64_t>(start.number()));
    int finished = 0;
    for (int game = 0; game < games_per_start && !HasFailure(); ++game) {
        engine.new_game();
        finished += play(engine, start.position(), random) < longest_game;
    }
    EXPECT_GE(finished, games_per_start / 2);
}

INSTANTIATE_TEST_SUITE_P(Engine, SelfPlay, testing::ValuesIn(kit::all_starts()),
                         [](const auto& it) { return it.param.name(); });

}  // namespace
}  // namespace barracuda::engine
