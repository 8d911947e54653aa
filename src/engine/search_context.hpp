// One search from start to end, as all its threads see it: when to stop. It knows limits and time,
// but not what was found.
#pragma once

#include "engine/chooser.hpp"
#include "engine/system.hpp"
#include "engine/time.hpp"

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <cstdint>

namespace barracuda::engine {

class SearchContext {
public:
    SearchContext(const ubi::Limits& limits, const SearchSignals& signals, const Position& position,
                  std::size_t threads = 1)
        : limits_(limits),
          signals_(signals),
          threads_(threads),
          plan_(plan_time(limits, position)),
          watch_(limits.asked) {}

    const ubi::Limits& limits() const { return limits_; }
    Milliseconds elapsed() const { return watch_.elapsed(); }

    // Asked by every thread while it searches.
    bool should_stop() const {
        if (finished_.load(std::memory_order_relaxed) ||
            signals_.stop.load(std::memory_order_relaxed) || is_interrupted())
            return true;
        return !is_pondering() && plan_.hard && elapsed() >= *plan_.hard;
    }

    // How many more nodes a thread that has visited some may visit before it asks again; 0 if it
    // has to stop. The threads share a limit by nodes, which still allows at least one result.
    std::uint64_t more_nodes(bool leads, std::uint64_t visited) const {
        constexpr std::uint64_t most_at_once = 1024;
        if (!limits_.nodes) return most_at_once;
        const std::uint64_t share =
            *limits_.nodes / threads_ + (leads ? *limits_.nodes % threads_ : 0);
        if (visited < share) return std::min(most_at_once, share - visited);
        return leads && !has_result_.load(std::memory_order_relaxed) ? 1 : 0;
    }

    // Whether another iteration would take longer than the time that is left.
    bool is_time_up() const {
        return !limits_.infinite && !is_pondering() && plan_.soft && elapsed() >= *plan_.soft;
    }

    // Whether nothing but time limits the search, so that it may end as soon as its answer is
    // clear.
    bool may_end_early() const {
        return !limits_.depth && !limits_.nodes && !limits_.infinite && !is_pondering();
    }

    void has_result() { has_result_.store(true, std::memory_order_relaxed); }
    void finish() { finished_.store(true, std::memory_order_relaxed); }

private:
    bool is_pondering() const {
        return limits_.ponder && !signals_.ponder_hit.load(std::memory_order_relaxed);
    }

    ubi::Limits limits_;
    const SearchSignals& signals_;
    std::size_t threads_;
    TimePlan plan_;
    Stopwatch watch_;
    std::atomic<bool> has_result_{false};
    std::atomic<bool> finished_{false};
};

}  // namespace barracuda::engine
