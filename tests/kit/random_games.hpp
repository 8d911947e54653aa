// Generators for property tests: random games, endings and arrangements. The same seed gives the
// same results on every machine. They know the rules, but no tests or test framework.
#pragma once

#include "base/random.hpp"
#include "rules/action.hpp"
#include "rules/outcome.hpp"
#include "rules/position.hpp"
#include "rules/setup.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

namespace barracuda::kit {

// How often, in percent, a random player tries something special where possible.
struct Style {
    std::uint32_t captures = 0;   // captures a piece
    std::uint32_t all_turns = 0;  // shows All turns when placing
    std::uint32_t shuts_in = 0;   // places next to a piece
    std::size_t longest = 300;    // actions, after which a game is left unfinished
};

Style random_style(Random& random);

// The closed or the open set-up with any pair of Express levels.
Position random_start(Random& random);

// None if the position is lost.
std::optional<Action> random_action(Random& random, const Position& position,
                                    const Style& style = {});

// Plays until the game is over (R8, R9.1) or long enough; calls `visit(position)` for the start and
// after every action. Returns the last position.
template <class Visit>
Position play_random(Random& random, Position position, const Style& style, Visit&& visit) {
    visit(position);
    for (std::size_t played = 0; played < style.longest && !outcome_of(position); ++played) {
        position = position.after(*random_action(random, position, style));
        visit(position);
    }
    return position;
}

// A move is due; each side has one to three pieces, mostly 2s, among many barragoons, mostly All
// turns. More than a third are dead, and few positions can be reached without a capture.
Position random_ending(Random& random);

// Any arrangement; about a third of them have faults.
Setup random_setup(Random& random);

// An arrangement encoded by bytes, for fuzzing: missing bytes count as zero. Its only possible
// fault is that a player has no pieces.
Setup setup_from_bytes(std::span<const std::uint8_t> bytes);

}  // namespace barracuda::kit
