// The quiet game compared with the rules: what pieces can do, how far away they are, where they
// could get to.
#include "rules/quiet.hpp"

#include "kit/chance.hpp"
#include "kit/random_games.hpp"
#include "rules/by_text.hpp"

#include <gtest/gtest.h>

#include <set>
#include <tuple>

namespace barracuda {
namespace {

constexpr std::uint64_t all = SquareSet::all().bits();

void expect_survey_agrees(const Position& position, Player player) {
    const QuietBoard board(position);
    const auto survey = board.mobility(board.start(), player);
    bool captures = false;
    bool captures_piece = false;
    std::size_t quiet = 0;
    std::size_t with_quiet = 0;
    for (const PieceMoves& moves : piece_moves(position, player)) {
        captures |= !(moves.destinations & ~position.free()).empty();
        captures_piece |= !(moves.destinations & position.pieces()).empty();
        const SquareSet expected = moves.destinations & position.free();
        with_quiet += !expected.empty();
        for (const PieceMoves& found : survey.quiet_moves)
            if (found.from == moves.from) quiet += found.destinations == expected;
    }
    EXPECT_EQ(survey.can_capture, captures) << to_fen(position);
    EXPECT_EQ(survey.can_capture_piece, captures_piece) << to_fen(position);
    EXPECT_EQ(survey.movable, movable_pieces(position, player)) << to_fen(position);
    EXPECT_EQ(survey.quiet_moves.size(), with_quiet) << to_fen(position);
    EXPECT_EQ(quiet, with_quiet) << to_fen(position);
}

template <class Visit>
void over_random_positions(std::uint64_t seed, Visit&& visit) {
    Random random(seed);
    for (int i = 0; i < 15; ++i)
        kit::play_random(random, kit::random_start(random), kit::random_style(random), visit);
    for (int i = 0; i < 500; ++i) visit(kit::random_ending(random));
}

TEST(Quiet, SurveysAgreeWithTheLegalMoves) {
    over_random_positions(41, [](const Position& position) {
        for (const Player player : both_players) expect_survey_agrees(position, player);
    });
}

TEST(Quiet, ASurveyAmongSomeSquaresCountsOnlyThose) {
    const Position position = from_fen("z6/7/7/7/7/7/3x3/7/Z2D2Z w - 0 00 1");
    const QuietBoard board(position);
    const auto among = [&](std::string_view square) {
        return board.mobility(board.start(), Player::White, SquareSet(sq(square)).bits());
    };
    EXPECT_EQ(among("a1").movable, 1);
    EXPECT_EQ(among("a1").quiet_moves.size(), 1u);
    EXPECT_EQ(among("a9").movable, 0) << "not White's";
    EXPECT_EQ(among("d5").movable, 0);
    EXPECT_EQ(board.mobility(board.start(), Player::White).movable, 3);
}

TEST(Quiet, StatesFollowTheMoves) {
    over_random_positions(42, [](const Position& position) {
        if (!position.move_is_due()) return;
        const QuietState start = QuietBoard(position).start();
        int tried = 0;
        for (const Action action : legal_actions(position)) {
            if (!position.free().contains(action.to()) || ++tried > 5) continue;
            const QuietState moved = start.after(position.actor(), action.from(), action.to());
            EXPECT_EQ(moved, QuietBoard(position.after(action)).start()) << to_fen(position);
        }
    });
}

TEST(Quiet, DistancesToTheNearestCapture) {
    const auto distance_in = [](std::string_view fen) {
        const QuietBoard board(from_fen(fen));
        return board.distance_to_capture(board.start());
    };
    EXPECT_EQ(distance_in("7/7/7/7/7/7/7/7/Zz5 w - 0 00 1"), 1);
    EXPECT_EQ(distance_in("z6/7/7/7/7/7/7/7/Z6 w - 0 00 1"), 8);
    EXPECT_EQ(distance_in("6z/7/7/7/7/7/7/7/Z6 w - 0 00 1"), 14);
    EXPECT_EQ(distance_in("6z/7/7/7/7/7/x6/7/Z6 w - 0 00 1"), 2);
    EXPECT_EQ(distance_in("6z/7/7/7/7/7/+6/7/Z6 w - 0 00 1"), 14) << "no target for a 2 (R4.8)";
    EXPECT_EQ(distance_in("6z/7/7/7/7/7/+6/7/D6 w - 0 00 1"), 2);
    EXPECT_EQ(distance_in("6z/7/7/3+3/7/7/7/4V2/7 w - 0 00 1"), 5);
    EXPECT_LE(distance_in("6z/7/7/7/7/7/7/7/Z6 w - 0 00 1"), QuietBoard::longest_distance);
}

TEST(Quiet, NothingIsCapturedFromFartherThanItsSteps) {
    over_random_positions(43, [](const Position& position) {
        const QuietBoard board(position);
        for (const Player player : both_players) {
            const bool captures = board.mobility(board.start(), player).can_capture;
            EXPECT_TRUE(!captures || board.distance_to_capture(board.start()) <= 4)
                << to_fen(position);
        }
    });
}

// The range of a piece, found by moving it alone over the board.
std::uint64_t walked_range(const Position& position, Square start, std::uint64_t walls) {
    const Piece piece = position.piece_on(start);
    Setup board;
    for (const Square square : position.barragoons()) board[square] = position.at(square);
    // Walls are squares that cannot be entered; No way barragoons will do, as captures are not
    // counted.
    for (const Square square : SquareSet::from_bits(walls & ~SquareSet(start).bits()))
        board[square] = Face::NoWay;
    board.supply = 0;
    board.actor = opponent_of(piece.owner);  // who has no piece, as only the player to move may
    SquareSet reached = start;
    std::vector<Square> waiting{start};
    while (!waiting.empty()) {
        Setup setup = board;
        setup[waiting.back()] = piece;
        waiting.pop_back();
        const auto alone = Position::from(setup);
        EXPECT_TRUE(alone);
        if (!alone) return 0;
        for (const Square to : destinations(*alone, alone->pieces().first()) & alone->free()) {
            if (reached.contains(to)) continue;
            reached |= to;
            waiting.push_back(to);
        }
    }
    return reached.bits();
}

TEST(Quiet, RangesAreWhatAPieceReachesAlone) {
    Random random(44);
    for (int i = 0; i < 300; ++i) {
        const Position position = kit::random_ending(random);
        const QuietBoard board(position);
        for (const Square square : position.pieces()) {
            const Value value = position.piece_on(square).value;
            const auto range = board.range(square, value, 0);
            EXPECT_EQ(range.reached, walked_range(position, square, 0))
                << to_fen(position) << to_text(square);
            EXPECT_NE(range.reached & SquareSet(square).bits(), 0u);
            EXPECT_EQ(range.reached & position.barragoons().bits(), 0u);
        }
    }
}

TEST(Quiet, WallsLimitARange) {
    const Position position = from_fen("3d3/7/7/7/7/7/7/7/Z6 w - 0 00 1");
    const QuietBoard board(position);
    const auto reached = [&](std::uint64_t walls) {
        return board.range(sq("a1"), Value::Two, walls);
    };
    EXPECT_EQ(reached(0).reached, all);
    const std::uint64_t rank_2 = 0x7full << 7;
    EXPECT_EQ(reached(rank_2).reached, 0x7full) << "the first rank";
    EXPECT_EQ(reached(rank_2).entered & rank_2, rank_2) << "entered, also to capture";
    EXPECT_EQ(reached(SquareSet(sq("a1")).bits()).reached, all) << "its own square is no wall";
}

TEST(Quiet, EveryStateIsKeptOnce) {
    Random random(45);
    using Key = std::tuple<std::uint64_t, std::uint64_t, std::uint64_t, std::uint64_t, Player>;
    std::set<Key> expected;
    QuietStates states;
    for (int i = 0; i < 30'000; ++i) {
        const QuietState state{
            {random.below(40), random.below(40)}, random.below(4), random.below(4)};
        const Player to_move = kit::any_of(random, both_players);
        const Key key{state.of_player.white, state.of_player.brown, state.twos, state.threes,
                      to_move};
        const bool is_new = expected.insert(key).second;
        ASSERT_EQ(states.add(state, to_move), is_new);
        ASSERT_EQ(states.size(), expected.size());
        const std::size_t place = states.place_of(state, to_move);
        ASSERT_EQ(states[place], (QuietStates::Found{state, to_move}));
        ASSERT_TRUE(!is_new || place == states.size() - 1);
    }
    EXPECT_GT(states.size(), 10'000u);
}

}  // namespace
}  // namespace barracuda
