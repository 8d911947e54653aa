// Dead positions (R9.1) compared with the definition itself: a plain search through every position
// that moves without a capture can reach. Random endings, and constructed ones for each way in
// which dead.cpp decides.
#include "kit/chance.hpp"
#include "kit/random_games.hpp"
#include "kit/sanitized.hpp"
#include "rules/by_text.hpp"
#include "rules/dead.hpp"

#include <gtest/gtest.h>

#include <deque>
#include <unordered_set>

namespace barracuda {
namespace {

constexpr std::size_t largest = 20'000;

// None if there are more positions than the limit.
std::optional<bool> dead_by_definition(const Position& start, std::size_t limit) {
    std::unordered_set<std::uint64_t> seen{start.key()};
    std::deque<Position> waiting{start};
    while (!waiting.empty()) {
        const Position position = waiting.front();
        waiting.pop_front();
        if (is_lost(position)) return false;
        for (const Action action : legal_actions(position)) {
            if (!position.free().contains(action.to())) return false;
            const Position next = position.after(action);
            if (seen.insert(next.key()).second) waiting.push_back(next);
        }
        if (seen.size() > limit) return std::nullopt;
    }
    return true;
}

class EndingMaker {
public:
    explicit EndingMaker(std::uint64_t seed) : random_(seed) {}

    // Walls and clutter, mostly All turns; one to three pieces a side; any levels; not lost.
    Position make() {
        while (true) {
            setup_ = {};
            setup_.supply = 0;
            setup_.actor = kit::any_of(random_, both_players);
            room_ = barragoon_count;
            for (int walls = kit::between(random_, 0, 2); walls > 0; --walls) put_wall();
            for (const Player player : both_players) put_pieces(player);
            for (int clutter = kit::between(random_, 0, 24); clutter > 0; --clutter)
                put(free_square(),
                    kit::happens(random_, 93) ? Face::AllTurns : kit::any_of(random_, all_faces));
            const auto position = Position::from(setup_);
            if (position && !is_lost(*position)) return *position;
        }
    }

private:
    Square free_square() {
        while (true) {
            const Square square = Square::from_index(kit::between(random_, 0, square_count - 1));
            if (setup_[square].is_empty()) return square;
        }
    }

    void put(std::optional<Square> square, Face face) {
        if (!square || room_ == 0 || !setup_[*square].is_empty()) return;
        setup_[*square] = face;
        --room_;
    }

    void put_wall() {
        const bool along_rank = random_.below(2) == 0;
        const int where = kit::between(random_, 1, along_rank ? rank_count - 2 : file_count - 2);
        for (int i = 0; i < rank_count; ++i)
            put(along_rank ? Square::at(i, where) : Square::at(where, i), Face::AllTurns);
    }

    // One or two 2s, and sometimes a 3 or 4 surrounded by barragoons, so that it may be unable to
    // move.
    void put_pieces(Player player) {
        for (int twos = kit::between(random_, 1, 2); twos > 0; --twos)
            setup_[free_square()] = Piece{player, Value::Two};
        if (kit::happens(random_, 25)) {
            const Square square = free_square();
            setup_[square] = Piece{player, random_.below(2) == 0 ? Value::Three : Value::Four};
            for (const Direction direction : all_directions)
                put(step(square, direction), random_.below(3) == 0 ? Face::NoWay : Face::AllTurns);
        }
        setup_.express_levels[player] =
            random_.below(2) == 0 ? 0 : kit::between(random_, 0, highest_express_level);
    }

    Random random_;
    Setup setup_;
    int room_ = 0;
};

struct Tally {
    int dead = 0;
    int alive = 0;
    int too_large = 0;

