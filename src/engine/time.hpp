// How long a search may take: a soft limit, after which no new iteration begins, and a hard one, at
// which the search stops. Time is measured from the moment at which the clock began to run.
#pragma once

#include "rules/position.hpp"
#include "ubi/limits.hpp"

#include <chrono>
#include <optional>

namespace barracuda {

struct TimePlan {
    std::optional<Milliseconds> soft;
    std::optional<Milliseconds> hard;
};

TimePlan plan_time(const Limits& limits, const Position& position);

class Stopwatch {
public:
    Milliseconds elapsed() const {
        return std::chrono::duration_cast<Milliseconds>(std::chrono::steady_clock::now() - begin_);
    }

private:
    std::chrono::steady_clock::time_point begin_ = std::chrono::steady_clock::now();
};

}  // namespace barracuda
