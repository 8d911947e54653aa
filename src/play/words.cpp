#include "play/words.hpp"

#include <array>

namespace barracuda::play {
namespace {

// Indexed by the enumerator.
constexpr std::array<std::string_view, 7> endings{"shut-in",  "express-level", "resignation",
                                                  "time-out", "dead-position", "repetition",
                                                  "agreement"};
static_assert(static_cast<std::size_t>(Ending::Agreement) + 1 == endings.size());

}  // namespace

std::string_view word_of(Ending ending) { return endings[static_cast<std::size_t>(ending)]; }

std::optional<Player> parse_player(std::string_view text) {
    for (const Player player : both_players)
        if (word_of(player) == text) return player;
    return std::nullopt;
}

std::optional<Ending> parse_ending(std::string_view text) {
    for (std::size_t i = 0; i < endings.size(); ++i)
        if (endings[i] == text) return static_cast<Ending>(i);
    return std::nullopt;
}

}  // namespace barracuda::play
