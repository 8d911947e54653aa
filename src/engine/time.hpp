// How long a search may take: a soft limit, after which no new iteration begins, and a hard one, at
// which the search stops. Time counts from the moment the clock started.
#pragma once

#include "rules/position.hpp"
#include "ubi/limits.hpp"

#include <chrono>
#include <optional>

namespace barracuda::engine {

struct TimePlan {
    std::optional<Milliseconds> soft;
    std::optional<Milliseconds> hard;
};

TimePlan plan_time(const ubi::Limits& limits, const Position& position);

class Stopwatch {
public:
    using Moment = std::chrono::steady_clock::time_point;

    explicit Stopwatch(std::optional<Moment> begin = std::nullopt)
        : begin_(begin.value_or(std::chrono::steady_clock::now())) {}

    Milliseconds elapsed() const {
        return std::chrono::duration_cast<Milliseconds>(std::chrono::steady_clock::now() - begin_);
    }

private:
    Moment begin_;
};

}  // namespace barracuda::engine
