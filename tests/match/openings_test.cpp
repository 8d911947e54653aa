#include "match/openings.hpp"

#include "rules/legal.hpp"
#include "rules/outcome.hpp"
#include "rules/text/fen.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace barracuda::match {
namespace {

const std::vector<Variant> all_variants{both_variants.begin(), both_variants.end()};

std::vector<Position> made(std::uint64_t seed, std::size_t count,
                           const std::vector<Variant>& variants = all_variants) {
    OpeningSource source(seed, variants);
    std::vector<Position> openings;
    while (openings.size() < count) openings.push_back(source.next());
    return openings;
}

bool can_capture_piece(const Position& position, Player player) {
    return !(reach(position, player) & position.pieces(opponent_of(player))).empty();
}

TEST(Openings, AreQuietAndNotOver) {
    for (const Position& opening : made(1, 500)) {
        EXPECT_TRUE(opening.move_is_due());
        EXPECT_EQ(opening.pieces().size(), 14);
        EXPECT_EQ(opening.supply(), starting_supply);
        EXPECT_TRUE(variant_of(opening));
        EXPECT_FALSE(outcome_of(opening));
        EXPECT_FALSE(can_capture_piece(opening, Player::White));
        EXPECT_FALSE(can_capture_piece(opening, Player::Brown));
        const int turns = 2 * (opening.turn() - 1) + (opening.actor() == Player::Brown);
        EXPECT_GE(turns, OpeningSource::least_turns);
        EXPECT_LE(turns, OpeningSource::most_turns);
    }
}

TEST(Openings, AreAllDifferentWhicheverWayRound) {
    std::set<std::uint64_t> seen;
    for (const Position& opening : made(7, 2000)) {
        const Position mirror = opening.mirrored();
        const Position swapped = opening.colours_swapped();
        EXPECT_EQ(symmetric_key(opening), symmetric_key(mirror));
        EXPECT_EQ(symmetric_key(opening), symmetric_key(swapped));
        EXPECT_EQ(symmetric_key(opening), symmetric_key(mirror.colours_swapped()));
        EXPECT_TRUE(seen.insert(symmetric_key(opening)).second);
    }
}

TEST(Openings, ComeFromBothSetUpsInTurn) {
    const auto openings = made(3, 100);
    const auto closed = std::ranges::count(openings, std::optional(Variant::Closed), variant_of);
    EXPECT_EQ(closed, 50);
    for (const Position& opening : made(3, 100, {Variant::Open}))
        EXPECT_EQ(variant_of(opening), Variant::Open);
}

TEST(Openings, AreDecidedByTheSeed) {
    EXPECT_EQ(made(5, 50), made(5, 50));
    EXPECT_NE(made(5, 50), made(6, 50));
}

TEST(Openings, KnowTheirVariant) {
    EXPECT_EQ(variant_of(Position::closed()), Variant::Closed);
    EXPECT_EQ(variant_of(Position::open({1, 2})), Variant::Open);
    EXPECT_EQ(variant_of(*parse_fen("vz5/7/7/7/7/7/7/7/VZ4x")), std::nullopt);
}

TEST(Openings, TakeExpressLevels) {
    const Position opening = made(1, 1).front();
    const Position express = with_express_levels(opening, {1, 2});
    EXPECT_EQ(express.express_level(Player::White), 1);
    EXPECT_EQ(express.express_level(Player::Brown), 2);
    EXPECT_EQ(with_express_levels(express, {}), opening);
}

TEST(Openings, AreReadFromLines) {
    const auto openings = made(2, 3);
    std::string text = "# a comment\n\n";
    for (const Position& opening : openings) text += to_fen(opening) + "  # good\r\n";
    const auto read = parse_openings(text);
    ASSERT_TRUE(read) << read.error();
    EXPECT_EQ(*read, openings);
}

TEST(Openings, AreRefusedWithTheNumberOfTheLine) {
    const std::string good = to_fen(Position::closed());
    EXPECT_EQ(parse_openings("# nothing\n\n").error(), "there is no opening in it");
    const auto nonsense = parse_openings(good + "\n\nnonsense\n");
    ASSERT_FALSE(nonsense);
    EXPECT_TRUE(nonsense.error().starts_with("line 3: ")) << nonsense.error();
    const auto over = parse_openings(good + "\n7/7/7/7/7/7/7/7/V6 b - 0 00 30\n");
    ASSERT_FALSE(over);
    EXPECT_EQ(over.error(),
              "line 2: the game is over: White wins: Brown has no piece that can move");
}

TEST(Openings, AreShuffledWithoutTwins) {
    auto openings = made(4, 40);
    auto more = openings;
    for (const Position& opening : openings) more.push_back(opening.mirrored());
    const auto first = shuffled(more, 1);
    EXPECT_EQ(first.size(), openings.size());
    EXPECT_EQ(first, shuffled(more, 1));
    EXPECT_NE(first, shuffled(more, 2));
    EXPECT_TRUE(std::ranges::is_permutation(first, openings));
}

}  // namespace
}  // namespace barracuda::match
