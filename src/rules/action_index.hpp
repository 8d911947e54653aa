// A dense number, 0 to action_count - 1, for every action that can be legal in some position, for
// programs that index by action, such as neural networks and game frameworks. Moves come first, by
// start and destination, then placements by square and face. The numbers never change, so they may
// be stored.
#pragma once

#include "rules/action.hpp"
#include "rules/piece.hpp"

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <optional>

namespace barracuda {
namespace action_index {

// Whether any piece can ever go from one square to another: one to four steps with at most one turn
// (R4.1, R4.2), so a move is as long as its destination is far away (R4.10).
constexpr bool is_possible(Square from, Square to) {
    return from != to && distance(from, to) <= steps_of(Value::Four);
}

constexpr int moves_before = 1'620;  // the number of the first placement; Tables counts the moves

// Both directions: the number of a move by its squares, and its squares by the number.
struct Tables {
    std::array<std::array<std::int16_t, square_count>, square_count> number{};  // -1: none
    std::array<std::array<std::uint8_t, 2>, moves_before> squares{};
};

constexpr Tables make_tables() {
    Tables tables;
    std::int16_t next = 0;
    for (const Square from : all_squares())
        for (const Square to : all_squares()) {
            const auto start = static_cast<std::size_t>(from.index());
            const auto end = static_cast<std::size_t>(to.index());
            tables.number[start][end] = -1;
            if (!is_possible(from, to)) continue;
            tables.squares[static_cast<std::size_t>(next)] = {static_cast<std::uint8_t>(start),
                                                              static_cast<std::uint8_t>(end)};
            tables.number[start][end] = next++;
        }
    return tables;
}

inline constexpr Tables tables = make_tables();
static_assert(tables.number[62][61] == moves_before - 1, "the last move is g9f9");

}  // namespace action_index

constexpr int action_count = action_index::moves_before + square_count * face_count;
static_assert(action_count == 2'628);

// None for a move that no piece can ever make.
constexpr std::optional<int> index_of(Action action) {
    if (action.is_placement())
        return action_index::moves_before + face_count * action.square().index() +
               index_of(action.face());
    const int number = action_index::tables.number[static_cast<std::size_t>(action.from().index())]
                                                  [static_cast<std::size_t>(action.to().index())];
    return number < 0 ? std::nullopt : std::optional(number);
}

// The inverse. The index must be below action_count.
constexpr Action action_at(int index) {
    assert(index >= 0 && index < action_count);
    if (index < action_index::moves_before) {
        const auto& squares = action_index::tables.squares[static_cast<std::size_t>(index)];
        return Action::move(Square::from_index(squares[0]), Square::from_index(squares[1]));
    }
    const int placement = index - action_index::moves_before;
    return Action::place(Square::from_index(placement / face_count),
                         static_cast<Face>(placement % face_count));
}

}  // namespace barracuda
