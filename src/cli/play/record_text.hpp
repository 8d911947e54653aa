// A game at the table as BGN text and back: names, date and settings become tags. It knows neither
// files nor what was said at the table.
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

using Names = PerPlayer<std::string>;  // empty where nobody gave one

struct StoredGame {
    Game game;
    Names names;
    std::size_t games_in_file = 1;
    std::optional<std::uint32_t> seed{};  // of the computer's choices, if it played
};

std::string record_text(const Game& game, const Names& names, std::string_view date,
                        std::optional<std::uint32_t> seed = {});

// The turns alone, as they stand in the record.
std::string turns_text(const Game& game);

// The first game of a file, or one sentence that says what is wrong with it.
Result<StoredGame, std::string> game_from_text(std::string_view text);

}  // namespace barracuda::cli
