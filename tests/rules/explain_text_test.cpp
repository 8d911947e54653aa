// Every reason with its clause, the offending square, the step, the path and the sentence.
#include "rules/expected_explanation.hpp"

#include <gtest/gtest.h>

#include <set>
#include <vector>

namespace barracuda {
namespace {

struct InPosition {
    std::string_view fen;
    std::string_view action;
    Expected expected;
};

const std::vector<InPosition> in_positions{
    {"z6/7/7/7/7/7/3D3/7/7 w - 24 00 1",
     "d3d5",
     {Reason::MovesToFreeSquare, "R4.1", "d5", {}, "d4 d5", "the 3 on d3 moves to d5"}},
    {"z6/7/7/3d3/7/7/3D3/7/7 w - 24 00 1",
     "d3d6",
     {Reason::CapturesPiece, "R6.2", "d6", {}, "d4 d5 d6", "the 3 on d3 captures the 3 on d6"}},
    {"7/7/7/3d3/7/7/3D3/7/7 w - 24 00 1",
     "d3d6",
     {Reason::CapturesLastPiece,
      "R6.4",
      "d6",
      {},
      "d4 d5 d6",
      "the 3 on d3 captures the 3 on d6 and wins"}},
    {"z6/7/7/3N3/7/7/3D3/7/7 w - 24 00 1",
     "d3d6",
     {Reason::CapturesBarragoon,
      "R6.3",
      "d6",
      {},
      "d4 d5 d6",
      "the 3 on d3 captures the \"Left turn\" barragoon on d6"}},
    {"z6/7/7/7/7/7/3D3/7/7 w 1 24 00 1",
     "x@e5",
     {Reason::Places, "R7.1", "e5", {}, "", "White places a barragoon on e5"}},
    {"z6/7/7/7/7/7/7/x6/Zx5 w - 24 00 1",
     "a1a2",
     {Reason::AlreadyLost, "R8.1", "", {}, "", "White has already lost"}},
    {"z6/7/7/7/7/7/3D3/7/7 w - 24 10 1",
     "d3d5",
     {Reason::AlreadyLost, "R8.2", "", {}, "", "White has already lost"}},
    {"z6/7/7/7/7/7/3D3/7/7 b 2 22 00 1",
     "a9a8",
     {Reason::PlacementOwed, "R3.3", "", {}, "", "Brown must place a barragoon first"}},
    {"z6/7/7/7/7/7/3D3/7/7 w - 24 00 1",
     "x@e5",
     {Reason::NothingOwed,
      "R3.1",
      "e5",
      {},
      "",
      "White has to move a piece: there is no barragoon to place right now"}},
    {"z6/7/7/7/7/7/3D3/7/7 w 1 24 00 1",
     "x@d3",
     {Reason::SquareNotFree,
      "R7.1",
      "d3",
      {},
      "",
      "a barragoon is placed on a free square, but a 3 is on d3"}},
    {"z6/7/7/7/7/7/3D3/7/4s2 w 1 24 00 1",
     "x@e1",
     {Reason::SquareNotFree,
      "R7.1",
      "e1",
      {},
      "",
      "a barragoon is placed on a free square, but a \"Right turn\" barragoon is on e1"}},
    {"z6/7/7/7/7/7/3D3/7/7 w - 24 00 1",
     "d4d6",
     {Reason::NoPieceThere, "R3.1", "d4", {}, "", "there is no piece on d4"}},
    {"z6/7/7/7/7/7/3Dx2/7/7 w - 24 00 1",
     "e3e5",
     {Reason::NoPieceThere, "R3.1", "e3", {}, "", "there is no piece on e3"}},
    {"z6/7/7/7/7/7/3D3/7/7 w - 24 00 1",
     "a9a8",
     {Reason::OpponentsPiece,
      "R3.1",
      "a9",
      {},
      "",
      "the 2 on a9 belongs to Brown, but it is White's turn"}},
    {"z6/7/7/7/7/7/3D3/7/7 w - 24 00 1",
     "d3d7",
     {Reason::WrongDistance,
      "R4.1",
      "d7",
      {},
      "",
      "the 3 on d3 must move exactly 3 steps or 2, but d7 is 4 steps away"}},
    {"z6/7/7/7/7/7/3D3/7/7 w - 24 00 1",
     "d3d4",
     {Reason::WrongDistance,
      "R4.1",
      "d4",
      {},
      "",
      "the 3 on d3 must move exactly 3 steps or 2, but d4 is 1 step away"}},
    {"z6/7/7/7/3x3/7/3D3/7/7 w - 24 00 1",
     "d3d5",
     {Reason::ShortMoveOntoOccupied,
      "R4.6",
      "d5",
      {},
      "",
      "the 3 on d3 would reach d5 with its short move of 2, which must end on a free square, but "
      "the \"No way\" barragoon is on d5"}},
    {"z6/7/7/3Z3/7/7/3D3/7/7 w - 24 00 1",
     "d3d6",
     {Reason::OwnPieceThere,
      "R4.7",
      "d6",
      {},
      "",
      "the 3 on d3 cannot end on d6: White already has a 2 there"}},
    {"z6/7/7/7/3+3/7/3Z3/7/7 w - 24 00 1",
     "d3d5",
     {Reason::TwoTakesAllTurns,
      "R4.8",
      "d5",
      {},
      "",
      "a 2 cannot capture the \"All turns\" barragoon on d5"}},
    {"z6/7/7/7/3v3/7/3D3/7/7 w - 24 00 1",
     "d3d6",
     {Reason::PieceInTheWay, "R4.3", "d5", 2, "d4 d5 d6",
      "the 3 on d3 would have to pass the 4 on d5, but pieces cannot be passed"}},
    {"z6/7/7/7/7/3x3/7/3D3/7 w - 24 00 1",
     "d2d5",
     {Reason::FaceBlocks, "R5", "d4", 2, "d3 d4 d5",
      "the 3 on d2 would have to pass the \"No way\" barragoon on d4, which no piece can pass"}},
    {"z6/7/7/3Z3/3D1Z1/7/7/7/7 w - 24 00 1",
     "d5f6",
     {Reason::TurnsTwice, "R4.2", "e6", 2, "e5 e6 f6",
      "the 3 on d5 would have to turn a second time on e6, but may turn only once"}},
    {"z6/7/7/3Z+2/3D1Z1/7/7/7/7 w - 24 00 1",
     "d5f6",
     {Reason::TurnsAfterForcedTurn, "R4.4", "e6", 2, "e5 e6 f6",
      "the 3 on d5 would have to turn a second time on e6, but a turn forced by a barragoon is the "
      "only one allowed in a move"}},
};

TEST(Explain, EveryReasonOfAPosition) {
    std::set<Reason> seen;
    for (const auto& [fen, action, expected] : in_positions) {
        SCOPED_TRACE(std::string(fen) + " " + std::string(action));
        const Explanation given = explain(from_fen(fen), act(action));
        expect(given, expected);
        EXPECT_EQ(given.action, act(action));
        EXPECT_EQ(given.actor, from_fen(fen).actor());
        seen.insert(given.reason);
    }
    EXPECT_EQ(seen.size(), static_cast<std::size_t>(Reason::GameOver)) << "all before GameOver";
}

// A 3 on d3 enters the barragoon on d4 to the north and would have to go straight on, or turn.
std::string passing(char face, std::string_view to) {
    Setup setup;
    setup[sq("a9")] = Piece{Player::Brown, Value::Two};
    setup[sq("d3")] = Piece{Player::White, Value::Three};
    setup[sq("d4")] = *parse_face(face);
    setup[sq("c3")] = setup[sq("e3")] = Piece{Player::White, Value::Four};
    const auto explanation = explain(*Position::from(setup), Action::move(sq("d3"), sq(to)));
    return verdict(explanation) == "R5" ? text_of(explanation) : verdict(explanation);
}

TEST(Explain, EveryFaceTellsWhatItIsOpenFor) {
    const std::string start = "the 3 on d3 would have to pass the ";
    EXPECT_EQ(passing('x', "d5"), start + "\"No way\" barragoon on d4, which no piece can pass");
    EXPECT_EQ(passing('>', "d5"),
              start + "\"One way\" barragoon on d4, which can only be passed straight to the east");
    EXPECT_EQ(
        passing('Y', "d5"),
        start + "\"One way\" barragoon on d4, which can only be passed straight to the south");
    EXPECT_EQ(
        passing('-', "d5"),
        start +
            "\"Two ways\" barragoon on d4, which can only be passed straight to the east or west");
    EXPECT_EQ(
        passing('N', "d5"),
        start +
            "\"Left turn\" barragoon on d4, which can only be passed by turning left to the north");
    EXPECT_EQ(passing('w', "d5"), start +
                                      "\"Right turn\" barragoon on d4, which can only be passed by "
                                      "turning right to the west");
    EXPECT_EQ(passing('+', "d5"),
              start + "\"All turns\" barragoon on d4, on which every piece has to turn");
    EXPECT_EQ(passing('^', "d5"), "legal");
    EXPECT_EQ(passing('|', "d5"), "legal");
    EXPECT_EQ(passing('+', "e4"), "legal");
}

TEST(Explain, TheNamesOfTheFaces) {
    const std::vector<std::string_view> names{"No way",    "One way",    "Two ways",
                                              "Left turn", "Right turn", "All turns"};
    for (std::size_t kind = 0; kind < names.size(); ++kind)
        EXPECT_EQ(name_of(static_cast<FaceKind>(kind)), names[kind]);
}

// What the game adds: its end, duties, offers.
TEST(Explain, EveryReasonOfAGame) {
    Game over(Position::closed());
    EXPECT_TRUE(over.resign(Player::Brown));
    expect(over.explain(act("c2c3")), {Reason::GameOver, "R8.4", "", {}, "", "the game is over"});

    Game repeated(Position::closed());
    play_times(repeated, 3, "c2c3 c8c7 c3c2 c7c8");
    expect(repeated.offer_draw(Player::White, DrawKind::Repetition).error(),
           {Reason::NoRepetition,
            "R9.2",
            "",
            {},
            "",
            "a draw by repetition can be offered only by the player who has just completed a turn, "
            "once the same turns have been played three times in a row"});
    EXPECT_TRUE(repeated.offer_draw(Player::Brown, DrawKind::Repetition));
    EXPECT_TRUE(repeated.decline_draw(Player::White));
    expect(repeated.explain(act("c2c3")),
           {Reason::MustDeviate,
            "R9.2",
            "c3",
            {},
            "c3",
            "this would repeat the sequence once more; the draw by repetition was declined, so "
            "something else must be played"});
    expect(repeated.accept_draw(Player::White).error(),
           {Reason::NoOffer, "R9.3", "", {}, "", "the opponent has not offered a draw"});
    expect(repeated.forget_placement().error(), {Reason::NothingToForget,
                                                 "R7.3",
                                                 "",
                                                 {},
                                                 "",
                                                 "no placement is due, so none can be forgotten"});

    Game game(from_fen("z6/7/7/3d3/7/7/3D2x/7/V6 w - 24 00 1"), true);
    game.touch(sq("d3"));
    expect(game.explain(act("a1a4")), {Reason::TouchedPiece,
                                       "R10.1",
                                       "d3",
                                       {},
                                       "a2 a3 a4",
                                       "White has touched the 3 on d3 and must move it"});
    game.touch(sq("d6"));
    expect(game.explain(act("d3g3")),
           {Reason::TouchedPieceAndTarget,
            "R10.2",
            "d6",
            {},
            "e3 f3 g3",
            "White has touched the 3 on d6 and must capture it with the touched piece"});
    Game target(game.position(), true);
    target.touch(sq("g3"));
    expect(target.explain(act("d3d6")),
           {Reason::TouchedTarget,
            "R10.3",
            "g3",
            {},
            "d4 d5 d6",
            "White has touched the \"No way\" barragoon on g3 and must capture it"});
}

}  // namespace
}  // namespace barracuda
