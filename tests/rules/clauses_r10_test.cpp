// R10, clause by clause: touch-move.
#include "rules/by_text.hpp"

#include <gtest/gtest.h>

namespace barracuda {
namespace {

// White's 3 on d3 captures d6 and g3, the 4 on e9 captures d6 and b8; the 2 on a1 is shut in.
// Nobody captures a8.
constexpr auto crowded = "4V2/zx5/7/3z3/7/7/3D2x/x6/Zx5 w - 20 00 1";

Game touched(std::string_view fen, std::string_view squares) {
    Game game(from_fen(fen), true);
    for (const std::string_view square : words(squares)) game.touch(sq(square));
    return game;
}

std::string bound_to(std::string_view squares) { return actions_of(touched(crowded, squares)); }

std::string moves_from(std::string_view from) {
    std::string text;
    const std::string destinations = moves_of(from_fen(crowded), from);
    for (const auto to : words(destinations))
        text += (text.empty() ? "" : " ") + std::string(from) + std::string(to);
    return text;
}

std::string unbound() { return actions_of(Game(from_fen(crowded))); }

TEST(Clauses, R10_ItIsOffByDefault) {
    Game game(from_fen(crowded));
    EXPECT_FALSE(game.touch_move());
    game.touch(sq("d3"));
    game.touch(sq("d6"));
    EXPECT_EQ(actions_of(game), unbound());
    EXPECT_TRUE(Game(from_fen(crowded), true).touch_move());
}

TEST(Clauses, R10_1_ATouchedPieceMustMove) {
    const Game game = touched(crowded, "d3");
    EXPECT_EQ(actions_of(game), moves_from("d3"));
    EXPECT_EQ(verdict(game, "e9e6"), "R10.1");
    EXPECT_EQ(game.explain(act("e9e6")).square, sq("d3"));
    EXPECT_EQ(verdict(game, "d3d5"), "legal");
    EXPECT_EQ(verdict(game, "d3d9"), "R4.1") << "what is illegal anyway has its own clause";
}

TEST(Clauses, R10_1_IfItHasALegalDestination) {
    EXPECT_EQ(moves_of(from_fen(crowded), "a1"), "");
    EXPECT_EQ(bound_to("a1"), unbound());
    const Game start = touched(to_fen(Position::closed()), "c1");
    EXPECT_EQ(start.legal_actions().size(), 28u) << "the 3 on c1 is blocked by others";
}

TEST(Clauses, R10_2_OwnPieceThenTargetBindsToThatCapture) {
    const Game piece = touched(crowded, "d3 d6");
    EXPECT_EQ(actions_of(piece), "d3d6");
    EXPECT_EQ(verdict(piece, "d3g3"), "R10.2");
    EXPECT_EQ(piece.explain(act("d3g3")).square, sq("d6"));
    EXPECT_EQ(verdict(piece, "e9d6"), "R10.1") << "with that piece";
    EXPECT_EQ(bound_to("d3 g3"), "d3g3") << "a barragoon";
    EXPECT_EQ(bound_to("e9 d6"), "e9d6");
}

TEST(Clauses, R10_2_IfThePieceCanCaptureIt) {
    EXPECT_EQ(bound_to("d3 a8"), moves_from("d3"));
    EXPECT_EQ(bound_to("e9 g3"), moves_from("e9")) << "the 3 could, but the 4 was touched";
    EXPECT_EQ(bound_to("d3 a8 d6"), "d3d6") << "the next target that it can capture";
    // A 2 never captures All turns (R4.8).
    EXPECT_EQ(actions_of(touched("z6/7/7/7/7/7/+6/7/Z6 w - 0 00 1", "a1 a3")),
              "a1a2 a1b1 a1b2 a1c1");
}

TEST(Clauses, R10_3_TargetFirstBindsToItsCapture) {
    const Game game = touched(crowded, "d6");
    EXPECT_EQ(actions_of(game), "d3d6 e9d6") << "with any piece that can";
    EXPECT_EQ(verdict(game, "d3g3"), "R10.3");
    EXPECT_EQ(game.explain(act("d3g3")).square, sq("d6"));
    EXPECT_EQ(bound_to("g3"), "d3g3");
    EXPECT_EQ(bound_to("b8"), "e9b8");
}

TEST(Clauses, R10_3_IfThereIsAPieceThatCan) {
    EXPECT_EQ(bound_to("a8"), unbound());
    EXPECT_EQ(bound_to("a2"), unbound());
    EXPECT_EQ(bound_to("a8 d6"), "d3d6 e9d6") << "the first that can be obeyed";
}

TEST(Clauses, R10_4_LaterTouchesNarrowAndNeverUndo) {
    EXPECT_EQ(bound_to("d6 e9"), "e9d6") << "target first, then one of the pieces that can";
    EXPECT_EQ(bound_to("g3 e9"), "d3g3") << "the 4 cannot: its touch does not count";
    EXPECT_EQ(bound_to("d6 g3"), "d3d6 e9d6") << "only one of them can be captured";
    EXPECT_EQ(bound_to("d3 e9"), moves_from("d3"));
    EXPECT_EQ(bound_to("d3 d6 g3"), "d3d6");
    EXPECT_EQ(bound_to("d3 d3 d6 d6"), "d3d6");
}

TEST(Clauses, R10_4_ATargetBindsOnlyForTheFirstPieceThatCanMove) {
    EXPECT_EQ(bound_to("e9 d3 g3"), moves_from("e9")) << "the second piece could capture it";
    EXPECT_EQ(bound_to("d3 e9 d6"), "d3d6");
    EXPECT_EQ(bound_to("a1 d3 d6"), "d3d6") << "the piece on a1 cannot move";
    EXPECT_EQ(bound_to("a1 d6"), unbound()) << "no touched piece can move";
    EXPECT_EQ(bound_to("a1 d6 d3"), "d3d6") << "the target waits for the first that can";
    EXPECT_EQ(bound_to("a1 b8 d3"), moves_from("d3"));
    EXPECT_EQ(bound_to("a1 b8 d3 e9"), moves_from("d3"));
}

TEST(Clauses, R10_4_TargetThenPieceThenTarget) {
    EXPECT_EQ(bound_to("d6 d3 g3"), "d3d6");
    EXPECT_EQ(bound_to("a8 d3 g3"), "d3g3");
    EXPECT_EQ(bound_to("g3 e9 d6"), "d3g3");
}

TEST(Clauses, R10_4_TouchingAFreeSquareIsNothing) {
    EXPECT_EQ(bound_to("d5"), unbound());
    EXPECT_EQ(bound_to("d5 d3"), moves_from("d3"));
    EXPECT_TRUE(touched(crowded, "d5").touches().empty());
}

TEST(Clauses, R10_4_ATouchCountsOnce) {
    Game game(from_fen(crowded), true);
    EXPECT_TRUE(game.touch(sq("d6")));
    EXPECT_TRUE(game.touch(sq("d3")));
    EXPECT_FALSE(game.touch(sq("d6")));
    EXPECT_FALSE(game.touch(sq("d5")));
    EXPECT_EQ(game.touches().size(), 2u);
    EXPECT_EQ(actions_of(game), "d3d6");
    EXPECT_FALSE(Game(from_fen(crowded)).touch(sq("d6")));
}

TEST(Clauses, R10_4_TouchesWhileAPlacementIsOwedBindNothing) {
    Game game(from_fen(crowded), true);
    play(game, "d3g3");
    game.touch(sq("e9"));
    game.touch(sq("d6"));
    EXPECT_TRUE(game.touches().empty());
    EXPECT_EQ(game.legal_actions().size(), legal_actions(game.position()).size());
    play(game, "x@c1");
    EXPECT_EQ(game.legal_actions().size(), legal_actions(game.position()).size());
}

TEST(Clauses, R10_4_TouchesEndWithTheAction) {
    Game game = touched(crowded, "d3");
    play(game, "d3d5");
    EXPECT_TRUE(game.touches().empty());
    EXPECT_EQ(game.legal_actions().size(), legal_actions(game.position()).size());
    game.touch(sq("d6"));
    EXPECT_TRUE(game.take_back());
    EXPECT_TRUE(game.touches().empty());
    EXPECT_EQ(actions_of(game), unbound());
}

TEST(Clauses, R10_4_ARefusedActionKeepsTheTouches) {
    Game game = touched(crowded, "d3 d6");
    EXPECT_FALSE(game.play(act("e9e6")));
    EXPECT_FALSE(game.play(act("d3d9")));
    EXPECT_EQ(actions_of(game), "d3d6");
}

TEST(Clauses, R10_4_ReleasedIsFinal) {
    Game game = touched(crowded, "d3");
    play(game, "d3d5");
    EXPECT_EQ(verdict(game, "d5d3"), "R3.1");
    EXPECT_EQ(verdict(game, "d5d7"), "R3.1");
}

TEST(Clauses, R10_4_TouchesAfterTheEndAreNothing) {
    Game game(from_fen(crowded), true);
    EXPECT_TRUE(game.resign(Player::White));
    game.touch(sq("d3"));
    EXPECT_TRUE(game.touches().empty());
}

// Three times the same, offered by Brown and declined by White.
Game with_duty(const Position& start, std::string_view cycle) {
    Game game(start, true);
    play_times(game, 3, cycle);
    EXPECT_TRUE(game.offer_draw(Player::Brown, DrawKind::Repetition));
    EXPECT_TRUE(game.decline_draw(Player::White));
    return game;
}

TEST(Clauses, R10_4_TheDutyToDeviateComesFirst) {
    Game game = with_duty(Position::closed(), "c2c3 c8c7 c3c2 c7c8");
    game.touch(sq("c2"));
    EXPECT_EQ(verdict(game, "c2c3"), "R9.2");
    EXPECT_EQ(verdict(game, "c2c4"), "legal");
    EXPECT_EQ(verdict(game, "e2e3"), "R10.1");
    Game other = with_duty(Position::closed(), "c2c3 c8c7 c3c2 c7c8");
    other.touch(sq("e2"));
    EXPECT_EQ(verdict(other, "c2c3"), "R9.2") << "breaks both";
    EXPECT_EQ(verdict(other, "c2c4"), "R10.1");
}

TEST(Clauses, R10_4_APieceThatCouldOnlyRepeatIsNotBound) {
    // The only move of the 2 on a1 is the one that R9.2 forbids.
    Game game = with_duty(from_fen("3d3/7/7/7/7/7/7/++5/Z1+3D w - 24 00 1"), "a1b1 d9d7 b1a1 d7d9");
    game.touch(sq("a1"));
    EXPECT_EQ(verdict(game, "a1b1"), "R9.2");
    EXPECT_EQ(verdict(game, "g1g3"), "legal");
    game.touch(sq("g1"));
    EXPECT_EQ(verdict(game, "g1g3"), "legal");
}

TEST(Clauses, R10_4_TheOnlyActionIsAllowedByBothDuties) {
    Game game = with_duty(from_fen("3d3/7/7/7/7/7/7/++5/Z1+4 w - 24 00 1"), "a1b1 d9d7 b1a1 d7d9");
    game.touch(sq("a1"));
    EXPECT_EQ(actions_of(game), "a1b1");
}

}  // namespace
}  // namespace barracuda
