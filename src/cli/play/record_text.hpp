// Converts a game at the table to BGN text and back: names, date and settings become tags. It knows
// neither files nor the conversation.
#pragma once

#include "base/result.hpp"
#include "rules/game.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace barracuda::cli {

constexpr std::uint32_t most_seed = 1'000'000'000;  // as the engine takes it

using Names = PerPlayer<std::string>;  // empty if not given

struct SavedGame {
    Game game;
    Names names;
    std::size_t games_in_file = 1;
    std::optional<std::uint32_t> seed{};  // of the computer's choices, if it plays
};

std::string record_text(const Game& game, const Names& names, std::string_view date,
                        std::optional<std::uint32_t> seed = {});

// Only the turns, as in the record.
std::string turns_text(const Game& game);

// The first game of a file, or one sentence about what is wrong with it.
Result<SavedGame, std::string> game_from_text(std::string_view text);

}  // namespace barracuda::cli
