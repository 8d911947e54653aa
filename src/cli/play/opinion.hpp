// Questions to the engine at the table, its answers, and how to put them into words. It knows
// neither the engine nor the terminal.
#pragma once

#include "cli/play/table.hpp"
#include "ubi/score.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace barracuda::cli {

enum class Question : std::uint8_t {
    Action,      // the computer's own, at its level; the others are at full strength
    Draw,        // whether it accepts the draw on offer
    Hint,        // what the player to act should do
    Evaluation,  // who is better
};

struct Opinion {
    std::optional<Action> best{};
    ubi::Score score = ubi::Score::points(0);  // from the point of view of the player to act
    std::vector<Action> line{};                // the expected continuation
};

// "Barracuda plays d8d5: the 3 on d8 captures the 3 on d5."
std::string answer_text(const Game& game, Action action);

std::string hint_text(const Game& game, Action action);

// One line: who is better, by how much, and what should follow.
std::string evaluation_text(const Position& position, const Opinion& opinion);

// Whether the computer accepts: not if it is better, and a draw by agreement only if it is worse.
bool accepts_draw(const Table& table, const Opinion& opinion);

}  // namespace barracuda::cli
