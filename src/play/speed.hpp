// How fast a game is, by its time control: what ratings are kept for, and how long a player may be
// gone before the other need not wait any more.
#pragma once

#include "rules/clock.hpp"

#include <cstdint>
#include <optional>
#include <string_view>

namespace barracuda::play {

enum class Speed : std::uint8_t { Bullet, Blitz, Rapid, Classical, Correspondence };

// By the time that forty presses of the clock would have: the initial time and forty increments.
Speed speed_of(const TimeControl& control);

std::string_view word_of(Speed speed);  // "bullet"

// How long somebody who has to act must be gone before the other may claim the game. Nobody claims
// a correspondence game: its due time ends it. A game without a clock is a slow one.
std::optional<Milliseconds> claim_wait(const std::optional<TimeControl>& control);

// The same for somebody who has closed the page.
inline constexpr Milliseconds claim_wait_if_closed{15'000};

}  // namespace barracuda::play
