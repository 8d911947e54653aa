// Walking many pieces at once, compared with walking one piece step by step.
#include "rules/ways.hpp"

#include "kit/chance.hpp"
#include "kit/random_games.hpp"
#include "rules/by_text.hpp"

#include <gtest/gtest.h>

namespace barracuda {
namespace {

// Follows every path of a piece with a number of steps, by R4 and R5 alone.
class Walker {
public:
    Walker(const Position& position, int steps) : position_(position), steps_(steps) {}

    void walk(Square from) {
        for (const Direction heading : all_directions) enter(from, heading, 1, false);
    }

    SquareSet entered;
    SquareSet after_short;  // where the walk is one step before its end
    SquareSet after_full;

private:
    void enter(Square from, Direction heading, int count, bool turned) {
        const auto square = step(from, heading);
        if (!square) return;
        entered |= *square;
        if (count == steps_ - 1) after_short |= *square;
        if (count == steps_) {
            after_full |= *square;
            return;
        }
        const Cell cell = position_.at(*square);
        if (cell.piece()) return;
        for (const Direction next : {heading, left_of(heading), right_of(heading)}) {
            const bool turns = next != heading;
            if (turns && turned) continue;
            if (cell.face() && !permits(*cell.face(), heading, next)) continue;
            enter(*square, next, count + 1, turned || turns);
        }
    }

    const Position& position_;
    int steps_;
};

template <int N>
void expect_walks_agree(const Position& position, SquareSet from, SquareSet targets) {
    Walker walker(position, N);
    for (const Square square : from) walker.walk(square);
    const SquareSet expected =
        (walker.after_short & position.free()) | (walker.after_full & targets);
    const Ways ways(position);
    EXPECT_EQ(SquareSet::from_bits(ways.destinations<N>(from.bits(), targets.bits())), expected)
        << N << ' ' << to_fen(position);
    EXPECT_EQ(SquareSet::from_bits(ways.entered<N>(from.bits())), walker.entered)
        << N << ' ' << to_fen(position);
}

void expect_all_walks_agree(const Position& position, SquareSet from, SquareSet targets) {
    expect_walks_agree<2>(position, from, targets);
    expect_walks_agree<3>(position, from, targets);
    expect_walks_agree<4>(position, from, targets);
}

// Positions with every face, including arrangements that no game leads to.
Position random_position(Random& random) {
    while (true) {
        const auto position = Position::from(kit::random_setup(random));
        if (position) return *position;
    }
}

TEST(Ways, OnePieceWalksAsTheRulesSay) {
    Random random(51);
    for (int i = 0; i < 300; ++i) {
        const Position position = random_position(random);
        for (const Square square : position.pieces())
            expect_all_walks_agree(position, square,
                                   ~position.pieces(position.piece_on(square).owner));
    }
}

TEST(Ways, ManyPiecesWalkAtOnce) {
    Random random(52);
    for (int i = 0; i < 300; ++i) {
        const Position position = random_position(random);
        for (const Player player : both_players) {
            for (const Value value : all_values)
                expect_all_walks_agree(position, position.pieces(player, value),
                                       ~position.pieces(player));
            expect_all_walks_agree(position, position.pieces(player), ~position.pieces(player));
        }
    }
}

TEST(Ways, FullTargetsLimitTheFullMoveOnly) {
    Random random(53);
    for (int i = 0; i < 300; ++i) {
        const Position position = random_position(random);
        const SquareSet targets = SquareSet::from_bits(random.next() >> 1);
        for (const Square square : position.pieces())
            expect_all_walks_agree(position, square, targets);
    }
}

TEST(Ways, NobodyWalksFromNowhere) {
    const Ways ways(Position::closed());
    EXPECT_EQ(ways.destinations<4>(0, SquareSet::all().bits()), 0u);
    EXPECT_EQ(ways.entered<4>(0), 0u);
}

TEST(Ways, AStepStaysOnTheBoard) {
    for (const Square square : all_squares()) {
        const Lanes stepped = lanes::step(lanes::all(SquareSet(square).bits()) & lanes::room);
        for (const Direction direction : all_directions) {
            const auto next = step(square, direction);
            EXPECT_EQ(stepped[index_of(direction)], next ? SquareSet(*next).bits() : 0u)
                << to_text(square);
        }
    }
}

TEST(Ways, TurnsLookBackToTheHeading) {
    const Lanes headings{1, 2, 4, 8};
    const Lanes before_left = lanes::before_left_turn(headings);
    const Lanes before_right = lanes::before_right_turn(headings);
    for (const Direction heading : all_directions) {
        EXPECT_EQ(before_left[index_of(left_of(heading))], headings[index_of(heading)]);
        EXPECT_EQ(before_right[index_of(right_of(heading))], headings[index_of(heading)]);
    }
    EXPECT_EQ(lanes::merged(headings), 15u);
}

TEST(Ways, EveryFaceIsOpenAsTheTableSays) {
    for (const Face face : all_faces) {
        Position position = from_fen("z6/7/7/7/7/7/7/7/Z6 w 1 24 00 1");
        position = position.after(Action::place(sq("d5"), face));
        const FaceWays ways(position);
        const auto is_open = [](const Lanes& open, Direction leaving) {
            return open[index_of(leaving)] == SquareSet(sq("d5")).bits();
        };
        for (const Direction heading : all_directions) {
            EXPECT_EQ(is_open(ways.straight, heading), permits(face, heading, heading))
                << to_char(face);
            EXPECT_EQ(is_open(ways.left, left_of(heading)),
                      permits(face, heading, left_of(heading)))
                << to_char(face);
            EXPECT_EQ(is_open(ways.right, right_of(heading)),
                      permits(face, heading, right_of(heading)))
                << to_char(face);
        }
    }
}

}  // namespace
}  // namespace barracuda
