// Time given back to a player for the delay of messages: never more than the server measured, nor
// more than a quota that grows with every press of the clock.
#pragma once

#include "rules/clock.hpp"

#include <algorithm>
#include <optional>

namespace barracuda::server {

class LagQuota {
public:
    explicit LagQuota(const std::optional<TimeControl>& control) {
        if (!control || control->kind() == TimeControl::Kind::Correspondence) return;
        const bool increment = control->kind() == TimeControl::Kind::Increment;
        const auto expected =
            control->time() + (increment ? 40 * control->bonus() : Milliseconds{0});
        const std::int64_t seconds = expected.count() / 1000;
        gain_ = Milliseconds{std::min<std::int64_t>(1000, 4 * seconds + 150)};
        left_ = 3 * gain_;
    }

    // For a message with this round trip.
    Milliseconds given(Milliseconds round_trip) const {
        return std::clamp(round_trip, Milliseconds{0}, left_);
    }
    // How long a flag waits for messages that may be on their way.
    Milliseconds grace() const { return std::min(left_, Milliseconds{1000}); }

    void press(Milliseconds given) { left_ = std::min(left_ - given + gain_, 5 * gain_); }

private:
    Milliseconds gain_{0};
    Milliseconds left_{0};
};

}  // namespace barracuda::server