    void check(const Position& position) {
        const auto expected = dead_by_definition(position, largest);
        if (!expected) {
            ++too_large;
            return;
        }
        EXPECT_EQ(is_dead(position), *expected) << to_fen(position);
        EXPECT_EQ(is_dead_within(position, 300).value_or(*expected), *expected) << to_fen(position);
        EXPECT_FALSE(*expected && is_something_near(position)) << to_fen(position);
        ++(*expected ? dead : alive);
    }
};

TEST(DeadSearch, RandomEndingsAgreeWithTheDefinition) {
    EndingMaker endings(91);
    Tally tally;
    constexpr int count = kit::sanitized ? 400 : 5'000;
    for (int i = 0; i < count && !HasFailure(); ++i) tally.check(endings.make());
    EXPECT_GT(tally.dead, count / 25);
    EXPECT_GT(tally.alive, count * 4 / 5);
    EXPECT_LT(tally.too_large, count / 50);
}

TEST(DeadSearch, EndingsOfTheKitAgreeWithTheDefinition) {
    Random random(92);
    Tally tally;
    for (int i = 0; i < 1'500 && !HasFailure(); ++i) tally.check(kit::random_ending(random));
    EXPECT_GT(tally.dead, 400);
    EXPECT_GT(tally.alive, 400);
    EXPECT_LT(tally.too_large, 15);
}

TEST(DeadSearch, PositionsOfRandomGamesAgreeWithTheDefinition) {
    Random random(93);
    Tally tally;
    for (int i = 0; i < 40 && !HasFailure(); ++i)
        kit::play_random(random, kit::random_start(random), {.captures = 80, .all_turns = 90},
                         [&](const Position& position) {
                             if (position.move_is_due() && !is_lost(position))
                                 tally.check(position);
                         });
    EXPECT_GT(tally.alive, 1'500);
}

// Where the plain search would take too long, the expected answer follows from how the position is
// made.
void expect(bool dead, std::initializer_list<std::string_view> fens) {
    for (const auto fen : fens) {
        const Position position = from_fen(fen);
        for (const Position& same : {position, position.mirrored(), position.colours_swapped()}) {
            ASSERT_FALSE(is_lost(same)) << fen;
            EXPECT_EQ(is_dead(same), dead) << to_fen(same);
        }
        EXPECT_EQ(dead_by_definition(position, largest).value_or(dead), dead) << fen;
    }
}

TEST(DeadSearch, SomethingHappensSoon) {
    expect(false,
           {"z6/7/7/7/+++++++/7/7/7/Z1x4 w - 24 00 1",     // now
            "z6/7/7/7/+++++++/7/7/7/Z2x3 w - 24 00 1",     // after a move
            "z1x4/7/7/7/+++++++/7/7/7/Z6 w - 24 00 1",     // Brown after any move of White
            "z6/7/7/7/+++++++/7/7/++5/Z+5 b - 22 00 1"});  // White, shut in, is the next to move
}

TEST(DeadSearch, AFewPositionsDecide) {
    expect(true, {"z6/7/7/7/+++++++/7/7/7/Z6 w - 24 00 1", "z6/7/7/7/+++++++/7/7/7/Z6 b - 24 00 1",
                  "z6/7/7/7/+++++++/7/7/++5/1Z+4 w - 22 00 1",
                  "4+1z/4+++/7/7/7/7/7/+++4/Z1+4 w - 20 00 1",
                  "z6/7/7/7/+++++++/+5Z/1++++++/++5/1+5 w - 14 00 1",
                  "4+1-/+++++++/4+1z/2Z++2/++2++1/+++++++/+++4/Dx+Y3/+v++3 w - 0 00 1"});
    // A 2 can walk into a pocket behind a One way, or turn round a corner of the wall.
    expect(false, {"z6/7/7/7/+++++++/+5Z/1++++++/Y+5/1+5 w - 14 00 1",
                   "z6/7/7/7/+++++++/+5Z/1++++++/Y+5/1+5 b - 14 00 1",
                   "z5z/7/7/7/+++++++/+3Z1Z/1++++++/Y+5/1+5 w - 14 10 1",
                   "6z/7/7/4+++/++++3/7/7/7/Z6 w - 24 00 1"});
}

TEST(DeadSearch, GroupsThatNeverMeetAreDead) {
    expect(
        true,
        {"z5z/7/7/7/+++++++/7/7/7/Z5Z w - 24 00 1", "z5z/7/7/7/+++++++/7/7/7/Z5Z b - 24 01 1",
         "z5z/7/7/7/+++++++/7/7/7/Z5Z w - 24 11 1", "z5z/7/7/7/+++++++/7/7/++5/2Z2Z1 b - 14 00 1",
         "z5z/7/7/7/+++++++/+3Z1Z/1++++++/Y+5/1+5 w - 14 00 1",
         "2+4/2+4/2+3Z/2+1Z2/2+4/z1+2+1/2+4/+++++++/2+dx2 b - 0 00 1"});
    // Rooms small enough for the plain search.
    expect(true, {"z5z/7/+++++++/7/7/7/+++++++/7/Z5Z w - 18 00 1",
                  "z5z/7/+++++++/7/7/7/+++++++/7/Z5Z b - 18 11 1"});
}

TEST(DeadSearch, PiecesThatBlockEachOtherForEver) {
    // The 3s on f5 and g5 could meet if they could move.
    expect(true, {"1z3z1/7/7/+++++++/4xDd/+++++++/7/7/1Z3Z1 w - 16 00 1",
                  "1z3z1/7/7/+++++++/4xDd/+++++++/7/7/1Z3Z1 b - 16 11 1",
                  "1z3z1/7/7/+++++++/4xDd/+++++++/7/++5/2Z2Z1 b - 14 00 1"});
    // Each 2 could move to where the other one stands.
    expect(true, {"zZ+1z2/+++4/7/7/+++++++/7/7/7/Z6 w - 0 00 1"});
}

TEST(DeadSearch, AGroupOfOnePlayerCaptures) {
    expect(false, {"1++2Z1/1++4/1++1Z2/+++++++/z++4/1++4/1++1n2/1++1z2/1++4 w - 0 00 1",
                   "7/+2+z1+/7/n1+4/+++++++/4Z2/7/7/Z1+3+ w - 0 00 1",
                   "5+1/5+1/3z1+1/1z3+1/5+1/+++++++/5+1/1Z3+1/5-1 w - 0 00 1"});
}

TEST(DeadSearch, AGroupOfOnePlayerLosesByItself) {
    // One 2 can shut in the other on a1, which counts at level 1.
    expect(false, {"z5z/7/7/7/+++++++/7/7/++5/2Z2Z1 b - 14 10 1",
                   "+2+z2/1+1+2+/3+3/Z2+3/3+3/2+++2/3++2/3+z++/3+1+1 w - 0 01 1"});
}

TEST(DeadSearch, BothCanWaitWhileOthersMeet) {
    expect(false, {"7/+++++++/2Z4/+++++++/7/5Z1/1z5/+++++++/4z2 w - 0 00 1",
                   "3++Z1/+++++++/3++z1/+z1++2/3++2/3++2/3++1Z/3++2/+2++2 w - 0 11 1",
                   "Z2+2z/+++++++/7/+6/1z+1+2/6Z/7/7/7 b - 0 10 1",
                   // the 3s block each other, and White can lose elsewhere
                   "7/z5z/7/+++++++/4xDd/+++++++/7/++5/Z5Z w - 14 10 1",
                   "7/7/zz5/+++++++/4xDd/+++++++/7/++5/Z5Z b - 14 11 1"});
}

TEST(DeadSearch, OnlyTheWholeSearchDecides) {
    // Pieces of both players can meet, but not every player has another piece that could wait.
    expect(false, {"7/2+1z2/7/7/+++++++/6z/4+2/7/4Z1+ w - 0 01 1",
                   "3++2/4+2/4+2/4+2/3Z+2/2+1+2/4+1+/4+1Z/1+z1+2 w - 0 00 1",
                   "+5+/Z6/+++++++/6+/2+4/7/7/z+1+3/6Z b - 0 00 1",
                   "2+4/Z6/4z2/+++++++/3z3/7/7/7/6+ b - 0 00 1"});
}

}  // namespace
}  // namespace barracuda
