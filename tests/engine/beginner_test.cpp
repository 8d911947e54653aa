#include "engine/beginner.hpp"

#include "engine/eval/linear.hpp"
#include "engine/faculties.hpp"
#include "rules/legal.hpp"
#include "rules/text/fen.hpp"
#include "rules/text/notation.hpp"

#include <gtest/gtest.h>

#include <set>
#include <string>

namespace barracuda::engine {
namespace {

// Sees everything one turn ahead, and values material only.
constexpr Faculties plain = [] {
    Faculties faculties = every_faculty;
    faculties.wins = 0;
    faculties.mobility = 0;
    return faculties;
}();

std::string choice_of(const Faculties& faculties, const char* fen, std::uint64_t lot) {
    const Position position = *parse_fen(fen);
    const Sight sight(faculties, position.actor(), lot);
    const ActionList allowed = legal_actions(position);
    LinearEvaluator evaluator;
    return to_text(Beginner(sight, evaluator, position, allowed, Random(lot)).choose().action);
}

std::set<std::string> choices_of(const Faculties& faculties, const char* fen) {
    std::set<std::string> choices;
    for (std::uint64_t lot = 0; lot < 60; ++lot) choices.insert(choice_of(faculties, fen, lot));
    return choices;
}

// The 3 on d3 can capture a 2 on d6; nothing can be captured in return.
constexpr auto free_piece = "z6/7/7/3z3/7/7/3D3/7/6V w - 24 00 1";

TEST(Beginner, TakesThePieceThatItSees) {
    EXPECT_EQ(choices_of(plain, free_piece), std::set<std::string>{"d3d6"});
    Faculties blind = plain;
    blind.captures = 0;
    EXPECT_FALSE(choices_of(blind, free_piece).contains("d3d6"));
}

// Brown's 2 on d6 is in danger on d6 and can only stay out of it by moving.
constexpr auto threatened = "7/7/z6/3z3/7/7/3D3/7/7 b - 24 00 1";

TEST(Beginner, SavesThePieceThatItSeesInDanger) {
    for (const std::string& choice : choices_of(plain, threatened)) {
        const Position after = parse_fen(threatened)->after(*parse_action(choice));
        EXPECT_TRUE((reach(after, Player::White) & after.pieces(Player::Brown)).empty()) << choice;
    }
    Faculties careless = plain;
    careless.threats = 0;
    bool lost = false;
    for (const std::string& choice : choices_of(careless, threatened)) {
        const Position after = parse_fen(threatened)->after(*parse_action(choice));
        lost |= !(reach(after, Player::White) & after.pieces(Player::Brown)).empty();
    }
    EXPECT_TRUE(lost);
}

// Brown's 3 on d9 defends the 2 on d6, so a 4 that captures it is lost.
TEST(Beginner, FollowsExchangesAsFarAsItCan) {
    constexpr auto defended = "3d3/7/7/3z3/7/7/7/3V3/Z6 w - 24 00 1";
    Faculties one_look = plain;
    one_look.exchanges = 0;
    EXPECT_TRUE(choices_of(one_look, defended).contains("d2d6"));
    EXPECT_FALSE(choices_of(plain, defended).contains("d2d6"));
}

// From d4 the 3 attacks both 2s, of which only one can get away.
TEST(Beginner, LooksAtQuietAnswers) {
    constexpr auto fork = "7/7/7/7/1z3z1/7/7/7/3D3 w - 24 00 1";
    Faculties thoughtful = plain;
    thoughtful.exchanges = 2;
    EXPECT_GT(choices_of(thoughtful, fork).size(), 3u);
    thoughtful.answers = 100;
    EXPECT_EQ(choices_of(thoughtful, fork), std::set<std::string>{"d1d4"});
}

// Brown's last piece can be captured.
TEST(Beginner, NoticesAWinOrNot) {
    constexpr auto last_piece = "7/7/7/3z3/7/7/3D3/7/7 w - 24 00 1";
    Faculties faculties = plain;
    faculties.captures = 0;
    faculties.wins = 100;
    EXPECT_EQ(choices_of(faculties, last_piece), std::set<std::string>{"d3d6"});
    faculties.wins = 0;
    EXPECT_FALSE(choices_of(faculties, last_piece).contains("d3d6"));
    faculties.wins = 50;
    EXPECT_GT(choices_of(faculties, last_piece).size(), 1u);
    EXPECT_TRUE(choices_of(faculties, last_piece).contains("d3d6"));
}

// White owes a placement. On b9 it would also block his own 3's way on d9 to Brown's 4.
TEST(Beginner, MindsWhatAPlacementTakesFromItself) {
    const auto closes_own_way = [](const Faculties& faculties) {
        int count = 0;
        for (std::uint64_t lot = 0; lot < 60; ++lot)
            count +=
                choice_of(faculties, "v2D3/7/7/7/7/7/7/7/v5V w 1 22 00 1", lot).ends_with("b9");
        return count;
    };
    Faculties mindful = plain;
    mindful.placements = 2;
    Faculties careless = mindful;
    careless.own_ways = 0;
    EXPECT_LT(2 * closes_own_way(mindful), closes_own_way(careless));
}

TEST(Beginner, ThinksOfFewActionsOrMany) {
    Faculties narrow = plain;
    narrow.moves = 1;
    narrow.mobility = 100;
    Faculties broad = narrow;
    broad.moves = 100;
    const char* start = "1vd1dv1/2zdz2/7/1x3x1/x1x1x1x/1x3x1/7/2ZDZ2/1VD1DV1 w - 24 00 1";
    EXPECT_GT(choices_of(narrow, start).size(), 10u);
    EXPECT_LE(choices_of(broad, start).size(), 2u) << "the one it likes best, left or right";
}

TEST(Beginner, LikesItsPiecesFreeOrDoesNotCare) {
    Faculties faculties = plain;
    const char* corner = "7/7/7/7/7/7/7/6z/Z6 w - 24 00 1";
    EXPECT_GT(choices_of(faculties, corner).size(), 2u);
    faculties.mobility = 100;
    const std::set<std::string> choices = choices_of(faculties, corner);
    EXPECT_EQ(choices, std::set<std::string>{"a1b2"}) << "where the most ways lead on";
}

TEST(Beginner, PlacesBesideTheOpponent) {
    Faculties faculties = plain;
    faculties.placements = 1;
    for (const std::string& text : choices_of(faculties, "z6/7/7/7/7/7/7/7/6V w 1 22 00 1"))
        EXPECT_TRUE(text.ends_with("a8") || text.ends_with("b9")) << text;
}

}  // namespace
}  // namespace barracuda::engine
