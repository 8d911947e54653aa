// The results of a match so far. Not thread-safe.
#pragma once

#include "match/counts.hpp"
#include "match/referee.hpp"
#include "match/schedule.hpp"

#include <array>
#include <cstdint>
#include <map>
#include <vector>

namespace barracuda::match {

// Counted from the point of view of the first player of the meeting.
struct MeetingResults {
    Schedule::Meeting players;
    GameCounts games{};
    PairCounts pairs{};  // complete ones only
};

using FaultCounts = std::array<std::uint64_t, all_faults.size()>;

// How games ended.
struct FinishCounts {
    std::uint64_t lost_on_board = 0;  // R8
    std::uint64_t dead = 0;           // R9.1
    std::uint64_t repetition = 0;
    std::uint64_t length = 0;
    std::uint64_t agreed = 0;
    std::uint64_t fault = 0;
};

class Standings {
public:
    Standings(std::size_t players, const Schedule& schedule);

    // Returns whether this game has completed its pair.
    bool add(const ScheduledGame& scheduled, const FinishedGame& finished);

    std::uint64_t games() const { return total(white_); }
    const std::vector<MeetingResults>& meetings() const { return meetings_; }
    const FaultCounts& faults(std::size_t player) const { return faults_[player]; }
    const FinishCounts& finishes() const { return finishes_; }
    const GameCounts& white() const { return white_; }  // all games, from White's point of view
    std::uint64_t turns() const { return turns_; }      // of all games

    // All games of a player.
    GameCounts games_of(std::size_t player) const;

private:
    void count_finish(const ScheduledGame& scheduled, const FinishedGame& finished);

    std::vector<MeetingResults> meetings_;
    std::vector<FaultCounts> faults_;
    FinishCounts finishes_;
    GameCounts white_{};
    std::uint64_t turns_ = 0;
    std::map<std::size_t, std::size_t> half_pairs_;  // half points of the first game, by pair
};

}  // namespace barracuda::match
