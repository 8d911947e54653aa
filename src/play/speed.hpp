// How fast a game is, by its time control: the category for ratings, and how long a player may be
// gone before the opponent may claim.
#pragma once

#include "rules/clock.hpp"

#include <cstdint>
#include <optional>
#include <string_view>

namespace barracuda::play {

enum class Speed : std::uint8_t { Bullet, Blitz, Rapid, Classical, Correspondence };

// By the time for forty presses of the clock: the initial time plus forty increments.
Speed speed_of(const TimeControl& control);

std::string_view word_of(Speed speed);  // "bullet"

// How long the player to act must be gone before the opponent may claim the game. Correspondence
// games cannot be claimed: their deadline ends them. A game without a clock counts as slow.
std::optional<Milliseconds> claim_wait(const std::optional<TimeControl>& control);

// The same after the player has closed the page.
inline constexpr Milliseconds claim_wait_if_closed{15'000};

}  // namespace barracuda::play
