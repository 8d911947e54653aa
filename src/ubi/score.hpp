// A search's score from the point of view of the side to act: points (100 for a 3), or a forced win
// or loss with the number of actions until the end of the game.
#pragma once

#include <compare>
#include <cstdint>

namespace barracuda {

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

}  // namespace barracuda
