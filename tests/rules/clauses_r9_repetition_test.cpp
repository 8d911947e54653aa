// R9.2: repetition, its offer and the duty to deviate.
#include "rules/by_text.hpp"

#include <gtest/gtest.h>

namespace barracuda {
namespace {

const std::optional<Outcome> drawn_by_repetition = Outcome{Ending::Repetition, std::nullopt};

// From the closed start: each player moves a 2 forth and back.
constexpr auto shuttle = "c2c3 c8c7 c3c2 c7c8";

// White's 3 captures the barragoon and puts it where it came from, forth and back.
constexpr auto swap_start = "z6/7/7/3x3/7/7/3D3/7/7 w - 22 00 1";
constexpr auto swap = "d3d6 x@d3 a9a8 d6d3 x@d6 a8a9";

// White's only piece has only one move at any time.
constexpr auto cell_start = "3d3/7/7/7/7/7/7/++5/Z1+4 w - 24 00 1";
constexpr auto cell = "a1b1 d9d7 b1a1 d7d9";

// The shuttle three times: Brown has just completed a turn, White is to move.
Game repeated() {
    Game game(Position::closed());
    play_times(game, 3, shuttle);
    return game;
}

Game with_duty(Game game) {
    const Player by = opponent_of(game.position().actor());
    EXPECT_TRUE(game.offer_draw(by, DrawKind::Repetition));
    EXPECT_TRUE(game.decline_draw(opponent_of(by)));
    EXPECT_TRUE(game.must_deviate());
    return game;
}

bool nobody_may_offer(const Game& game) {
    return !game.may_offer_repetition(Player::White) && !game.may_offer_repetition(Player::Brown);
}

// How many turns of a cycle it takes until somebody may offer.
std::size_t turns_until_offer(std::string_view start, std::string_view cycle) {
    Game game(from_fen(start));
    const auto actions = words(cycle);
    for (std::size_t i = 0; i < 200 && nobody_may_offer(game); ++i)
        play(game, actions[i % actions.size()]);
    return game.turns().size();
}

TEST(Clauses, R9_2_TheSameTurnsThreeTimesInARow) {
    const std::string closed = to_fen(Position::closed());
    EXPECT_EQ(turns_until_offer(closed, shuttle), 12u);
    // Three moves of White and three of Brown.
    EXPECT_EQ(turns_until_offer(closed, "c2c3 c8c7 c3b2 c7b8 b2c2 b8c8"), 18u);
    // Two of White and four of Brown: the sequence has eight turns.
    EXPECT_EQ(turns_until_offer(closed, "c2c3 c8c7 c3c2 c7b7 c2c3 b7b8 c3c2 b8c8"), 24u);
    // Two of White and three of Brown: only twelve turns are the same sequence again.
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

TEST(Clauses, R9_2_TheSamePlayerMayOfferAgain) {
    Game game = with_duty(repeated());
    EXPECT_TRUE(game.may_offer_repetition(Player::Brown));
    EXPECT_TRUE(game.offer_draw(Player::Brown, DrawKind::Repetition));
    EXPECT_EQ(verdict(game, "c2c3"), "R9.2");
    EXPECT_TRUE(game.accept_draw(Player::White));
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
