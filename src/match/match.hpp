// Runs the games of a schedule on several threads, each with its own opponents, and keeps the
// standings. The caller decides how opponents are made.
#pragma once

#include "match/contestant.hpp"
#include "match/referee.hpp"
#include "match/schedule.hpp"
#include "match/sprt.hpp"
#include "match/standings.hpp"

#include <atomic>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace barracuda::match {

struct MatchSettings {
    std::vector<Contestant> contestants;  // at least two, all with an allowance
    std::vector<Position> openings;       // at least one
    std::size_t pairs = 100;              // for every two contestants
    std::size_t concurrency = 1;          // games at a time
    RefereeSettings referee;
    std::optional<Sprt> sprt;  // between two contestants only; ends the match when decided
};

using OpponentFactory = std::function<std::unique_ptr<Opponent>(const Contestant&)>;

// Called after every game, never by two threads at once.
using GameReport = std::function<void(const ScheduledGame&, const FinishedGame&, const Standings&)>;

// Ends early, dropping unfinished games, when `stop` is set.
Standings run_match(const MatchSettings& settings, const OpponentFactory& factory,
                    const GameReport& report, std::atomic<bool>& stop);

}  // namespace barracuda::match
