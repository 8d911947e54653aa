// The two players of R1.1, and a pair of values indexed by player.
#pragma once

#include <array>
#include <cstdint>

namespace barracuda {

enum class Player : std::uint8_t { White, Brown };

constexpr std::array<Player, 2> both_players{Player::White, Player::Brown};

constexpr Player opponent_of(Player player) {
    return player == Player::White ? Player::Brown : Player::White;
}

template <class T>
struct PerPlayer {
    T white{};
    T brown{};

    constexpr T& operator[](Player player) { return player == Player::White ? white : brown; }
    constexpr const T& operator[](Player player) const {
        return player == Player::White ? white : brown;
    }
    constexpr bool operator==(const PerPlayer&) const = default;
};

}  // namespace barracuda
