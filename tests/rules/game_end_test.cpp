// How games begin and end: starts that are over or owe placements, offers, automatic draws.
#include "rules/by_text.hpp"
#include "rules/game.hpp"

#include <gtest/gtest.h>

namespace barracuda {
namespace {

// Everything that could change a finished game is refused with the clause of its end.
void expect_over(Game game, std::string_view clause) {
    const auto outcome = game.outcome();
    ASSERT_TRUE(outcome);
    EXPECT_TRUE(game.legal_actions().empty());
    for (const Player player : both_players) {
        EXPECT_EQ(verdict(game.resign(player)), clause);
        EXPECT_EQ(verdict(game.run_out_of_time(player)), clause);
        EXPECT_EQ(verdict(game.offer_draw(player, DrawKind::Agreement)), clause);
        EXPECT_EQ(verdict(game.offer_draw(player, DrawKind::Repetition)), clause);
        EXPECT_EQ(verdict(game.accept_draw(player)), clause);
        EXPECT_EQ(verdict(game.decline_draw(player)), clause);
        EXPECT_FALSE(game.may_offer_repetition(player));
    }
    EXPECT_EQ(verdict(game.forget_placement()), clause);
    EXPECT_EQ(verdict(game.play(act("d2d4"))), clause);
    EXPECT_EQ(game.explain(act("d2d4")).reason, Reason::GameOver);
    EXPECT_EQ(game.outcome(), outcome);
    EXPECT_FALSE(game.offer());
}

TEST(Game, NothingIsPossibleAfterTheEnd) {
    Game resigned(Position::closed());
    EXPECT_TRUE(resigned.offer_draw(Player::White, DrawKind::Agreement));
    EXPECT_TRUE(resigned.resign(Player::White));
    expect_over(resigned, "R8.4");
    Game late(Position::closed());
    EXPECT_TRUE(late.run_out_of_time(Player::Brown));
    expect_over(late, "R8.4");
    Game agreed(Position::closed());
    EXPECT_TRUE(agreed.offer_draw(Player::White, DrawKind::Agreement));
    EXPECT_TRUE(agreed.accept_draw(Player::Brown));
    expect_over(agreed, "R9.3");
    Game repeated(Position::closed());
    play_times(repeated, 3, "c2c3 c8c7 c3c2 c7c8");
    EXPECT_TRUE(repeated.offer_draw(Player::Brown, DrawKind::Repetition));
    EXPECT_TRUE(repeated.accept_draw(Player::White));
    expect_over(repeated, "R9.2");
    Game while_placing(from_fen("1z5/7/7/3D3/7/7/7/7/7 b 2 22 00 1"));
    EXPECT_TRUE(while_placing.resign(Player::White));
    expect_over(while_placing, "R8.4");
}

TEST(Game, StartsThatAreOver) {
    expect_over(Game(from_fen("7/7/7/7/7/7/7/7/3D3 b - 24 00 1")), "R8.1");
    expect_over(Game(from_fen("6d/7/7/7/7/7/7/x6/Zx5 w - 22 00 1")), "R8.1");
    expect_over(Game(from_fen("6d/7/7/7/7/7/7/7/D6 w - 24 10 1")), "R8.2");
    expect_over(Game(from_fen("z5z/7/7/7/+++++++/7/7/7/Z5Z w - 24 00 1")), "R9.1");
    Game lost(from_fen("7/7/7/7/7/7/7/7/3D3 b - 24 00 1"));
    EXPECT_FALSE(lost.take_back());
    EXPECT_TRUE(lost.outcome()) << "there is nothing to take back";
}

TEST(Game, StartsThatOwePlacements) {
    Game one(from_fen("1z5/7/7/3D3/7/7/7/7/7 w 1 22 00 1"));
    EXPECT_EQ(one.legal_actions().size(), 61u * 16u);
    play(one, "x@a1");
    EXPECT_TRUE(one.turns().empty()) << "the turn had begun before";
    play(one, "b9b8 d6d4");
    EXPECT_EQ(one.turns(), (std::vector<Turn>{{act("b9b8")}, {act("d6d4")}}));

    Game two(from_fen("1z5/7/7/3D3/7/7/7/7/7 b 2 22 00 4"));
    play(two, "x@a1");
    EXPECT_EQ(two.position().actor(), Player::White);
    EXPECT_TRUE(two.forget_placement());
    EXPECT_EQ(two.position().actor(), Player::Brown);
    EXPECT_TRUE(two.turns().empty());
    play(two, "b9b8");
    EXPECT_EQ(two.turns().size(), 1u);
    EXPECT_EQ(two.position().turn(), 5);
    while (two.take_back()) {
    }
    EXPECT_EQ(two.position(), two.start());
    EXPECT_TRUE(two.turns().empty());
    play(two, "x@a1 x@a2 b9b8");
    EXPECT_EQ(two.turns().size(), 1u);
}

TEST(Game, ALossAtTheStartWaitsForThePlacement) {
    Game game(from_fen("6d/7/7/7/7/7/7/x6/Zx5 b 1 20 00 1"));
    EXPECT_FALSE(game.outcome());
    play(game, "x@g1");
    EXPECT_EQ(game.outcome(), (Outcome{Ending::ShutIn, Player::Brown}));
    EXPECT_TRUE(game.take_back());
    EXPECT_FALSE(game.outcome());
}

TEST(Game, ALaterOfferReplacesTheOwn) {
    Game game(Position::closed());
    play_times(game, 3, "c2c3 c8c7 c3c2 c7c8");
    EXPECT_TRUE(game.offer_draw(Player::Brown, DrawKind::Agreement));
    EXPECT_TRUE(game.offer_draw(Player::Brown, DrawKind::Repetition));
    EXPECT_EQ(game.offer(), (DrawOffer{Player::Brown, DrawKind::Repetition}));
    EXPECT_TRUE(game.offer_draw(Player::Brown, DrawKind::Agreement));
    EXPECT_EQ(game.offer(), (DrawOffer{Player::Brown, DrawKind::Agreement}));
    EXPECT_EQ(verdict(game, "c2c3"), "legal") << "an ordinary offer brings no duty";
}

TEST(Game, AnsweringWithAnOfferAcceptsTheOneThatStands) {
    Game game(Position::closed());
    play_times(game, 3, "c2c3 c8c7 c3c2 c7c8");
    EXPECT_TRUE(game.offer_draw(Player::Brown, DrawKind::Repetition));
    EXPECT_TRUE(game.offer_draw(Player::White, DrawKind::Agreement));
    EXPECT_EQ(game.outcome(), (Outcome{Ending::Repetition, std::nullopt}));
}

TEST(Game, AutomaticDrawsByRepetition) {
    Game game(Position::closed(), false, {.repetitions = 3});
    play_times(game, 1, "c2c3 c8c7 c3c2 c7c8");
    EXPECT_EQ(game.occurrences(), 2);
    EXPECT_FALSE(game.outcome());
    play_times(game, 1, "c2c3 c8c7 c3c2");
    EXPECT_FALSE(game.outcome());
    play(game, "c7c8");
    EXPECT_EQ(game.occurrences(), 3);
    EXPECT_EQ(game.outcome(), (Outcome{Ending::Agreement, std::nullopt}));
    EXPECT_TRUE(game.legal_actions().empty());
    EXPECT_TRUE(game.take_back());
    EXPECT_FALSE(game.outcome());
}

TEST(Game, AutomaticDrawsWaitForTheEndOfTheTurn) {
    Game game(from_fen("1z5/7/7/3z3/7/7/3D3/7/7 w - 24 00 1"), false, {.turns = 1});
    play(game, "d3d6");
    EXPECT_FALSE(game.outcome()) << "two placements belong to the turn";
    play(game, "x@a1");
    EXPECT_FALSE(game.outcome());
    play(game, "x@g1");
    EXPECT_EQ(game.outcome(), (Outcome{Ending::Agreement, std::nullopt}));
}

TEST(Game, WhatTheBoardDecidesComesBeforeAnAutomaticDraw) {
    Game game(from_fen("6d/7/7/7/7/7/7/x6/Zx5 b 1 20 00 1"), false, {.repetitions = 1, .turns = 1});
    play(game, "x@g1");
    EXPECT_EQ(game.outcome(), (Outcome{Ending::ShutIn, Player::Brown}));
}

}  // namespace
}  // namespace barracuda
