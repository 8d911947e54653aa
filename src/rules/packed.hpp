// Positions, actions and games in as few bytes as is convenient, for storage and transmission.
// docs/packed.md describes the layout. Bytes come from outside, so reading checks everything, and
// accepts for each position, action or game exactly the bytes that writing produces.
#pragma once

#include "base/result.hpp"
#include "rules/game.hpp"
#include "rules/position.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace barracuda {

constexpr std::size_t packed_position_size = 45;
constexpr std::size_t packed_action_size = 2;
constexpr std::size_t packed_game_header_size = 7 + packed_position_size;

using PackedPosition = std::array<std::uint8_t, packed_position_size>;
using PackedAction = std::array<std::uint8_t, packed_action_size>;

// What is wrong with the bytes, and where: the offset of the first offending byte.
struct PackedError {
    std::size_t offset;
    std::string reason;

    std::string message() const { return "byte " + std::to_string(offset) + ": " + reason; }
};

PackedPosition pack(const Position& position);
PackedAction pack(Played played);
// The start, the actions, and how the game ended if they do not show it, but neither touches nor
// draw offers.
std::vector<std::uint8_t> pack(const Game& game);

Result<Position, PackedError> unpack_position(std::span<const std::uint8_t> bytes);
Result<Played, PackedError> unpack_action(std::span<const std::uint8_t> bytes);
Result<Game, PackedError> unpack_game(std::span<const std::uint8_t> bytes);

}  // namespace barracuda
