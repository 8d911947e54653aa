// Which of the possible paths an explanation talks about, and that it makes sense in any position.
#include "rules/explain.hpp"

#include "kit/random_games.hpp"
#include "kit/sanitized.hpp"
#include "rules/expected_explanation.hpp"

#include <gtest/gtest.h>

#include <set>
#include <vector>

namespace barracuda {
namespace {

Explanation explained(std::string_view fen, std::string_view action) {
    return explain(from_fen(fen), act(action));
}

TEST(Explain, ThePathThatGetsFarthest) {
    // To f6 by d6 the first step fails, by f5 the second.
    expect(explained("z6/7/7/3ZD2/3D1Z1/7/7/7/7 w - 24 00 1", "d5f6"),
           {Reason::PieceInTheWay, "R4.3", "f5", 2, "e5 f5 f6",
            "the 3 on d5 would have to pass the 2 on f5, but pieces cannot be passed"});
    // The same with barragoons; the farther one is named, whichever it is.
    expect(
        explained("z6/7/7/3Zx2/3D1x1/7/7/7/7 w - 24 00 1", "d5f6"),
        {Reason::FaceBlocks, "R5", "f5", 2, "e5 f5 f6",
         "the 3 on d5 would have to pass the \"No way\" barragoon on f5, which no piece can pass"});
    // A 4 to e8: straight up it gets to d8, by e5 and e6 only to e7.
    expect(
        explained("z6/3x3/4Z2/4x2/3V3/7/7/7/7 w - 24 00 1", "d5e8"),
        {Reason::FaceBlocks, "R5", "d8", 3, "d6 d7 d8 e8",
         "the 4 on d5 would have to pass the \"No way\" barragoon on d8, which no piece can pass"});
    // Not the way d6, d7, e7, e8: it gets as far, but would turn twice.
    EXPECT_EQ(explained("z6/3x3/4Z2/4x2/3V3/7/7/7/7 w - 24 00 1", "d5e8").square, sq("d8"));
}

TEST(Explain, AWayThatOnlyTurnsTooOftenGetsFarther) {
    // The ways to f6 with one turn are blocked on d6 and f5, that by e5 and e6 is open.
    EXPECT_EQ(explained("z6/7/7/3Z3/3D1Z1/7/7/7/7 w - 24 00 1", "d5f6").reason, Reason::TurnsTwice);
    EXPECT_EQ(explained("z6/7/7/3ZD2/3D1Z1/7/7/7/7 w - 24 00 1", "d5f6").reason,
              Reason::PieceInTheWay);
}

TEST(Explain, OfTurnsTooManyTheFewest) {
    // To f7 with a 4: d6, e6, f6, f7 turns twice; e5, e6, f6, f7 would turn three times.
    const Explanation twice = explained("z6/7/3Z3/7/3V1Z1/7/7/7/7 w - 24 00 1", "d5f7");
    EXPECT_EQ(twice.reason, Reason::TurnsTwice);
    EXPECT_EQ(path_text(twice.path), "d6 e6 f6 f7");
    EXPECT_EQ(twice.square, sq("f6"));
    EXPECT_EQ(twice.step, 3);
    // Only the one with three turns is left. It fails on e6, which is free: that the Left turn on
    // f6 would force the third turn does not matter.
    const Explanation thrice = explained("z6/7/3ZD2/3D1N1/3V1Z1/7/7/7/7 w - 24 00 1", "d5f7");
    EXPECT_EQ(thrice.reason, Reason::TurnsTwice);
    EXPECT_EQ(path_text(thrice.path), "e5 e6 f6 f7");
    EXPECT_EQ(thrice.square, sq("e6"));
    EXPECT_EQ(thrice.step, 2);
}

TEST(Explain, AnOpenWayIsTakenWhateverTheOthersAre) {
    expect(explained("z6/7/7/3Z3/3D3/7/7/7/7 w - 24 00 1", "d5f6"),
           {Reason::MovesToFreeSquare, "R4.1", "f6", {}, "e5 f5 f6", "the 3 on d5 moves to f6"});
    expect(explained("z6/7/7/3+3/3DZ2/7/7/7/7 w - 24 00 1", "d5f6"),
           {Reason::MovesToFreeSquare, "R4.1", "f6", {}, "d6 e6 f6", "the 3 on d5 moves to f6"});
}

// A real path: adjacent squares up to the destination, at most one turn, and everything on the way
// lets the piece pass.
bool is_real_path(const Position& position, Square from, Square to, const Path& path) {
    std::vector<Direction> way;
    Square square = from;
    for (const Square next : path) {
        for (const Direction direction : all_directions)
            if (step(square, direction) == next) way.push_back(direction);
        square = next;
    }
    if (way.size() != path.size() || way.empty() || square != to) return false;
    int turns = 0;
    for (std::size_t i = 0; i + 1 < way.size(); ++i) {
        turns += way[i] != way[i + 1];
        const Cell between = position.at(path[i]);
        if (between.piece()) return false;
        if (between.face() && !permits(*between.face(), way[i], way[i + 1])) return false;
    }
    return turns <= 1;
}

void check_explanation(const Position& position, Action action) {
    const Explanation given = explain(position, action);
    const std::string text = text_of(given);
    const auto name = [&] { return to_fen(position) + ' ' + to_text(action) + ": " + text; };
    ASSERT_EQ(given.is_legal(), is_legal(position, action)) << name();
    ASSERT_TRUE(clause_of(given).starts_with("R")) << name();
    ASSERT_FALSE(text.empty()) << name();
    ASSERT_EQ(text.find_first_of("{}"), std::string::npos) << name();
    ASSERT_EQ(text.find("  "), std::string::npos) << name();
    ASSERT_EQ(text.find("nothing"), std::string::npos) << name();
    if (action.is_placement()) return;
    const Path path = path_of(position, action.from(), action.to());
    if (given.is_legal()) {
        ASSERT_TRUE(is_real_path(position, action.from(), action.to(), given.path)) << name();
        ASSERT_EQ(path_text(path), path_text(given.path)) << name();
    } else if (given.step) {
        ASSERT_EQ(given.square, given.path[static_cast<std::size_t>(*given.step) - 1]) << name();
        ASSERT_EQ(given.obstacle, position.at(*given.square)) << name();
        ASSERT_TRUE(path.empty()) << name();
    }
}

TEST(Explain, EveryActionOfRandomPositions) {
    Random random(31);
    std::set<Reason> seen;
    for (int i = 0; i < (kit::sanitized ? 24 : 60) && !HasFailure(); ++i) {
        const auto style = kit::random_style(random);
        Position position = kit::random_start(random);
        const auto actions = random.below(60);
        for (std::uint32_t played = 0; played < actions; ++played)
            if (const auto action = kit::random_action(random, position, style))
                position = position.after(*action);
        if (i % 4 == 0) position = kit::random_ending(random);
        for (int bits = 0; bits < 0x10000 && !HasFailure(); ++bits) {
            const auto action = Action::from_bits(static_cast<std::uint16_t>(bits));
            if (!action) continue;
            check_explanation(position, *action);
            seen.insert(explain(position, *action).reason);
        }
    }
    EXPECT_GE(seen.size(), 16u);
}

TEST(Explain, NoPathWithoutALegalMove) {
    const Position position = Position::closed();
    EXPECT_TRUE(path_of(position, sq("d3"), sq("d5")).empty()) << "no piece";
    EXPECT_TRUE(path_of(position, sq("d2"), sq("d6")).empty()) << "too far";
    EXPECT_EQ(path_text(path_of(position, sq("d2"), sq("d5"))), "d3 d4 d5");
    EXPECT_EQ(path_text(path_of(position, sq("d8"), sq("d5"))), "d7 d6 d5")
        << "whoever has to move";
}

}  // namespace
}  // namespace barracuda
