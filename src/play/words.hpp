// The words of the contract for values of the rules, for programs to read and write. Texts for
// people are elsewhere.
#pragma once

#include "rules/game.hpp"
#include "rules/outcome.hpp"
#include "rules/player.hpp"

#include <optional>
#include <string_view>

namespace barracuda::play {

constexpr std::string_view word_of(Player player) {
    return player == Player::White ? "white" : "brown";
}

constexpr std::string_view word_of(DrawWords words) {
    return words == DrawWords::Offered ? "offered" : "refused";
}

std::string_view word_of(Ending ending);  // "shut-in"

std::optional<Player> parse_player(std::string_view text);  // "white"
std::optional<Ending> parse_ending(std::string_view text);

}  // namespace barracuda::play
