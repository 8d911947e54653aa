#include "match/schedule.hpp"

#include <cassert>

namespace barracuda::match {

Schedule::Schedule(std::size_t players, std::size_t pairs_per_meeting, std::size_t openings)
    : pairs_per_meeting_(pairs_per_meeting), openings_(openings) {
    assert(players >= 2 && openings >= 1);
    for (std::size_t first = 0; first < players; ++first)
        for (std::size_t second = first + 1; second < players; ++second)
            meetings_.push_back({first, second});
}

// Round by round, so that a match stopped early has treated all meetings alike.
ScheduledGame Schedule::operator[](std::size_t number) const {
    assert(number < size());
    const std::size_t pair = number / 2;
    const std::size_t meeting = pair % meetings_.size();
    const std::size_t round = pair / meetings_.size();
    const bool swapped = number % 2 == 1;
    const auto [first, second] = meetings_[meeting];
    const PerPlayer<std::size_t> players =
        swapped ? PerPlayer<std::size_t>{second, first} : PerPlayer<std::size_t>{first, second};
    return {meeting, pair, round, swapped, round % openings_, players};
}

}  // namespace barracuda::match
