// R1 to R3, clause by clause: the material, the set-up, turns and actions. R1.5, the lot, is drawn
// by people.
#include "rules/by_text.hpp"

#include <gtest/gtest.h>

namespace barracuda {
namespace {

constexpr auto can_capture_piece = "1z5/7/7/3z3/7/7/3D3/7/7 w - 24 00 1";
constexpr auto can_capture_barragoon = "1z5/7/7/3x3/7/7/3D3/7/7 w - 24 00 1";

int count(const Position& position, Player player, Value value) {
    return position.pieces(player, value).size();
}

TEST(Clauses, R1_1_WhiteMakesTheFirstTurn) {
    for (const Position& start : {Position::closed(), Position::open()}) {
        Game game(start);
        EXPECT_EQ(game.position().actor(), Player::White);
        EXPECT_EQ(verdict(game, "d8d6"), "R3.1");
        play(game, "c2c3");
        EXPECT_EQ(game.position().actor(), Player::Brown);
        EXPECT_EQ(verdict(game, "d2d4"), "R3.1");
        play(game, "d8d6");
        EXPECT_EQ(game.position().actor(), Player::White);
    }
}

TEST(Clauses, R1_2_SevenFilesAndNineRanks) {
    int squares = 0;
    for (const char file : std::string("abcdefg"))
        for (const char rank : std::string("123456789"))
            squares += parse_square(std::string{file, rank}).has_value();
    EXPECT_EQ(squares, 63);
    EXPECT_EQ(square_count, 63);
    for (const auto* outside : {"h1", "a0", "`5", "g:", "A1"})
        EXPECT_FALSE(parse_square(outside)) << outside;
    // White sits at rank 1 and has file a on the left: east leads to g, north away from White.
    EXPECT_EQ(step(sq("a1"), Direction::East), sq("b1"));
    EXPECT_EQ(step(sq("a1"), Direction::North), sq("a2"));
    EXPECT_EQ(step(sq("g9"), Direction::East), std::nullopt);
    EXPECT_EQ(step(sq("g9"), Direction::North), std::nullopt);
    EXPECT_EQ(step(sq("a1"), Direction::West), std::nullopt);
    EXPECT_EQ(step(sq("a1"), Direction::South), std::nullopt);
}

TEST(Clauses, R1_3_SevenPiecesEach) {
    for (const Position& start : {Position::closed(), Position::open()})
        for (const Player player : both_players) {
            EXPECT_EQ(start.pieces(player).size(), 7);
            EXPECT_EQ(count(start, player, Value::Two), 2);
            EXPECT_EQ(count(start, player, Value::Three), 3);
            EXPECT_EQ(count(start, player, Value::Four), 2);
        }
    EXPECT_TRUE(parse_fen("zzdddvv/7/7/7/7/7/7/7/ZZDDDVV w - 24 00 1"));
    for (const auto* board :
         {"zzz4/7/7/7/7/7/7/7/Z6", "dddd3/7/7/7/7/7/7/7/Z6", "vvv4/7/7/7/7/7/7/7/Z6",
          "z6/7/7/7/7/7/7/7/ZZZ4", "z6/7/7/7/7/7/7/7/DDDD3", "z6/7/7/7/7/7/7/7/VVV4"})
        EXPECT_FALSE(parse_fen(std::string(board) + " w - 24 00 1")) << board;
}

TEST(Clauses, R1_4_ThirtyTwoBarragoonsOfNobody) {
    for (const Position& start : {Position::closed(), Position::open()}) {
        EXPECT_EQ(start.barragoons().size(), 8);
        EXPECT_EQ(start.supply(), 24);
    }
    EXPECT_TRUE(parse_fen("z6/7/7/7/7/7/7/xxxxxxx/x5Z w - 24 00 1"));
    EXPECT_FALSE(parse_fen("z6/7/7/7/7/7/7/xxxxxxx/xx4Z w - 24 00 1"));
    EXPECT_FALSE(parse_fen("z6/7/7/7/7/7/7/xxxxxxx/x5Z w 1 24 00 1"));
    // The same barragoon may be captured by either player.
    const std::string board = "7/7/7/3d3/7/7/3x3/7/1D5 ";
    EXPECT_EQ(verdict(from_fen(board + "b - 24 00 1"), "d6d3"), "legal");
    EXPECT_EQ(verdict(from_fen("7/7/7/3D3/7/7/3x3/7/1d5 w - 24 00 1"), "d6d3"), "legal");
}

TEST(Clauses, R2_1_ThePiecesOfTheSetup) {
    const Position start = Position::closed();
    const auto expect_on = [&](std::string_view squares, Value value) {
        for (const std::string_view text : words(squares)) {
            const Square square = sq(text);
            const Square mirrored = *Square::at(square.file(), 8 - square.rank());
            EXPECT_EQ(start.at(square), Cell(Piece{Player::White, value})) << text;
            EXPECT_EQ(start.at(mirrored), Cell(Piece{Player::Brown, value})) << to_text(mirrored);
        }
    };
    expect_on("b1 f1", Value::Four);
    expect_on("c1 e1 d2", Value::Three);
    expect_on("c2 e2", Value::Two);
    EXPECT_EQ(start.pieces(), Position::open().pieces());
    EXPECT_EQ(start.pieces().size(), 14);
}

TEST(Clauses, R2_2_TheBarragoonsOfTheSetup) {
    SquareSet expected;
    for (const auto* square : {"b4", "f4", "a5", "c5", "e5", "g5", "b6", "f6"})
        expected |= sq(square);
    EXPECT_EQ(Position::closed().barragoons(), expected);
    EXPECT_EQ(Position::open().barragoons(), expected);
}

TEST(Clauses, R2_3_ClosedShowsNoWayAndOpenAllTurns) {
    for (const Square square : Position::closed().barragoons()) {
        EXPECT_EQ(Position::closed().at(square), Cell(Face::NoWay));
        EXPECT_EQ(Position::open().at(square), Cell(Face::AllTurns));
    }
    EXPECT_EQ(to_fen(Position::closed()),
              "1vd1dv1/2zdz2/7/1x3x1/x1x1x1x/1x3x1/7/2ZDZ2/1VD1DV1 w - 24 00 1");
    EXPECT_EQ(to_fen(Position::open()),
              "1vd1dv1/2zdz2/7/1+3+1/+1+1+1+/1+3+1/7/2ZDZ2/1VD1DV1 w - 24 00 1");
}

TEST(Clauses, R3_1_PlayersTakeTurnsAndNobodyMayPass) {
    Game game(Position::closed());
    EXPECT_EQ(verdict(game, "d2d2"), "R4.1");
    EXPECT_EQ(verdict(game.forget_placement()), "R7.3");
    EXPECT_EQ(verdict(game, "x@d5"), "R3.1") << "nothing was captured";
    EXPECT_EQ(verdict(game, "d3d4"), "R3.1") << "no piece there";
    EXPECT_EQ(verdict(game, "b4b5"), "R3.1") << "a barragoon is no piece";
    for (const auto* turn : {"c2c3", "c8c7", "e2e3", "e8e7"}) {
        const Player mover = game.position().actor();
        play(game, turn);
        EXPECT_EQ(game.position().actor(), opponent_of(mover));
    }
    EXPECT_EQ(game.position().turn(), 3) << "it grows when Brown's turn ends";
}

TEST(Clauses, R3_2_AMoveToAFreeSquareIsATurn) {
    Game game(from_fen(can_capture_piece));
    play(game, "d3d5");
    EXPECT_EQ(game.position().owed(), 0);
    EXPECT_EQ(game.position().actor(), Player::Brown);
    EXPECT_EQ(game.turns().size(), 1u);
    EXPECT_EQ(game.turns()[0].size(), 1u);
}

TEST(Clauses, R3_2_ACapturedBarragoonMakesATurnOfTwoActions) {
    Game game(from_fen(can_capture_barragoon));
    play(game, "d3d6");
    EXPECT_EQ(game.position().owed(), 1);
    EXPECT_EQ(game.position().actor(), Player::White) << "the mover places";
    play(game, "x@d3");
    EXPECT_EQ(game.position().owed(), 0);
    EXPECT_EQ(game.position().actor(), Player::Brown);
    EXPECT_EQ(game.turns(), (std::vector<Turn>{{act("d3d6"), act("x@d3")}}));
}

TEST(Clauses, R3_2_ACapturedPieceMakesATurnOfThreeActions) {
    Game game(from_fen(can_capture_piece));
    play(game, "d3d6");
    EXPECT_EQ(game.position().owed(), 2);
    EXPECT_EQ(game.position().actor(), Player::Brown) << "first the opponent places";
    play(game, "x@d7");
    EXPECT_EQ(game.position().owed(), 1);
    EXPECT_EQ(game.position().actor(), Player::White) << "then the mover";
    play(game, "x@b7");
    EXPECT_EQ(game.position().owed(), 0);
    EXPECT_EQ(game.position().actor(), Player::Brown);
    EXPECT_EQ(game.turns(), (std::vector<Turn>{{act("d3d6"), act("x@d7"), act("x@b7")}}));
}

TEST(Clauses, R3_2_ACapturedPieceMayBringNoPlacements) {
    for (const auto* fen : {"1z5/7/7/3z3/7/7/3D3/7/7 w - 0 00 1",    // R6.5
                            "7/7/7/3z3/7/7/3D3/7/7 w - 24 00 1"}) {  // R6.4
        Game game(from_fen(fen));
        play(game, "d3d6");
        EXPECT_EQ(game.position().owed(), 0) << fen;
        EXPECT_EQ(game.position().actor(), Player::Brown) << fen;
        EXPECT_EQ(game.turns().size(), 1u) << fen;
    }
}

TEST(Clauses, R3_3_NothingElseIsLegalWhileAPlacementIsOwed) {
    Game game(from_fen(can_capture_piece));
    play(game, "d3d6");
    EXPECT_EQ(verdict(game, "b9b8"), "R3.3") << "the victim's move";
    EXPECT_EQ(verdict(game, "d6d8"), "R3.3") << "the captor's move";
    EXPECT_EQ(verdict(game, "a1a1"), "R3.3");
    EXPECT_EQ(game.explain(act("b9b8")).owed, 2);
    EXPECT_EQ(text_of(game.explain(act("b9b8"))), "Brown must place a barragoon first");
    play(game, "x@a1");
    EXPECT_EQ(verdict(game, "b9b8"), "R3.3");
    EXPECT_EQ(text_of(game.explain(act("b9b8"))), "White must place a barragoon first");
    for (const Action action : game.legal_actions()) EXPECT_TRUE(action.is_placement());
    const auto refused = game.play(act("b9b8"));
    EXPECT_FALSE(refused);
    EXPECT_EQ(game.size(), 2u) << "a refused action changes nothing";
    play(game, "x@a2 b9b8");
}

}  // namespace
}  // namespace barracuda
