// How the search counts: points from the point of view of the side to act. Wins and losses are
// numbers beyond all points, the nearer ones farther out, by the number of actions from the root.
#pragma once

#include "ubi/score.hpp"

namespace barracuda::engine::points {

constexpr int infinite = 32'000;
constexpr int win = 31'000;                           // minus the number of actions until then
constexpr int longest_line = 246;                     // actions from the root; no node lies deeper
constexpr int unproven_win = win - longest_line - 1;  // above it wins are proven, below are points
constexpr int most = unproven_win - 1;                // the most that an evaluation may return

static_assert(infinite > win && win - longest_line > unproven_win && unproven_win > most);

constexpr bool is_win(int points) { return points > unproven_win; }
constexpr bool is_loss(int points) { return points < -unproven_win; }
constexpr bool is_proven(int points) { return is_win(points) || is_loss(points); }
// Proven, or nearly so.
constexpr bool is_decided(int points) { return points >= unproven_win || points <= -unproven_win; }

constexpr ubi::Score to_score(int points) {
    if (is_win(points)) return ubi::Score::win(win - points);
    if (is_loss(points)) return ubi::Score::loss(win + points);
    return ubi::Score::points(points);
}

// The table counts from the position, the search from the root.
constexpr int to_table(int points, int ply) {
    return is_win(points) ? points + ply : is_loss(points) ? points - ply : points;
}
constexpr int from_table(int points, int ply) {
    return is_win(points) ? points - ply : is_loss(points) ? points + ply : points;
}

}  // namespace barracuda::engine::points
