#include "engine/time.hpp"

#include <algorithm>

namespace barracuda::engine {
namespace {

// Allowed between the decision and its arrival at the other end.
constexpr Milliseconds overhead{8};

// The same for a move time: a share of it, so that short ones are not used up by it.
Milliseconds reserve_of(Milliseconds move_time) {
    return std::clamp(move_time / 10, Milliseconds{2}, Milliseconds{10});
}

TimePlan plan_by_clock(const ubi::Limits& limits, const Position& position) {
    const auto& time = limits.time[position.actor()];
    if (!time) return {};
    // As if 35 turns of each player were left; placements are decided more quickly than moves.
    // These shares have no test of strength; nobody has run out of time with them in the clock
    // games of docs/playing-strength.md.
    const Milliseconds left = std::max(Milliseconds{1}, *time - overhead);
    const Milliseconds increment = limits.increment[position.actor()];
    const Milliseconds share = left / 35 + increment * 3 / 4;
    const Milliseconds soft = position.move_is_due() ? share : share / 2;
    const Milliseconds hard = std::min(soft * 4, left / 4 + increment / 2);
    return {std::clamp(soft, Milliseconds{1}, left), std::clamp(hard, Milliseconds{1}, left)};
}

}  // namespace

// A move time limits what the clock would allow.
TimePlan plan_time(const ubi::Limits& limits, const Position& position) {
    if (limits.infinite) return {};
    TimePlan plan = plan_by_clock(limits, position);
    if (limits.move_time) {
        const Milliseconds all =
            std::max(Milliseconds{1}, *limits.move_time - reserve_of(*limits.move_time));
        plan.hard = std::min(plan.hard.value_or(all), all);
        if (plan.soft) plan.soft = std::min(*plan.soft, all);
    }
    return plan;
}

}  // namespace barracuda::engine
