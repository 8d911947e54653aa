// The pieces of R1.3: each belongs to a player and has a value, the steps of its full move.
#pragma once

#include "rules/player.hpp"

#include <array>
#include <cstdint>

namespace barracuda {

enum class Value : std::uint8_t { Two = 2, Three = 3, Four = 4 };

constexpr std::array<Value, 3> all_values{Value::Two, Value::Three, Value::Four};

constexpr int steps_of(Value value) { return static_cast<int>(value); }

constexpr int index_of(Value value) { return steps_of(value) - 2; }

// How many pieces of a value each player has at the start (R1.3), which is also the maximum.
constexpr int starting_count(Value value) { return value == Value::Three ? 3 : 2; }

constexpr int pieces_per_player = 7;

struct Piece {
    Player owner;
    Value value;

    constexpr bool operator==(const Piece&) const = default;
};

}  // namespace barracuda
