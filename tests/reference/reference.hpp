// The rules of Barragoon a second time, written to be compared with docs/rules.md clause by clause
// (comments name the clause, `R4.4`). It exists to catch errors of the fast implementation, so it
// shares no code with it, uses the standard library only and prefers clarity to speed.
#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <string_view>

namespace reference {

// What stands where: the square, rank * 7 + file with a1 = 0, and its character as in a FEN. Free
// squares are not listed.
using Cells = std::map<int, char>;

// R3.2: a piece move, or the placement of one barragoon.
struct Action {
    int from = -1;     // a move only
    int to = 0;        // the destination, or the square of the placement
    char face = '\0';  // a placement only

    auto operator<=>(const Action&) const = default;
};

Action move(int from, int to);
Action placement(char face, int square);
bool is_placement(Action action);
std::string text(Action action);  // "d2d5", "x@d5"

struct State {
    Cells cells{};
    char side = 'w';             // 'w' or 'b': who must act
    int pending = 0;             // placements owed: 0, 1 (by the side to act), 2 (victim first)
    int supply = 24;             // not counting those owed
    std::array<int, 2> level{};  // Express level of White and of Brown
    int turn = 1;

    auto operator<=>(const State&) const = default;
};

// Requires a well-formed FEN of six fields, or a board field alone.
State parse(std::string_view fen);
std::string fen(const State& state);

// All legal actions of the position; none if it is lost (R8).
std::set<Action> actions(const State& state);

// The action must be legal.
State apply(const State& state, Action action);

enum class Verdict : std::uint8_t { Open, LostR81, LostR82, Owed, Dead };

// LostR81: no piece of the side to act can move. LostR82: some can, but not more than its level.
Verdict verdict(const State& state);

// Whether any piece of that side could move, whoever has to act and whatever is owed.
bool can_move(const State& state, char side);

// R9.1, exactly. Requires that a move is due and that the side to move has not lost.
bool dead(const State& state);

// The number of sequences of exactly n legal actions; every leaf is reached, none is counted in
// bulk.
std::uint64_t perft(const State& state, int n);

// The same for sequences of piece moves only: a capture that makes a placement due ends its
// sequence, and counts only as the last of the n.
std::uint64_t perft_moves(const State& state, int n);

}  // namespace reference
