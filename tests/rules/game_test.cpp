// Games as a whole: history, taking back, legal actions. The clauses themselves are tested in
// clauses_*_test.cpp.
#include "rules/game.hpp"

#include "kit/chance.hpp"
#include "kit/random_games.hpp"
#include "rules/by_text.hpp"

#include <gtest/gtest.h>

namespace barracuda {
namespace {

constexpr auto capture_start = "1z5/7/7/3z3/7/7/3D3/7/7 w - 24 00 1";

// What can be observed of a game, except offers and touches, which taking back forgets.
struct Seen {
    Position position;
    std::optional<Outcome> outcome;
    std::vector<Turn> turns;
    bool must_deviate;
    std::vector<Action> actions;

    explicit Seen(const Game& game)
        : position(game.position()),
          outcome(game.outcome()),
          turns(game.turns()),
          must_deviate(game.must_deviate()) {
        for (const Action action : game.legal_actions()) actions.push_back(action);
    }
    bool operator==(const Seen&) const = default;
};

// Of all bit patterns, exactly the listed actions are legal.
void expect_patterns_agree(const Game& game) {
    std::vector<bool> listed(0x10000);
    for (const Action action : game.legal_actions()) listed[action.bits()] = true;
    for (std::uint32_t bits = 0; bits < 0x10000; ++bits) {
        const auto action = Action::from_bits(static_cast<std::uint16_t>(bits));
        if (!action) continue;
        ASSERT_EQ(game.is_legal(*action), listed[bits])
            << to_text(*action) << to_fen(game.position());
    }
}

Square random_square(Random& random) {
    return Square::from_index(kit::between(random, 0, square_count - 1));
}

// Mostly an action, sometimes a forgotten placement.
void play_something(Random& random, Game& game) {
    if (!game.position().move_is_due() && kit::happens(random, 10)) {
        ASSERT_TRUE(game.forget_placement());
        return;
    }
    const ActionList actions = game.legal_actions();
    ASSERT_FALSE(actions.empty());
    const auto played = game.play(kit::any_of(random, actions));
    ASSERT_TRUE(played) << text_of(played.error());
}

TEST(Game, BeginsWithoutHistory) {
    Game game(Position::open());
    EXPECT_EQ(game.start(), Position::open());
    EXPECT_EQ(game.position(), Position::open());
    EXPECT_EQ(game.size(), 0u);
    EXPECT_TRUE(game.turns().empty());
    EXPECT_FALSE(game.outcome());
    EXPECT_FALSE(game.offer());
    EXPECT_FALSE(game.must_deviate());
    EXPECT_FALSE(game.take_back());
    EXPECT_EQ(game.legal_actions().size(), 30u);
}

TEST(Game, KeepsItsHistory) {
    Game game(from_fen(capture_start));
    play(game, "d3d6 x@a1");
    EXPECT_EQ(game.turns(), (std::vector<Turn>{{act("d3d6"), act("x@a1")}})) << "incomplete";
    play(game, "+@g1 b9b8");
    ASSERT_EQ(game.size(), 4u);
    EXPECT_EQ(game.played(0), act("d3d6"));
    EXPECT_EQ(game.played(3), act("b9b8"));
    EXPECT_EQ(game.before(0), game.start());
    EXPECT_EQ(game.before(2).owed(), 1);
    EXPECT_EQ(game.before(3).after(act("b9b8")), game.position());
    EXPECT_EQ(game.turns(),
              (std::vector<Turn>{{act("d3d6"), act("x@a1"), act("+@g1")}, {act("b9b8")}}));
}

TEST(Game, IsAValue) {
    Game game(Position::closed());
    play(game, "c2c3");
    Game copy = game;
    play(copy, "c8c7");
    EXPECT_EQ(game.size(), 1u);
    EXPECT_EQ(game.position().actor(), Player::Brown);
    EXPECT_TRUE(copy.take_back());
    EXPECT_EQ(Seen(copy), Seen(game));
}

TEST(Game, CopiesShareTheirHistory) {
    Random random(5);
    Game game(Position::closed());
    while (game.size() < 40 && !game.outcome())
        ASSERT_TRUE(game.play(*kit::random_action(random, game.position())));
    const Game copy = game;
    EXPECT_EQ(&copy.before(0), &game.before(0));
    const Seen before(copy);
    for (int i = 0; i < 30; ++i) EXPECT_TRUE(game.take_back());
    while (game.size() < 40 && !game.outcome())
        ASSERT_TRUE(game.play(*kit::random_action(random, game.position())));
    EXPECT_EQ(Seen(copy), before);
}

TEST(Game, ARefusedActionChangesNothing) {
    Game game(Position::closed(), true);
    game.touch(sq("c2"));
    EXPECT_TRUE(game.offer_draw(Player::Brown, DrawKind::Agreement));
    const Seen before(game);
    for (const auto* text : {"d2d4", "c2c6", "x@d5", "c8c7", "d5d6"})
        EXPECT_FALSE(game.play(act(text)));
    EXPECT_EQ(Seen(game), before);
    EXPECT_TRUE(game.offer());
    EXPECT_EQ(game.touches().size(), 1u);
}

TEST(Game, TakenBackToTheStartThroughEverything) {
    Random random(71);
    int ended = 0;
    for (int i = 0; i < 60 && !HasFailure(); ++i) {
        Position start = i % 3 == 0 ? kit::random_ending(random) : kit::random_start(random);
        Game game(start, i % 2 == 0);
        std::vector<Seen> seen;
        while (!game.outcome() && seen.size() < 150 && !HasFailure()) {
            seen.emplace_back(game);
            if (kit::happens(random, 30)) game.touch(random_square(random));
            const bool offers = kit::happens(random, 5);
            EXPECT_TRUE(!offers || game.offer_draw(game.position().actor(), DrawKind::Agreement));
            if (!game.outcome()) play_something(random, game);
            if (HasFailure()) return;
            if (game.size() < seen.size()) seen.pop_back();  // both had offered a draw
        }
        ended += game.outcome().has_value();
        while (!seen.empty()) {
            ASSERT_TRUE(game.take_back());
            ASSERT_EQ(Seen(game), seen.back()) << to_fen(game.position());
            EXPECT_FALSE(game.offer());
            EXPECT_TRUE(game.touches().empty());
            seen.pop_back();
        }
        EXPECT_EQ(game.size(), 0u);
        EXPECT_EQ(game.position(), game.start());
        EXPECT_FALSE(game.take_back());
    }
    EXPECT_GT(ended, 20);
}

TEST(Game, TakenBackThroughADuty) {
    Game game(from_fen("3d3/7/7/7/7/7/7/++5/Z1+4 w - 24 00 1"));
    std::vector<Seen> seen;
    const auto play_and_see = [&](std::string_view actions) {
        for (const auto action : words(actions)) {
            seen.emplace_back(game);
            play(game, action);
        }
    };
    for (int i = 0; i < 3; ++i) play_and_see("a1b1 d9d7 b1a1 d7d9");
    EXPECT_TRUE(game.offer_draw(Player::Brown, DrawKind::Repetition));
    EXPECT_TRUE(game.decline_draw(Player::White));
    play_and_see("a1b1 d9e8 b1a1");
    while (!seen.empty()) {
        ASSERT_TRUE(game.take_back());
        ASSERT_EQ(Seen(game), seen.back()) << game.size();
        seen.pop_back();
    }
}

TEST(Game, TakingBackReopensAFinishedGame) {
    const std::vector<std::pair<std::string_view, std::string_view>> last_moves{
        {"7/7/7/3z3/7/7/3D3/7/7 w - 24 00 1", "d3d6"},       // R8.1
        {"1z5/7/7/3z3/7/7/3D3/7/7 w - 24 01 1", "d3d6"},     // R8.2
        {"z6/7/D6/7/+++++++/7/7/7/Z5Z b - 0 00 1", "a9a7"},  // R9.1
    };
    for (const auto& [fen, action] : last_moves) {
        Game game(from_fen(fen));
        play(game, action);
        const auto outcome = game.outcome();
        ASSERT_TRUE(outcome) << fen;
        EXPECT_TRUE(game.take_back());
        EXPECT_FALSE(game.outcome());
        EXPECT_EQ(verdict(game, action), "legal");
        play(game, action);
        EXPECT_EQ(game.outcome(), outcome);
    }
    for (const bool resigns : {true, false}) {
        Game game(Position::closed());
        play(game, "c2c3");
        EXPECT_TRUE(resigns ? game.resign(Player::White) : game.run_out_of_time(Player::Brown));
        EXPECT_TRUE(game.take_back());
        EXPECT_FALSE(game.outcome());
        EXPECT_EQ(game.position(), Position::closed());
        play(game, "c2c3 c8c7");
    }
}

TEST(Game, ListedIsLegalOverAllPatterns) {
    Random random(72);
    for (int i = 0; i < 12 && !HasFailure(); ++i) {
        Game game(kit::random_start(random), i % 2 == 0);
        for (int step = 0; step < 40 && !game.outcome() && !HasFailure(); ++step) {
            for (auto touches = random.below(4); touches > 0; --touches)
                game.touch(random_square(random));
            if (random.below(8) == 0) expect_patterns_agree(game);
            play_something(random, game);
        }
        expect_patterns_agree(game);
    }
}

TEST(Game, ListedIsLegalOverAllPatternsUnderDuties) {
    const std::string swap = "d3d6 x@d3 a9a8 d6d3 x@d6 a8a9";
    Game game(from_fen("z6/7/7/3x3/7/7/3D3/7/3V3 w - 22 00 1"), true);
    play_times(game, 3, swap);
    EXPECT_TRUE(game.offer_draw(Player::Brown, DrawKind::Repetition));
    expect_patterns_agree(game);
    EXPECT_TRUE(game.decline_draw(Player::White));
    expect_patterns_agree(game);
    Game touched = game;
    for (const auto* square : {"d1", "d3", "d6"}) {
        touched.touch(sq(square));
        expect_patterns_agree(touched);
    }
    play(game, "d3d6");
    expect_patterns_agree(game);
    EXPECT_EQ(verdict(game, "x@d3"), "R9.2");
    play(game, "N@d3");
    expect_patterns_agree(game);

    Game quiet(Position::closed(), true);
    play_times(quiet, 3, "c2c3 c8c7 c3c2 c7c8");
    EXPECT_TRUE(quiet.offer_draw(Player::Brown, DrawKind::Repetition));
    expect_patterns_agree(quiet);
    quiet.touch(sq("c2"));
    expect_patterns_agree(quiet);
    EXPECT_TRUE(quiet.accept_draw(Player::White));
    expect_patterns_agree(quiet);
}

}  // namespace
}  // namespace barracuda
