// R4, clause by clause: how a piece moves.
#include "rules/by_text.hpp"

#include <gtest/gtest.h>

#include <set>

namespace barracuda {
namespace {

// A board with White's piece on d5 and whatever else is given, White to move. Brown's 2 is on a9.
Position with_piece(char piece, std::string_view others = "") {
    Setup setup;
    setup[sq("a9")] = Piece{Player::Brown, Value::Two};
    setup[sq("d5")] = *parse_cell(piece);
    for (const std::string_view other : words(others))
        setup[sq(other.substr(1))] = *parse_cell(other[0]);
    setup.supply = 0;
    const auto position = Position::from(setup);
    EXPECT_TRUE(position) << others;
    return *position;
}

TEST(Clauses, R4_1_ExactlyNStepsOrOneLess) {
    for (const char piece : {'Z', 'D', 'V'}) {
        const Position position = with_piece(piece);
        const int full = steps_of(position.piece_on(sq("d5")).value);
        for (const Square to : all_squares()) {
            const int steps = distance(sq("d5"), to);
            const bool legal = steps == full || steps == full - 1;
            EXPECT_EQ(verdict(position, "d5" + to_text(to)), legal ? "legal" : "R4.1")
                << piece << to_text(to);
        }
    }
}

TEST(Clauses, R4_1_BarragoonsThatArePassedCount) {
    const Position position = with_piece('D', "|d6 |d7");
    EXPECT_EQ(verdict(position, "d5d8"), "legal") << "d6 and d7 are two of three steps";
    EXPECT_EQ(verdict(position, "d5d9"), "R4.1");
    EXPECT_EQ(verdict(with_piece('D', "+d6"), "d5e6"), "legal");
    EXPECT_EQ(verdict(with_piece('D', "+d6"), "d5f6"), "legal");
    EXPECT_EQ(verdict(with_piece('D', "+d6"), "d5g6"), "R4.1");
}

TEST(Clauses, R4_2_TheFirstStepMayGoAnywhere) {
    // Only one neighbouring square is open at a time; own pieces stand on the others.
    EXPECT_EQ(moves_of(with_piece('Z', "De5 Dd4 Dc5"), "d5"), "c6 d6 d7 e6");
    EXPECT_EQ(moves_of(with_piece('Z', "Dd6 Dd4 Dc5"), "d5"), "e4 e5 e6 f5");
    EXPECT_EQ(moves_of(with_piece('Z', "Dd6 De5 Dc5"), "d5"), "c4 d3 d4 e4");
    EXPECT_EQ(moves_of(with_piece('Z', "Dd6 De5 Dd4"), "d5"), "b5 c4 c5 c6");
}

TEST(Clauses, R4_2_TheDirectionChangesOnceAtMost) {
    // To f6 without f5 and d6 it takes two turns: e5, e6, f6.
    EXPECT_EQ(verdict(with_piece('D', "Zf5"), "d5f6"), "legal") << "d6, e6, f6";
    EXPECT_EQ(verdict(with_piece('D', "Zd6"), "d5f6"), "legal") << "e5, f5, f6";
    EXPECT_EQ(verdict(with_piece('D', "Zf5 Zd6"), "d5f6"), "R4.2");
    // A 4 to f7: every way with one turn is closed, those with two or three are open.
    EXPECT_EQ(verdict(with_piece('V', "Zf6"), "d5f7"), "legal") << "d6, d7, e7, f7";
    EXPECT_EQ(verdict(with_piece('V', "Zf6 Zd7"), "d5f7"), "R4.2");
}

TEST(Clauses, R4_2_ItNeverReverses) {
    // A 3 that went one step, came back and went on would reach the neighbours.
    for (const auto* to : {"d6", "e5", "d4", "c5", "d5"})
        EXPECT_EQ(verdict(with_piece('D'), "d5" + std::string(to)), "R4.1") << to;
    // A 2 in a dead end cannot spend its second step on the way back.
    EXPECT_EQ(moves_of(with_piece('Z', "xc5 xd4 xe5 +d7 +c6 +e6"), "d5"), "d6");
}

TEST(Clauses, R4_3_NoPieceOfEitherColourCanBePassed) {
    EXPECT_EQ(verdict(with_piece('D'), "d5d8"), "legal");
    for (const auto* blocked : {"Zd6", "Zd7", "zd6", "zd7", "Vd6", "vd7"}) {
        EXPECT_EQ(verdict(with_piece('D', blocked), "d5d8"), "R4.3") << blocked;
    }
    EXPECT_EQ(verdict(with_piece('D', "|d6 -d7"), "d5d8"), "R5") << "as the face permits";
    EXPECT_EQ(verdict(with_piece('D', "|d6 |d7"), "d5d8"), "legal");
}

TEST(Clauses, R4_4_AForcedTurnIsTheOneTurn) {
    // d6 turns the 4 to e6; from there it may only go straight on.
    EXPECT_EQ(verdict(with_piece('V', "+d6 Ze5"), "d5g6"), "legal") << "d6, e6, f6, g6";
    EXPECT_EQ(verdict(with_piece('V', "+d6 Ze5"), "d5e8"), "R4.4") << "has used it, turns again";
    EXPECT_EQ(verdict(with_piece('V', "ed6 Ze5"), "d5e8"), "R4.4");
    EXPECT_EQ(verdict(with_piece('V', "Ze5"), "d5e8"), "legal") << "d6, d7, d8, e8";
    // On the way e5, e6, f6 the turn on e5 comes first, the barragoon on e6 would turn it again.
    EXPECT_EQ(verdict(with_piece('D', "+e6 Zd6 Zf5"), "d5f6"), "R4.4") << "has turned already";
    EXPECT_EQ(verdict(with_piece('D', "ee6 Zd6 Zf5"), "d5f6"), "R4.4");
    // Two barragoons that turn, one behind the other, cannot both be passed.
    EXPECT_EQ(verdict(with_piece('D', "+d6 +e6 De5"), "d5e7"), "R4.4");
}

TEST(Clauses, R4_5_OnAFreeSquareTheMoverChooses) {
    EXPECT_EQ(moves_of(with_piece('Z', "De5 Dd4 Dc5"), "d5"), "c6 d6 d7 e6");
    const Position four = with_piece('V', "De5 Dd4 Dc5");
    for (const auto* to : {"d9", "c8", "e8", "b7", "f7", "a6", "g6"})
        EXPECT_EQ(verdict(four, "d5" + std::string(to)), "legal") << to;
}

TEST(Clauses, R4_5_OnABarragoonItsFaceDecides) {
    EXPECT_EQ(moves_of(with_piece('Z', "De5 Dd4 Dc5 +d6"), "d5"), "c6 e6");
    EXPECT_EQ(moves_of(with_piece('Z', "De5 Dd4 Dc5 |d6"), "d5"), "d7");
    EXPECT_EQ(moves_of(with_piece('Z', "De5 Dd4 Dc5 Wd6"), "d5"), "c6");
    EXPECT_EQ(moves_of(with_piece('Z', "De5 Dd4 Dc5 ed6"), "d5"), "e6");
    EXPECT_EQ(moves_of(with_piece('Z', "De5 Dd4 Dc5 xd6"), "d5"), "");
}

TEST(Clauses, R4_6_AShortMoveNeverCaptures) {
    for (const auto* target : {"zd7", "xd7", "+d7", "Zd7"}) {
        EXPECT_EQ(verdict(with_piece('D', target), "d5d7"), "R4.6") << target;
        EXPECT_EQ(verdict(with_piece('D', target), "d5e6"), "legal") << target;
    }
    EXPECT_EQ(verdict(with_piece('D'), "d5d7"), "legal");
    EXPECT_EQ(verdict(with_piece('Z', "zd6"), "d5d6"), "R4.6");
    EXPECT_EQ(verdict(with_piece('V', "zd8"), "d5d8"), "R4.6");
}

TEST(Clauses, R4_7_AFullMoveEndsOnFreeSquaresEnemiesAndBarragoons) {
    const auto expect = [](std::string_view target, std::string_view clause, Reason reason) {
        const Position position = with_piece('D', target);
        EXPECT_EQ(verdict(position, "d5d8"), clause) << target;
        EXPECT_EQ(explain(position, act("d5d8")).reason, reason) << target;
    };
    expect("", "legal", Reason::MovesToFreeSquare);
    expect("zd8", "legal", Reason::CapturesPiece);
    expect("dd8", "legal", Reason::CapturesPiece);
    expect("vd8", "legal", Reason::CapturesPiece);
    expect("xd8", "legal", Reason::CapturesBarragoon);
    expect("Zd8", "R4.7", Reason::OwnPieceThere);
    expect("Dd8", "R4.7", Reason::OwnPieceThere);
    expect("Vd8", "R4.7", Reason::OwnPieceThere);
}

TEST(Clauses, R4_8_ATwoCannotCaptureAllTurns) {
    EXPECT_EQ(verdict(with_piece('Z', "+d7"), "d5d7"), "R4.8");
    EXPECT_EQ(verdict(with_piece('Z', "+e6"), "d5e6"), "R4.8");
    EXPECT_EQ(verdict(with_piece('D', "+d8"), "d5d8"), "legal");
    EXPECT_EQ(verdict(with_piece('V', "+d9"), "d5d9"), "legal");
    for (const Face face : all_faces) {
        if (face == Face::AllTurns) continue;
        EXPECT_EQ(verdict(with_piece('Z', to_char(face) + std::string("d7")), "d5d7"), "legal")
            << to_char(face);
    }
}

TEST(Clauses, R4_9_AFaceDoesNotLimitTheSidesOfACapture) {
    for (const Face face : all_faces) {
        for (const auto* target : {"d7", "f5", "d3", "b5"}) {
            if (face == Face::AllTurns) continue;
            const std::string barragoon = to_char(face) + std::string(target);
            EXPECT_EQ(verdict(with_piece('Z', barragoon), "d5" + std::string(target)), "legal")
                << barragoon;
        }
        for (const auto* target : {"d8", "g5", "d2", "a5"}) {
            const std::string barragoon = to_char(face) + std::string(target);
            EXPECT_EQ(verdict(with_piece('D', barragoon), "d5" + std::string(target)), "legal")
                << barragoon;
        }
        for (const auto* target : {"d9", "f7", "d1", "b3", "g4", "a4"}) {
            const std::string barragoon = to_char(face) + std::string(target);
            EXPECT_EQ(verdict(with_piece('V', barragoon), "d5" + std::string(target)), "legal")
                << barragoon;
        }
    }
}

TEST(Clauses, R4_10_StartAndDestinationSayItAll) {
    // Many ways lead to f7, but only one action does.
    const Position position = with_piece('V');
    std::set<std::string> seen;
    for (const Action action : legal_actions(position))
        EXPECT_TRUE(seen.insert(to_text(action)).second) << to_text(action);
    EXPECT_TRUE(seen.contains("d5f7"));
    // Nor does it matter which of two ways is taken: over the barragoon on d6, or by e5.
    EXPECT_EQ(verdict(with_piece('Z', "+d6"), "d5e6"), "legal");
    EXPECT_EQ(after(with_piece('Z', "+d6"), "d5e6").at(sq("d6")), Cell(Face::AllTurns));
    // The distance tells a full move from a short one: only the full move captures.
    for (const char piece : {'Z', 'D', 'V'}) {
        const Position open = with_piece(piece);
        for (const Action action : legal_actions(open)) {
            const bool full =
                distance(sq("d5"), action.to()) == steps_of(open.piece_on(sq("d5")).value);
            const Position blocked = with_piece(piece, "x" + to_text(action.to()));
            EXPECT_EQ(verdict(blocked, to_text(action)), full ? "legal" : "R4.6")
                << to_text(action);
        }
    }
}

}  // namespace
}  // namespace barracuda
