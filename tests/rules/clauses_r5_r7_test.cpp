// R5 to R7, clause by clause: the faces of a barragoon, capturing, placing.
#include "kit/random_games.hpp"
#include "rules/by_text.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>

namespace barracuda {
namespace {

constexpr std::string_view headings = "NESW";

// The table of R5: for each state, the permitted headings of entering and leaving.
const std::map<char, std::string_view> table{
    {'x', ""},   {'^', "NN"},    {'>', "EE"},    {'Y', "SS"},
    {'<', "WW"}, {'|', "NN SS"}, {'-', "EE WW"}, {'N', "EN"},
    {'E', "SE"}, {'S', "WS"},    {'W', "NW"},    {'n', "WN"},
    {'e', "NE"}, {'s', "ES"},    {'w', "SW"},    {'+', "NE NW EN ES SE SW WN WS"},
};

// A barragoon on d5 and a 3 beside it, which enters it with one heading and leaves it with another
// by its short move. A turn has another way around the corner, which No way blocks.
Position passing(char face, Direction entering, Direction leaving) {
    Setup setup;
    setup.supply = 0;
    setup[sq("a9")] = Piece{Player::Brown, Value::Two};
    setup[sq("d5")] = *parse_face(face);
    const Square from = *step(sq("d5"), opposite_of(entering));
    setup[from] = Piece{Player::White, Value::Three};
    if (leaving != entering) setup[*step(from, leaving)] = Face::NoWay;
    return *Position::from(setup);
}

TEST(Clauses, R5_EveryFacePermitsWhatTheTableSays) {
    ASSERT_EQ(table.size(), 16u);
    for (const auto& [face, permitted] : table)
        for (const Direction entering : all_directions)
            for (const Direction leaving : all_directions) {
                if (leaving == opposite_of(entering)) continue;
                const Square from = *step(sq("d5"), opposite_of(entering));
                const Square to = *step(sq("d5"), leaving);
                const std::string pair{headings[static_cast<std::size_t>(index_of(entering))],
                                       headings[static_cast<std::size_t>(index_of(leaving))]};
                const bool open = permitted.find(pair) != std::string_view::npos;
                EXPECT_EQ(verdict(passing(face, entering, leaving), to_text(from) + to_text(to)),
                          open ? "legal" : "R5")
                    << face << ' ' << pair;
            }
}

TEST(Clauses, R5_NobodyLeavesWhereHeCameFrom) {
    for (const auto& [face, permitted] : table)
        for (const Direction heading : all_directions)
            EXPECT_FALSE(permits(*parse_face(face), heading, opposite_of(heading))) << face;
}

TEST(Clauses, R5_PassingNeedsOneMoreStep) {
    // A short move cannot end on a barragoon that it could pass; a full move that ends there
    // captures it.
    EXPECT_EQ(verdict(from_fen("z6/7/7/3|3/7/3D3/7/7/7 w - 0 00 1"), "d4d6"), "R4.6");
    EXPECT_EQ(verdict(from_fen("z6/7/7/3|3/7/3D3/7/7/7 w - 0 00 1"), "d4d7"), "legal");
    EXPECT_EQ(explain(from_fen("z6/7/3|3/7/7/3D3/7/7/7 w - 0 00 1"), act("d4d7")).reason,
              Reason::CapturesBarragoon);
    // At the edge of the board there is no further step.
    EXPECT_EQ(moves_of(from_fen("z6/7/7/7/7/7/7/xx5/-Zx3Z w - 0 00 1"), "b1"), "");
    EXPECT_EQ(moves_of(from_fen("z6/7/7/7/7/7/7/xx5/1-Zx2Z w - 0 00 1"), "c1"), "a1 b2 c2 c3 d2");
}

TEST(Clauses, R6_1_OnlyAFullMoveCaptures) {
    const Position position = from_fen("7/7/3z3/3z3/3D3/7/7/7/7 w - 24 00 1");
    EXPECT_EQ(verdict(position, "d5d6"), "R4.1");
    EXPECT_EQ(verdict(position, "d5d7"), "R4.6");
    EXPECT_EQ(verdict(from_fen("7/3z3/7/3x3/3D3/7/7/7/7 w - 24 00 1"), "d5d8"), "R5");
    EXPECT_EQ(verdict(from_fen("7/3z3/7/7/3D3/7/7/7/7 w - 24 00 1"), "d5d8"), "legal");
}

TEST(Clauses, R6_2_TheVictimPlacesFirstThenTheCaptor) {
    for (const bool swapped : {false, true}) {
        Position position = from_fen("1z5/7/7/3z3/7/7/3D3/7/7 w - 24 00 1");
        std::string capture = "d3d6";
        if (swapped) {
            position = position.colours_swapped();
            capture = "d7d4";
        }
        const Player captor = position.actor();
        const Player victim = opponent_of(captor);
        const Position captured = after(position, capture);
        EXPECT_EQ(captured.pieces(victim).size(), 1) << "the captured piece leaves the game";
        EXPECT_EQ(captured.at(sq(capture.substr(2))), Cell(Piece{captor, Value::Three}));
        EXPECT_EQ(captured.supply(), 22) << "two are taken from the supply";
        EXPECT_EQ(captured.owed(), 2);
        EXPECT_EQ(captured.actor(), victim);
        const Position first = after(captured, "x@a5");
        EXPECT_EQ(first.owed(), 1);
        EXPECT_EQ(first.actor(), captor);
        EXPECT_EQ(first.turn(), position.turn());
        const Position second = after(first, "+@g5");
        EXPECT_EQ(second.owed(), 0);
        EXPECT_EQ(second.actor(), victim) << "the captor's turn is over";
        EXPECT_EQ(second.barragoons().size(), 2);
        EXPECT_EQ(second.supply(), 22);
    }
}

TEST(Clauses, R6_3_ACapturedBarragoonIsPlacedAgainByTheMover) {
    const Position start = from_fen("1z5/7/7/3x3/7/7/3D3/7/7 w - 20 00 1");
    const Position captured = after(start, "d3d6");
    EXPECT_EQ(captured.owed(), 1);
    EXPECT_EQ(captured.actor(), Player::White);
    EXPECT_EQ(captured.supply(), 20) << "it does not come from the supply";
    EXPECT_EQ(captured.barragoons().size(), 0);
    for (const Face face : all_faces) {
        const std::string placement = to_char(face) + std::string("@e5");
        const Position placed = after(captured, placement);
        EXPECT_EQ(placed.at(sq("e5")), Cell(face));
        EXPECT_EQ(placed.actor(), Player::Brown);
    }
    EXPECT_EQ(verdict(captured, "x@d3"), "legal") << "the square that the piece has left";
    EXPECT_EQ(verdict(captured, "x@d6"), "R7.1") << "the square of the capture";
    const Position took_piece = after(from_fen("1z5/7/7/3z3/7/7/3D3/7/7 w - 24 00 1"), "d3d6");
    EXPECT_EQ(verdict(took_piece, "x@d3"), "legal");
    EXPECT_EQ(verdict(took_piece, "x@d6"), "R7.1");
}

TEST(Clauses, R6_4_TheLastCapturePlacesNothing) {
    const auto expect_over = [](std::string_view fen, std::string_view result_fen, Ending ending) {
        Game game(from_fen(fen));
        EXPECT_EQ(game.explain(act("d3d6")).reason, Reason::CapturesLastPiece) << fen;
        EXPECT_EQ(clause_of(game.explain(act("d3d6"))), "R6.4") << fen;
        play(game, "d3d6");
        EXPECT_EQ(to_fen(game.position()), result_fen);
        EXPECT_EQ(game.outcome(), (Outcome{ending, Player::White})) << fen;
        EXPECT_TRUE(game.legal_actions().empty()) << fen;
    };
    expect_over("7/7/7/3z3/7/7/3D3/7/7 w - 24 00 1", "7/7/7/3D3/7/7/7/7/7 b - 24 00 1",
                Ending::ShutIn);
    expect_over("1z5/7/7/3z3/7/7/3D3/7/7 w - 24 01 1", "1z5/7/7/3D3/7/7/7/7/7 b - 24 01 1",
                Ending::ExpressLevel);
    expect_over("1z1d3/7/7/3z3/7/7/3D3/7/7 w - 24 02 1", "1z1d3/7/7/3D3/7/7/7/7/7 b - 24 02 1",
                Ending::ExpressLevel);
}

TEST(Clauses, R6_4_WithAPieceMoreThanTheLevelTheGameGoesOn) {
    for (const auto* fen :
         {"1z5/7/7/3z3/7/7/3D3/7/1ZZ4 w - 24 20 1",  // the captor's own level does not matter
          "1z1d3/7/7/3z3/7/7/3D3/7/7 w - 24 01 1", "1z1dd2/7/7/3z3/7/7/3D3/7/7 w - 24 02 1"}) {
        Game game(from_fen(fen));
        play(game, "d3d6");
        EXPECT_EQ(game.position().owed(), 2) << fen;
        EXPECT_EQ(game.outcome(), std::nullopt) << fen;
    }
}

TEST(Clauses, R6_5_TheSupplyAlwaysSuffices) {
    // Whatever is captured in games from the set-ups, two placements are owed, unless the game is
    // over.
    Random random(65);
    int captures = 0;
    int smallest = starting_supply;
    for (int i = 0; i < 60; ++i) {
        std::optional<Position> before;
        kit::play_random(
            random, kit::random_start(random), {.captures = 100}, [&](const Position& now) {
                if (before && now.pieces().size() < before->pieces().size()) {
                    ++captures;
                    EXPECT_EQ(now.owed(), is_lost(now) ? 0 : 2) << to_fen(now);
                    EXPECT_EQ(now.supply(), before->supply() - now.owed()) << to_fen(now);
                }
                smallest = std::min(smallest, now.supply());
                before = now;
            });
    }
    EXPECT_GT(captures, 300);
    EXPECT_LE(smallest, 6);
}

TEST(Clauses, R6_5_AnEmptySupplyBringsNoPlacements) {
    Game game(from_fen("1z5/7/7/3z3/7/7/3D3/7/7 w - 0 00 1"));
    play(game, "d3d6");
    EXPECT_EQ(to_fen(game.position()), "1z5/7/7/3D3/7/7/7/7/7 b - 0 00 1");
    EXPECT_EQ(game.outcome(), std::nullopt);
    // Capturing a barragoon does not need the supply.
    EXPECT_EQ(after(from_fen("1z5/7/7/3x3/7/7/3D3/7/7 w - 0 00 1"), "d3d6").owed(), 1);
}

TEST(Clauses, R6_5_ASupplyIsEvenAndNotUsedForLevels) {
    for (const auto* supply : {"1", "3", "23", "25", "26", "-2"})
        EXPECT_FALSE(parse_fen("z6/7/7/7/7/7/7/7/Z6 w - " + std::string(supply) + " 00 1"))
            << supply;
    EXPECT_EQ(Position::closed({2, 2}).supply(), 24);
    EXPECT_EQ(Position::closed({2, 2}).barragoons().size(), 8);
}

TEST(Clauses, R7_1_OnAnyFreeSquareWithAnyOf16States) {
    const Position owed = after(from_fen("1z5/7/7/3x3/x6/7/3D3/7/7 w - 20 00 1"), "d3d6");
    EXPECT_EQ(legal_actions(owed).size(), (63u - 3u) * 16u);
    for (const Square square : all_squares())
        for (const char face : std::string("x^>Y<|-NESWnesw+")) {
            const std::string placement = face + ("@" + to_text(square));
            EXPECT_EQ(verdict(owed, placement), owed.at(square).is_empty() ? "legal" : "R7.1");
        }
    EXPECT_FALSE(parse_action("y@d5"));
    EXPECT_FALSE(parse_action("x@h5"));
}

TEST(Clauses, R7_2_APlacementIsFinal) {
    Game game(from_fen("1z5/7/7/3x3/7/7/3D3/7/7 w - 20 00 1"));
    play(game, "d3d6 x@e5");
    EXPECT_EQ(verdict(game, "+@e5"), "R3.1");
    EXPECT_EQ(verdict(game, "x@e4"), "R3.1");
    play(game, "b9b8 d6d4");
    EXPECT_EQ(game.position().at(sq("e5")), Cell(Face::NoWay));
}

TEST(Clauses, R7_3_AForgottenPlacementLeavesTheGame) {
    Game game(from_fen("1z5/7/7/3x3/7/7/3D3/7/7 w - 20 00 1"));
    EXPECT_EQ(verdict(game.forget_placement()), "R7.3") << "nothing is owed";
    play(game, "d3d6");
    EXPECT_EQ(verdict(game.forget_placement()), "legal");
    EXPECT_EQ(to_fen(game.position()), "1z5/7/7/3D3/7/7/7/7/7 b - 20 00 1")
        << "one barragoon is gone";
    EXPECT_EQ(game.played(1), std::nullopt);
    EXPECT_EQ(game.turns(), (std::vector<Turn>{{act("d3d6"), std::nullopt}}));
    EXPECT_EQ(verdict(game.forget_placement()), "R7.3");
    play(game, "b9b8");
}

TEST(Clauses, R7_3_EitherOrBothPlacementsCanBeForgotten) {
    for (const bool victim_forgets : {false, true})
        for (const bool captor_forgets : {false, true}) {
            Game game(from_fen("1z5/7/7/3z3/7/7/3D3/7/7 w - 24 00 1"));
            play(game, "d3d6");
            const auto place_or_forget = [&](bool forgets, std::string_view placement) {
                if (forgets)
                    EXPECT_TRUE(game.forget_placement());
                else
                    play(game, placement);
            };
            place_or_forget(victim_forgets, "x@a1");
            EXPECT_EQ(game.position().actor(), Player::White);
            EXPECT_EQ(game.position().owed(), 1);
            place_or_forget(captor_forgets, "x@g1");
            EXPECT_EQ(game.position().actor(), Player::Brown);
            EXPECT_EQ(game.position().owed(), 0);
            EXPECT_EQ(game.position().supply(), 22);
            EXPECT_EQ(game.position().barragoons().size(), 2 - victim_forgets - captor_forgets);
            EXPECT_EQ(game.turns()[0].size(), 3u);
        }
}

TEST(Clauses, R7_3_PlayNeverForgets) {
    Game game(from_fen("1z5/7/7/3x3/7/7/3D3/7/7 w - 20 00 1"));
    play(game, "d3d6");
    EXPECT_EQ(verdict(game, "b9b8"), "R3.3");
    EXPECT_EQ(verdict(game.play(act("b9b8"))), "R3.3");
    EXPECT_EQ(game.position().owed(), 1);
}

}  // namespace
}  // namespace barracuda
