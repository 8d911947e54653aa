// What a player of limited sight notices on the board. Lots decide it, drawn once for an action: a
// way that is overlooked once is overlooked in every line considered. It knows nothing of choosing.
#pragma once

#include "engine/level.hpp"
#include "engine/survey.hpp"

#include <cstdint>

namespace barracuda::engine {

class Sight {
public:
    // The same `lot` gives the same sight.
    Sight(const Faculties& faculties, Player player, std::uint64_t lot)
        : faculties_(faculties), player_(player), lot_(lot) {}

    const Faculties& faculties() const { return faculties_; }
    Player player() const { return player_; }

    // What the player believes can be done in a position.
    Survey survey(const Position& position) const;

    // Whether the player notices something, identified by any number, that is seen in this
    // percentage of cases.
    bool notices(int percent, std::uint64_t something) const;

private:
    std::uint64_t overlooked(const Position& position, Player mover, const SurveyedPiece& piece,
                             std::uint64_t plain) const;

    const Faculties& faculties_;
    Player player_;
    std::uint64_t lot_;
};

}  // namespace barracuda::engine
