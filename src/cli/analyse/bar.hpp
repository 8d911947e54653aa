// The progress of an analysis as a line of text: a bar, the game and turn, and the remaining time.
#pragma once

#include "cli/progress.hpp"

#include <chrono>
#include <cstdint>
#include <string>

namespace barracuda::cli {

class AnalysisBar {
public:
    AnalysisBar(std::int64_t games, std::int64_t actions) : games_(games), actions_(actions) {}

    void pass(std::int64_t actions) { passed_ += actions; }  // known already
    void count_one() { ++judged_; }
    void show(std::int64_t game, const std::string& turn);
    void finish() { progress_.finish(); }

private:
    using SteadyClock = std::chrono::steady_clock;

    std::int64_t done() const { return passed_ + judged_; }
    std::string time_left() const;

    std::int64_t games_;
    std::int64_t actions_;
    std::int64_t passed_ = 0;
    std::int64_t judged_ = 0;
    SteadyClock::time_point begin_ = SteadyClock::now();
    Progress progress_;
};

// "40 s", "12 min", "3 h 20 min"
std::string duration_text(std::chrono::seconds duration);

}  // namespace barracuda::cli
