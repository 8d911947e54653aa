// What the engine is asked at the table, what it thinks, and how that is said in words. It knows
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
    Action,      // what the computer does now, at its level; the others are for full strength
    Draw,        // whether it accepts the draw that is offered
    Hint,        // what the one to act should do
    Evaluation,  // who is better
};

struct Opinion {
    std::optional<Action> best{};
    Score score = Score::points(0);  // from the view of the one to act
    std::vector<Action> line{};      // how the game should go on
};

// "Barracuda plays d8d5: the 3 on d8 captures the 3 on d5."
std::string answer_text(const Game& game, Action action);

std::string hint_text(const Game& game, Action action);

// One line: who is better, by how much, and what would follow.
std::string evaluation_text(const Position& position, const Opinion& opinion);

// Whether the computer takes the offer: not if it is better, and by agreement only if it is worse.
bool accepts_draw(const Table& table, const Opinion& opinion);

}  // namespace barracuda::cli
