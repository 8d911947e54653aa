#include "engine/sight.hpp"

#include "engine/faculties.hpp"
#include "rules/text/fen.hpp"
#include "rules/text/notation.hpp"

#include <gtest/gtest.h>

namespace barracuda::engine {
namespace {

bool sees(const Survey& survey, Player player, const char* move) {
    const Action action = *parse_action(move);
    for (const SurveyedPiece& piece : survey[player].pieces)
        if (piece.square == action.from())
            return SquareSet::from_bits(piece.destinations).contains(action.to());
    return false;
}

bool white_sees(Faculties faculties, const char* fen, Player player, const char* move) {
    return sees(Sight(faculties, Player::White, 1).survey(*parse_fen(fen)), player, move);
}

// White's 3 on d3 can capture on d6, and Brown's 2 on a5 White's 3 on c5, both in a straight line.
constexpr auto straight = "7/7/7/3d3/z1D4/7/3D3/7/7 w - 24 00 1";

TEST(Sight, OverlooksNothingWithEveryFaculty) {
    const Position position = *parse_fen(straight);
    const Survey all(position);
    const Survey seen = Sight(every_faculty, Player::White, 1).survey(position);
    for (const Player player : both_players) {
        EXPECT_EQ(seen[player].reach, all[player].reach);
        EXPECT_EQ(seen[player].strikes, all[player].strikes);
        EXPECT_EQ(seen[player].movable, all[player].movable);
    }
}

TEST(Sight, Captures) {
    Faculties faculties = every_faculty;
    EXPECT_TRUE(white_sees(faculties, straight, Player::White, "d3d6"));
    faculties.captures = 0;
    EXPECT_FALSE(white_sees(faculties, straight, Player::White, "d3d6"));
    EXPECT_TRUE(white_sees(faculties, straight, Player::White, "d3d5")) << "no capture";
    EXPECT_TRUE(white_sees(faculties, straight, Player::Brown, "a5c5")) << "a threat";
}

TEST(Sight, Threats) {
    Faculties faculties = every_faculty;
    EXPECT_TRUE(white_sees(faculties, straight, Player::Brown, "a5c5"));
    faculties.threats = 0;
    EXPECT_FALSE(white_sees(faculties, straight, Player::Brown, "a5c5"));
    EXPECT_TRUE(white_sees(faculties, straight, Player::White, "d3d6"));
}

// The 3 goes north to the barragoon on d4, which turns it east; without a barragoon on d4, the same
// destination needs no turn on one.
TEST(Sight, WaysThatTurnOverABarragoon) {
    constexpr auto bent = "z6/7/7/7/7/3e3/2xDx2/3x3/7 w - 24 00 1";
    Faculties faculties = every_faculty;
    EXPECT_TRUE(white_sees(faculties, bent, Player::White, "d3f4"));
    faculties.bent_ways = 0;
    EXPECT_FALSE(white_sees(faculties, bent, Player::White, "d3f4"));
    EXPECT_TRUE(
        white_sees(faculties, "z6/7/7/7/7/7/2xDx2/3x3/7 w - 24 00 1", Player::White, "d3f4"));
}

TEST(Sight, CapturesFromAfar) {
    constexpr auto far = "7/7/7/3z3/z6/7/3V3/7/7 w - 24 00 1";
    constexpr auto target = "7/7/3z3/7/z6/7/3V3/7/7 w - 24 00 1";
    Faculties faculties = every_faculty;
    faculties.far_captures = 0;
    EXPECT_FALSE(white_sees(faculties, target, Player::White, "d3d7"));
    EXPECT_TRUE(white_sees(faculties, straight, Player::White, "d3d6")) << "three steps";
    EXPECT_TRUE(white_sees(faculties, far, Player::White, "d3c6")) << "no capture";
}

TEST(Sight, IsTheSameThroughoutATurnAndDiffersBetweenTurns) {
    Faculties faculties = every_faculty;
    faculties.captures = 50;
    const Position position = *parse_fen(straight);
    int seen = 0;
    for (std::uint64_t lot = 0; lot < 400; ++lot) {
        const Sight sight(faculties, Player::White, lot);
        const bool once = sees(sight.survey(position), Player::White, "d3d6");
        EXPECT_EQ(sees(sight.survey(position), Player::White, "d3d6"), once);
        // Another piece has moved meanwhile: the way is still overlooked.
        const Position later = position.after(*parse_action("c5c7"));
        EXPECT_EQ(sees(sight.survey(later), Player::White, "d3d6"), once);
        seen += once;
    }
    EXPECT_NEAR(seen, 200, 50);
}

}  // namespace
}  // namespace barracuda::engine
