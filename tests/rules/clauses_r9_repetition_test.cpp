// R9.2: repetition and its offer. The duty to deviate is in clauses_r9_duty_test.cpp.
#include "rules/repetition.hpp"

#include <gtest/gtest.h>

namespace barracuda {
namespace {

TEST(Clauses, R9_2_TheSameTurnsThreeTimesInARow) {
    const std::string closed = to_fen(Position::closed());
    EXPECT_EQ(turns_until_offer(closed, shuttle), 12u);
    // Three moves of White and three of Brown.
    EXPECT_EQ(turns_until_offer(closed, "c2c3 c8c7 c3b2 c7b8 b2c2 b8c8"), 18u);
    // Two of White and four of Brown: the sequence has eight turns.
    EXPECT_EQ(turns_until_offer(closed, "c2c3 c8c7 c3c2 c7b7 c2c3 b7b8 c3c2 b8c8"), 24u);
    // Two of White and three of Brown: only after twelve turns does the same sequence begin again.
    EXPECT_EQ(
        turns_until_offer(closed, "c2c3 c8c7 c3c2 c7b8 c2c3 b8c8 c3c2 c8c7 c2c3 c7b8 c3c2 b8c8"),
        36u);
}

TEST(Clauses, R9_2_TurnsBeforeTheSequenceDoNotMatter) {
    Game game(Position::closed());
    play(game, "e2e3 e8e7 d2d4 d8d6");
    play_times(game, 3, shuttle);
    EXPECT_TRUE(game.may_offer_repetition(Player::Brown));
}

TEST(Clauses, R9_2_TwiceOrWithInterruptionIsNotEnough) {
    Game game(Position::closed());
    play_times(game, 2, shuttle);
    play(game, "e2e3 e8e7");
    play_times(game, 2, shuttle);
    EXPECT_TRUE(nobody_may_offer(game));
    play(game, "c2c3 c8c7 c3c2");
    EXPECT_TRUE(nobody_may_offer(game));
    play(game, "c7c8");
    EXPECT_FALSE(nobody_may_offer(game));
}

TEST(Clauses, R9_2_TheSamePositionByOtherTurnsIsNoRepetition) {
    Game game(Position::closed());
    for (const auto* white : {"c2c3 c3c2", "e2e3 e3e2", "c2c4 c4c2", "e2e4 e4e2", "c2b2 b2c2"}) {
        const auto moves = words(white);
        play(game, moves[0]);
        play(game, "c8c7");
        play(game, moves[1]);
        play(game, "c7c8");
        EXPECT_EQ(game.position().pieces(), Position::closed().pieces());
        EXPECT_TRUE(nobody_may_offer(game));
    }
}

TEST(Clauses, R9_2_PlacementsBelongToTheTurns) {
    EXPECT_EQ(turns_until_offer(swap_start, swap), 12u);
    Game other_face(from_fen(swap_start));
    play_times(other_face, 2, swap);
    play(other_face, "d3d6 x@d3 a9a8 d6d3 |@d6 a8a9");
    EXPECT_TRUE(nobody_may_offer(other_face));
    Game other_square(from_fen(swap_start));
    play_times(other_square, 2, swap);
    play(other_square, "d3d6 x@d3 a9a8 d6d3 x@e6 a8a9");
    EXPECT_TRUE(nobody_may_offer(other_square));
}

TEST(Clauses, R9_2_PlacementsThatTheStartOwedAreNoTurn) {
    Game game(from_fen("z6/7/7/7/7/7/3D3/7/7 w 1 22 00 1"));
    play(game, "x@d6 a9a8 d3d6 x@d3 a8a9 d6d3 x@d6");
    play_times(game, 2, "a9a8 d3d6 x@d3 a8a9 d6d3 x@d6");
    EXPECT_EQ(game.turns().size(), 12u);
    EXPECT_TRUE(game.may_offer_repetition(Player::White));
}

TEST(Clauses, R9_2_OnlyWhoHasJustCompletedATurnMayOffer) {
    Game game = repeated();
    EXPECT_TRUE(game.may_offer_repetition(Player::Brown));
    EXPECT_FALSE(game.may_offer_repetition(Player::White));
    EXPECT_EQ(verdict(game.offer_draw(Player::White, DrawKind::Repetition)), "R9.2");
    EXPECT_FALSE(game.offer());
    play(game, "c2c3");
    EXPECT_TRUE(game.may_offer_repetition(Player::White))
        << "the last twelve turns are the same again";
    EXPECT_FALSE(game.may_offer_repetition(Player::Brown));
    play(game, "d8d6");
    EXPECT_TRUE(nobody_may_offer(game));
    EXPECT_EQ(verdict(game.offer_draw(Player::Brown, DrawKind::Repetition)), "R9.2");
}

TEST(Clauses, R9_2_NobodyOffersWhileAPlacementIsOwed) {
    Game game(from_fen(swap_start));
    play_times(game, 3, swap);
    EXPECT_TRUE(game.may_offer_repetition(Player::Brown));
    play(game, "d3d6");
    EXPECT_TRUE(nobody_may_offer(game));
    EXPECT_EQ(verdict(game.offer_draw(Player::Brown, DrawKind::Repetition)), "R9.2");
    play(game, "x@d3");
    EXPECT_TRUE(game.may_offer_repetition(Player::White));
}

TEST(Clauses, R9_2_AcceptedItIsDrawn) {
    Game game = repeated();
    EXPECT_TRUE(game.offer_draw(Player::Brown, DrawKind::Repetition));
    EXPECT_EQ(game.outcome(), std::nullopt) << "it needs the opponent";
    EXPECT_EQ(verdict(game.accept_draw(Player::Brown)), "R9.3");
    EXPECT_TRUE(game.accept_draw(Player::White));
    EXPECT_EQ(game.outcome(), drawn_by_repetition);
    EXPECT_EQ(clause_of(game.outcome()->ending), "R9.2");
}

TEST(Clauses, R9_2_TheSamePlayerMayOfferAgain) {
    Game game = with_duty(repeated());
    EXPECT_TRUE(game.may_offer_repetition(Player::Brown));
    EXPECT_TRUE(game.offer_draw(Player::Brown, DrawKind::Repetition));
    EXPECT_EQ(verdict(game, "c2c3"), "R9.2");
    EXPECT_TRUE(game.accept_draw(Player::White));
    EXPECT_EQ(game.outcome(), drawn_by_repetition);
}

}  // namespace
}  // namespace barracuda
