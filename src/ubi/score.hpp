// A search's score from the point of view of the side to act: points (100 for a 3), or a forced win
// or loss with the number of actions until the end of the game.
#pragma once

#include "rules/player.hpp"

#include <compare>
#include <cstdint>
#include <optional>

namespace barracuda::ubi {

class Score {
public:
    enum class Kind : std::uint8_t { Points, Win, Loss };

    static constexpr Score points(std::int32_t value) { return {Kind::Points, value}; }
    static constexpr Score win(std::int32_t actions) { return {Kind::Win, actions}; }
    static constexpr Score loss(std::int32_t actions) { return {Kind::Loss, actions}; }

    constexpr Kind kind() const { return kind_; }
    constexpr std::int32_t value() const { return value_; }  // points, or the number of actions

    // From the other player's point of view.
    constexpr Score reversed() const {
        switch (kind_) {
            case Kind::Win: return loss(value_);
            case Kind::Loss: return win(value_);
            default: return points(-value_);
        }
    }

    constexpr bool operator==(const Score&) const = default;

private:
    constexpr Score(Kind kind, std::int32_t value) : kind_(kind), value_(value) {}
    Kind kind_;
    std::int32_t value_;
};

// Who has won, or is ahead by at least so many points, by a score that `actor` gave.
constexpr std::optional<Player> leader(const Score& score, Player actor, std::int32_t points) {
    const bool by_points = score.kind() == Score::Kind::Points;
    if (by_points ? score.value() >= points : score.kind() == Score::Kind::Win) return actor;
    if (by_points ? score.value() <= -points : score.kind() == Score::Kind::Loss)
        return opponent_of(actor);
    return std::nullopt;
}

}  // namespace barracuda::ubi
