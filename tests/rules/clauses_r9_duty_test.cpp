// R9.2: the duty to deviate after a declined draw by repetition.
#include "rules/repetition.hpp"

#include <gtest/gtest.h>

namespace barracuda {
namespace {

TEST(Clauses, R9_2_RefusedThePlayerMustDeviate) {
    const Game game = with_duty(repeated());
    EXPECT_EQ(verdict(game, "c2c3"), "R9.2");
    EXPECT_EQ(verdict(game, "c2c4"), "legal");
    EXPECT_EQ(verdict(game, "e2e3"), "legal");
    EXPECT_EQ(game.legal_actions().size(), legal_actions(game.position()).size() - 1);
}

TEST(Clauses, R9_2_AnActionRefusesToo) {
    Game game = repeated();
    EXPECT_TRUE(game.offer_draw(Player::Brown, DrawKind::Repetition));
    EXPECT_EQ(verdict(game, "c2c3"), "R9.2") << "it would refuse and go on";
    EXPECT_FALSE(game.play(act("c2c3")));
    EXPECT_TRUE(game.offer()) << "a refused action does not answer the offer";
    play(game, "c2c4");
    EXPECT_FALSE(game.offer());
    EXPECT_FALSE(game.must_deviate()) << "this turn differs";
}

TEST(Clauses, R9_2_ADifferentTurnEndsTheDuty) {
    Game game = with_duty(repeated());
    play(game, "c2c4");
    EXPECT_FALSE(game.must_deviate());
    EXPECT_EQ(verdict(game, "c8c7"), "legal") << "Brown may go on as before";
    play(game, "c8c7 c4c2 c7c8");
    EXPECT_EQ(verdict(game, "c2c3"), "legal");
}

TEST(Clauses, R9_2_OfAMoveWithAPlacementOnlyThePlacementIsRefused) {
    Game start(from_fen(swap_start));
    play_times(start, 3, swap);
    Game game = with_duty(start);
    EXPECT_EQ(verdict(game, "d3d6"), "legal");
    play(game, "d3d6");
    EXPECT_TRUE(game.must_deviate());
    EXPECT_EQ(verdict(game, "x@d3"), "R9.2");
    EXPECT_EQ(verdict(game, "+@d3"), "legal") << "another face deviates";
    EXPECT_EQ(verdict(game, "x@d4"), "legal") << "another square deviates";
    EXPECT_EQ(game.legal_actions().size(), legal_actions(game.position()).size() - 1);
    play(game, "+@d3");
    EXPECT_FALSE(game.must_deviate());
}

TEST(Clauses, R9_2_AnotherMoveFreesThePlacement) {
    Game start(from_fen("z6/7/7/3x3/7/7/3D3/7/V6 w - 22 00 1"));
    play_times(start, 3, swap);
    Game game = with_duty(start);
    play(game, "a1a4 a9b9 a4a1");
    EXPECT_FALSE(game.must_deviate());
    game = with_duty(start);
    play(game, "d3d6 |@d3");
    EXPECT_FALSE(game.must_deviate());
}

TEST(Clauses, R9_2_AnActionThatRefusesBringsTheDutyForItsPlacement) {
    Game game(from_fen(swap_start));
    play_times(game, 3, swap);
    EXPECT_TRUE(game.offer_draw(Player::Brown, DrawKind::Repetition));
    play(game, "d3d6");
    EXPECT_FALSE(game.offer());
    EXPECT_TRUE(game.must_deviate());
    EXPECT_EQ(verdict(game, "x@d3"), "R9.2");
}

TEST(Clauses, R9_2_WhoHasNoOtherActionMayGoOn) {
    Game start(from_fen(cell_start));
    play_times(start, 3, cell);
    Game game = with_duty(start);
    EXPECT_EQ(actions_of(game), "a1b1");
    EXPECT_EQ(verdict(game, "a1b1"), "legal");
    play(game, "a1b1");
    EXPECT_TRUE(game.must_deviate()) << "the duty passes on";
    EXPECT_EQ(verdict(game, "d9d7"), "R9.2");
    play(game, "d9e8");
    EXPECT_FALSE(game.must_deviate());
    play(game, "b1a1 e8e6 a1b1");
}

TEST(Clauses, R9_2_WhileTheDutyLastsTheOfferMayBeRepeated) {
    Game start(from_fen(cell_start));
    play_times(start, 3, cell);
    Game game = with_duty(start);
    play(game, "a1b1");
    EXPECT_TRUE(game.may_offer_repetition(Player::White));
    EXPECT_TRUE(game.offer_draw(Player::White, DrawKind::Repetition));
    Game refused = game;
    EXPECT_TRUE(refused.decline_draw(Player::Brown));
    EXPECT_TRUE(refused.must_deviate());
    EXPECT_EQ(verdict(refused, "d9d7"), "R9.2");
    EXPECT_TRUE(game.accept_draw(Player::Brown));
    EXPECT_EQ(game.outcome(), drawn_by_repetition);
}

TEST(Clauses, R9_2_WithoutAnOfferThereIsNoDuty) {
    Game game = repeated();
    play_times(game, 3, shuttle);
    EXPECT_FALSE(game.must_deviate());
    EXPECT_TRUE(game.may_offer_repetition(Player::Brown));
}

TEST(Clauses, R9_2_AnOrdinaryOfferBringsNoDuty) {
    Game declined = repeated();
    EXPECT_TRUE(declined.offer_draw(Player::Brown, DrawKind::Agreement));
    EXPECT_TRUE(declined.decline_draw(Player::White));
    EXPECT_FALSE(declined.must_deviate());
    play(declined, "c2c3");
    Game ignored = repeated();
    EXPECT_TRUE(ignored.offer_draw(Player::Brown, DrawKind::Agreement));
    EXPECT_EQ(verdict(ignored, "c2c3"), "legal");
    play(ignored, shuttle);
    EXPECT_FALSE(ignored.must_deviate());
}

TEST(Clauses, R9_2_AnOrdinaryOfferDoesNotLiftTheDuty) {
    Game game = with_duty(repeated());
    EXPECT_TRUE(game.offer_draw(Player::Brown, DrawKind::Agreement));
    EXPECT_TRUE(game.decline_draw(Player::White));
    EXPECT_EQ(verdict(game, "c2c3"), "R9.2");
}

TEST(Clauses, R9_2_TakingBackRestoresTheDuty) {
    Game game = with_duty(repeated());
    play(game, "c2c4 c8c7");
    EXPECT_TRUE(game.take_back());
    EXPECT_FALSE(game.must_deviate());
    EXPECT_TRUE(game.take_back());
    EXPECT_TRUE(game.must_deviate());
    EXPECT_EQ(verdict(game, "c2c3"), "R9.2");
    EXPECT_TRUE(game.take_back()) << "Brown's turn, after which the offer was refused";
    EXPECT_FALSE(game.must_deviate());
    play(game, "c7c8 c2c3");
}

TEST(Clauses, R9_2_TakingBackAPlacementRestoresTheDuty) {
    Game start(from_fen(swap_start));
    play_times(start, 3, swap);
    Game game = with_duty(start);
    play(game, "d3d6 +@d3");
    EXPECT_TRUE(game.take_back());
    EXPECT_EQ(verdict(game, "x@d3"), "R9.2");
    EXPECT_TRUE(game.take_back());
    EXPECT_TRUE(game.must_deviate());
    play(game, "d3d5");
    EXPECT_FALSE(game.must_deviate());
}

TEST(Clauses, R9_2_WhereNobodyCanDeviateThePositionIsDead) {
    EXPECT_EQ(Game(from_fen("4+1z/4+++/7/7/7/7/7/+++4/Z1+4 w - 20 00 1")).outcome(),
              (Outcome{Ending::DeadPosition, std::nullopt}));
}

}  // namespace
}  // namespace barracuda
