// How long an anchor may search: nodes, time and the signals from outside. Frozen, see anchors.hpp.
#pragma once

#include "engine/chooser.hpp"

#include <chrono>
#include <cstdint>
#include <optional>

namespace barracuda::engine::anchors {

class Budget {
public:
    Budget(const ubi::Limits& limits, Player actor, const SearchSignals& signals);

    // Counts a node. False, from then on always, if the search has to end.
    bool spend();
    bool is_spent() const { return spent_; }

    std::uint64_t nodes() const { return nodes_; }
    Milliseconds elapsed() const;

    // An `info` line with what a budget knows.
    ubi::SearchInfo info(int depth, ubi::Score score, Action best) const;

private:
    using SteadyClock = std::chrono::steady_clock;

    bool time_is_up();

    const SearchSignals& signals_;
    std::optional<std::uint64_t> most_nodes_;
    std::optional<Milliseconds> time_;
    bool pondering_;
    SteadyClock::time_point begun_;
    SteadyClock::time_point clock_begun_;
    std::uint64_t nodes_ = 0;
    bool spent_ = false;
};

}  // namespace barracuda::engine::anchors
