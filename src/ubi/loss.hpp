// How much winning chance an action gave away, and when that counts as a mistake: the same for
// `barracuda analyse` and the web app.
#pragma once

#include "rules/record/record.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <optional>

namespace barracuda::ubi {

// Losses of winning chance, in thousandths.
constexpr int dubious_loss = 100;
constexpr int mistake_loss = 200;
constexpr int blunder_loss = 350;

constexpr std::size_t longest_better_line = 8;  // actions

constexpr std::optional<TurnMark> mark_of_loss(int lost) {
    if (lost >= blunder_loss) return TurnMark::Blunder;
    if (lost >= mistake_loss) return TurnMark::Mistake;
    if (lost >= dubious_loss) return TurnMark::Dubious;
    return std::nullopt;
}

// In thousandths, from the acting player's chances with the best action and with the one played.
inline int lost_chance(double hoped, double reached) {
    return std::max(0, static_cast<int>(std::lround((hoped - reached) * 1000)));
}

}  // namespace barracuda::ubi
