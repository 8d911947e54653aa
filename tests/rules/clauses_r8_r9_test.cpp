// R8 and R9, clause by clause: the end of the game and draws, except the repetition of R9.2, which
// has a file of its own.
#include "rules/by_text.hpp"
#include "rules/dead.hpp"

#include <gtest/gtest.h>

namespace barracuda {
namespace {

using MaybeOutcome = std::optional<Outcome>;

MaybeOutcome outcome(std::string_view fen) {
    const Position position = from_fen(fen);
    EXPECT_EQ(Game(position).outcome(), outcome_of(position)) << fen;
    return outcome_of(position);
}

MaybeOutcome lost(Ending ending, Player loser) { return Outcome{ending, opponent_of(loser)}; }

const MaybeOutcome drawn_as_dead = Outcome{Ending::DeadPosition, std::nullopt};

TEST(Clauses, R8_1_WhoHasNoPieceHasLost) {
    EXPECT_EQ(outcome("7/7/7/7/7/7/7/7/3D3 b - 24 00 1"), lost(Ending::ShutIn, Player::Brown));
    EXPECT_EQ(outcome("7/7/7/7/7/7/7/7/3d3 w - 24 00 1"), lost(Ending::ShutIn, Player::White));
    EXPECT_EQ(clause_of(Ending::ShutIn), "R8.1");
}

TEST(Clauses, R8_1_WhoHasNoPieceThatCanMoveHasLost) {
    EXPECT_EQ(outcome("7/7/7/7/7/7/7/x6/zx4D b - 22 00 1"), lost(Ending::ShutIn, Player::Brown));
    EXPECT_EQ(outcome("7/7/7/7/7/7/7/x6/zx4D w - 22 00 1"), std::nullopt) << "not Brown's move";
    EXPECT_EQ(outcome("7/7/7/7/7/7/7/x6/zx3zD b - 22 00 1"), std::nullopt) << "another can move";
    const Position shut_in = from_fen("7/7/7/7/7/7/7/x6/zx4D b - 22 00 1");
    EXPECT_TRUE(legal_actions(shut_in).empty());
    EXPECT_EQ(verdict(shut_in, "a1a2"), "R8.1");
}

TEST(Clauses, R8_1_IfNobodyCanMoveThePlayerToMoveLoses) {
    const std::string board = "5xZ/6x/7/7/7/7/7/x6/zx5 ";
    EXPECT_EQ(outcome(board + "w - 20 00 1"), lost(Ending::ShutIn, Player::White));
    EXPECT_EQ(outcome(board + "b - 20 00 1"), lost(Ending::ShutIn, Player::Brown));
}

TEST(Clauses, R8_1_IsDecidedAtTheEndOfTheTurnThatShutsIn) {
    // White captures the barragoon on a3 and shuts the 2 in with it.
    Game game(from_fen("7/7/7/7/7/7/x2D3/7/zx5 w - 22 00 1"));
    play(game, "d3a3");
    EXPECT_EQ(game.outcome(), std::nullopt) << "R8.3";
    play(game, "x@a2");
    EXPECT_EQ(game.outcome(), lost(Ending::ShutIn, Player::Brown));
}

TEST(Clauses, R8_2_ThePiecesThatCanMoveMustExceedTheLevel) {
    const std::string one = "7/7/7/7/7/7/7/7/Z5d w - 24 ";
    const std::string two = "7/7/7/7/7/7/7/7/Z2Z2d w - 24 ";
    const std::string three = "7/7/7/7/7/7/7/D6/Z2Z2d w - 24 ";
    const MaybeOutcome loss = lost(Ending::ExpressLevel, Player::White);
    EXPECT_EQ(outcome(one + "00 1"), std::nullopt);
    EXPECT_EQ(outcome(one + "10 1"), loss);
    EXPECT_EQ(outcome(one + "20 1"), loss);
    EXPECT_EQ(outcome(two + "10 1"), std::nullopt);
    EXPECT_EQ(outcome(two + "20 1"), loss);
    EXPECT_EQ(outcome(three + "20 1"), std::nullopt);
    EXPECT_EQ(clause_of(Ending::ExpressLevel), "R8.2");
    EXPECT_TRUE(legal_actions(from_fen(one + "10 1")).empty());
    EXPECT_EQ(verdict(from_fen(one + "10 1"), "a1a2"), "R8.2");
}

TEST(Clauses, R8_2_TheLevelsMayDiffer) {
    const std::string board = "z5z/7/7/7/7/7/7/7/D5D ";
    EXPECT_EQ(outcome(board + "w - 24 02 1"), std::nullopt) << "White plays at level 0";
    EXPECT_EQ(outcome(board + "b - 24 02 1"), lost(Ending::ExpressLevel, Player::Brown));
    EXPECT_EQ(outcome(board + "b - 24 20 1"), std::nullopt);
    EXPECT_EQ(outcome(board + "w - 24 20 1"), lost(Ending::ExpressLevel, Player::White));
}

// The booklet's picture of a handicap: the stronger player, White, plays at level 2, Brown at level
// 1.
TEST(Clauses, R8_2_BothMayPlayAtALevelOfTheirOwn) {
    const std::string two_each = "z5z/7/7/7/7/7/7/7/D5D ";
    EXPECT_EQ(outcome(two_each + "w - 24 21 1"), lost(Ending::ExpressLevel, Player::White));
    EXPECT_EQ(outcome(two_each + "b - 24 21 1"), std::nullopt);
    EXPECT_EQ(outcome("z6/7/7/7/7/7/7/3D3/D5D b - 24 21 1"),
              lost(Ending::ExpressLevel, Player::Brown));
    EXPECT_EQ(outcome("z6/7/7/7/7/7/7/3D3/D5D w - 24 21 1"), std::nullopt);
}

TEST(Clauses, R8_2_OnlyPiecesThatCanMoveCount) {
    // Two pieces, one of them shut in on a1.
    EXPECT_EQ(outcome("6d/7/7/7/7/7/7/x6/Zx1Z3 w - 22 10 1"),
              lost(Ending::ExpressLevel, Player::White));
    EXPECT_EQ(outcome("6d/7/7/7/7/7/7/x6/Zx1Z3 w - 22 00 1"), std::nullopt);
    // Without any that can move it is R8.1.
    EXPECT_EQ(outcome("6d/7/7/7/7/7/7/x6/Zx5 w - 22 10 1"), lost(Ending::ShutIn, Player::White));
}

TEST(Clauses, R8_2_APieceWithCapturesOnlyCanMove) {
    // The 2 on a1 can stop neither on a2 nor on b1, but reaches c1 over the Two ways on b1.
    const std::string board = "6d/7/7/7/7/7/7/x6/Z-x1Z2 ";
    EXPECT_EQ(moves_of(from_fen(board + "w - 20 10 1"), "a1"), "c1");
    EXPECT_EQ(outcome(board + "w - 20 10 1"), std::nullopt);
    EXPECT_EQ(outcome("6d/7/7/7/7/7/7/x6/Z-+1Z2 w - 20 10 1"),
              lost(Ending::ExpressLevel, Player::White));
}

TEST(Clauses, R8_2_IfItHoldsForBothThePlayerToMoveLoses) {
    const std::string board = "6d/7/7/7/7/7/7/7/D6 ";
    EXPECT_EQ(outcome(board + "w - 24 11 1"), lost(Ending::ExpressLevel, Player::White));
    EXPECT_EQ(outcome(board + "b - 24 11 1"), lost(Ending::ExpressLevel, Player::Brown));
}

TEST(Clauses, R8_3_NothingIsLostOrDeadWhileAPlacementIsOwed) {
    for (const auto* pending : {" 1 ", " 2 "})
        for (const auto* side : {" w", " b"}) {
            const std::string rest = std::string(side) + pending;
            EXPECT_EQ(outcome("5xZ/6x/7/7/7/7/7/x6/zx5" + rest + "20 00 1"), std::nullopt);
            EXPECT_EQ(outcome("6d/7/7/7/7/7/7/7/D6" + rest + "24 11 1"), std::nullopt);
            EXPECT_EQ(outcome("z5z/7/7/7/+++++++/7/7/7/Z5Z" + rest + "20 00 1"), std::nullopt);
        }
    Game game(from_fen("5xZ/6x/7/7/7/7/7/x6/zx5 b 2 20 00 1"));
    play(game, "x@d5");
    EXPECT_EQ(game.outcome(), std::nullopt);
    play(game, "x@d6");
    EXPECT_EQ(game.outcome(), lost(Ending::ShutIn, Player::Brown));
}

TEST(Clauses, R8_4_ResignationAndTimeLose) {
    for (const Player loser : both_players) {
        Game resigned(Position::closed());
        EXPECT_TRUE(resigned.resign(loser)) << "whoever has to act";
        EXPECT_EQ(resigned.outcome(), lost(Ending::Resignation, loser));
        Game late(Position::closed());
        EXPECT_TRUE(late.run_out_of_time(loser));
        EXPECT_EQ(late.outcome(), lost(Ending::TimeOut, loser));
    }
    EXPECT_EQ(clause_of(Ending::Resignation), "R8.4");
    EXPECT_EQ(clause_of(Ending::TimeOut), "R8.4");
}

TEST(Clauses, R8_4_TheVictimIsTheActorWhilePlacing) {
    Game game(from_fen("1z5/7/7/3z3/7/7/3D3/7/7 w - 24 00 1"));
    play(game, "d3d6");
    EXPECT_EQ(game.position().actor(), Player::Brown);
    EXPECT_TRUE(game.run_out_of_time(Player::Brown));
    EXPECT_EQ(game.outcome(), lost(Ending::TimeOut, Player::Brown));
}

TEST(Clauses, R9_1_ADeadPositionIsDrawn) {
    EXPECT_EQ(outcome("z5z/7/7/7/+++++++/7/7/7/Z5Z w - 24 00 1"), drawn_as_dead);
    EXPECT_EQ(outcome("z5z/7/7/7/+++++++/7/7/7/Z5Z b - 24 00 1"), drawn_as_dead);
    EXPECT_EQ(clause_of(Ending::DeadPosition), "R9.1");
    Game game(from_fen("z5z/7/7/7/+++++++/7/7/7/Z5Z w - 24 00 1"));
    EXPECT_TRUE(game.legal_actions().empty());
    EXPECT_EQ(verdict(game, "a1a2"), "R9.1");
}

TEST(Clauses, R9_1_ItIsDrawnAtOnce) {
    // The last piece that could capture is captured.
    Game empty_supply(from_fen("z6/7/D6/7/+++++++/7/7/7/Z5Z b - 0 00 1"));
    EXPECT_EQ(empty_supply.outcome(), std::nullopt);
    play(empty_supply, "a9a7");
    EXPECT_EQ(empty_supply.outcome(), drawn_as_dead);

    Game game(from_fen("z6/7/D6/7/+++++++/7/7/7/Z5Z b - 2 00 1"));
    play(game, "a9a7 +@c3");
    EXPECT_EQ(game.outcome(), std::nullopt) << "R8.3";
    play(game, "+@d8");
    EXPECT_EQ(game.outcome(), drawn_as_dead);
    EXPECT_TRUE(game.take_back());
    play(game, "x@d8");
    EXPECT_EQ(game.outcome(), std::nullopt) << "a 2 can capture that one";
}

TEST(Clauses, R9_1_AsLongAsACaptureIsPossibleNothingIsDrawn) {
    EXPECT_EQ(outcome("z5z/7/7/7/++++++x/7/7/7/Z5Z w - 24 00 1"), std::nullopt);
    EXPECT_EQ(outcome("z5z/7/7/7/++++++1/7/7/7/Z5Z w - 24 00 1"), std::nullopt);
    EXPECT_EQ(outcome("z5z/7/7/7/+++++++/7/7/7/Z5D w - 24 00 1"), std::nullopt);
}

TEST(Clauses, R9_1_AsLongAsSomebodyCanBeShutInNothingIsDrawn) {
    // White's 2 can enter a3 by a turn on a4 or b3, from there a1 by the One way on a2, and never
    // leave it.
    EXPECT_EQ(outcome("z6/7/7/7/+++++++/+5Z/1++++++/Y+5/1+5 w - 14 00 1"), std::nullopt);
    EXPECT_EQ(outcome("z6/7/7/7/+++++++/+5Z/1++++++/Y+5/1+5 b - 14 00 1"), std::nullopt);
    EXPECT_EQ(outcome("z6/7/7/7/+++++++/+5Z/1++++++/++5/1+5 w - 14 00 1"), drawn_as_dead);
    // A second 2 can always move, which suffices at level 0 but not at level 1.
    EXPECT_EQ(outcome("z5z/7/7/7/+++++++/+3Z1Z/1++++++/Y+5/1+5 w - 14 00 1"), drawn_as_dead);
    EXPECT_EQ(outcome("z5z/7/7/7/+++++++/+3Z1Z/1++++++/Y+5/1+5 w - 14 10 1"), std::nullopt);
    EXPECT_EQ(outcome("z5z/7/7/7/+++++++/+3Z1Z/1++++++/Y+5/1+5 w - 14 01 1"), drawn_as_dead);
}

TEST(Clauses, R9_3_PlayersMayAgreeAtAnyTime) {
    const MaybeOutcome agreed = Outcome{Ending::Agreement, std::nullopt};
    for (const Player by : both_players) {
        Game at_the_start(Position::closed());
        EXPECT_TRUE(at_the_start.offer_draw(by, DrawKind::Agreement));
        EXPECT_EQ(at_the_start.offer(), (DrawOffer{by, DrawKind::Agreement}));
        EXPECT_EQ(at_the_start.outcome(), std::nullopt);
        EXPECT_TRUE(at_the_start.accept_draw(opponent_of(by)));
        EXPECT_EQ(at_the_start.outcome(), agreed);

        Game while_placing(from_fen("1z5/7/7/3z3/7/7/3D3/7/7 b 2 22 00 1"));
        EXPECT_TRUE(while_placing.offer_draw(by, DrawKind::Agreement));
        EXPECT_TRUE(while_placing.accept_draw(opponent_of(by)));
        EXPECT_EQ(while_placing.outcome(), agreed);
    }
    EXPECT_EQ(clause_of(Ending::Agreement), "R9.3");
}

TEST(Clauses, R9_3_AnOfferIsAnsweredByTheOpponentOnly) {
    Game game(Position::closed());
    EXPECT_EQ(verdict(game.accept_draw(Player::White)), "R9.3") << "there is none";
    EXPECT_EQ(verdict(game.decline_draw(Player::White)), "R9.3");
    EXPECT_TRUE(game.offer_draw(Player::White, DrawKind::Agreement));
    EXPECT_EQ(verdict(game.accept_draw(Player::White)), "R9.3") << "not one's own";
    EXPECT_EQ(verdict(game.decline_draw(Player::White)), "R9.3");
    EXPECT_TRUE(game.decline_draw(Player::Brown));
    EXPECT_EQ(game.offer(), std::nullopt);
    EXPECT_EQ(verdict(game.accept_draw(Player::Brown)), "R9.3");
}

TEST(Clauses, R9_3_ActingRefusesAndOfferingBackAccepts) {
    Game game(Position::closed());
    EXPECT_TRUE(game.offer_draw(Player::White, DrawKind::Agreement));
    play(game, "c2c3");
    EXPECT_TRUE(game.offer()) << "the own action does not withdraw it";
    play(game, "c8c7");
    EXPECT_FALSE(game.offer());
    EXPECT_TRUE(game.offer_draw(Player::White, DrawKind::Agreement));
    EXPECT_TRUE(game.offer_draw(Player::Brown, DrawKind::Agreement));
    EXPECT_EQ(game.outcome(), (Outcome{Ending::Agreement, std::nullopt}));
}

}  // namespace
}  // namespace barracuda
