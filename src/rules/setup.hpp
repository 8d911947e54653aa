// Any arrangement of the board, possible or not: the content of an editor or a FEN. A Setup becomes
// a Position through `Position::from`, which lists everything that is wrong with it.
#pragma once

#include "rules/cell.hpp"
#include "rules/player.hpp"
#include "rules/square.hpp"

#include <array>

namespace barracuda {

constexpr int barragoon_count = 32;
constexpr int starting_supply = 24;
constexpr int highest_express_level = 2;
constexpr int highest_turn = 9999;

struct Setup {
    std::array<Cell, square_count> cells{};
    Player actor = Player::White;
    int owed = 0;  // placements that are owed: none, 1 by the actor, or 2, the first by the actor
    int supply = starting_supply;
    PerPlayer<int> express_levels{};
    int turn = 1;

    Cell& operator[](Square square) { return cells[static_cast<std::size_t>(square.index())]; }
    const Cell& operator[](Square square) const {
        return cells[static_cast<std::size_t>(square.index())];
    }
    bool operator==(const Setup&) const = default;
};

Setup closed_setup();  // R2.3
Setup open_setup();

}  // namespace barracuda
