// Who plays whom, from which opening and with which colours. Everybody meets everybody; each
// opening is played twice in a row with colours swapped.
#pragma once

#include "rules/player.hpp"

#include <cstddef>
#include <vector>

namespace barracuda::match {

struct ScheduledGame {
    std::size_t meeting;  // which two players
    std::size_t pair;     // the games 2 * pair and 2 * pair + 1 belong together
    std::size_t round;    // the number of this pair within its meeting
    bool second_leg;      // colours are swapped
    std::size_t opening;
    PerPlayer<std::size_t> players;  // the first of the meeting is White unless colours are swapped
};

class Schedule {
public:
    // Needs at least two players and one opening. Openings repeat if there are more pairs than
    // openings.
    Schedule(std::size_t players, std::size_t pairs_per_meeting, std::size_t openings);

    struct Meeting {
        std::size_t first;
        std::size_t second;

        bool operator==(const Meeting&) const = default;
    };
    const std::vector<Meeting>& meetings() const { return meetings_; }

    std::size_t size() const { return 2 * meetings_.size() * pairs_per_meeting_; }
    ScheduledGame operator[](std::size_t number) const;

private:
    std::vector<Meeting> meetings_;
    std::size_t pairs_per_meeting_;
    std::size_t openings_;
};

}  // namespace barracuda::match
