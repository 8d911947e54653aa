// How a game can end (R6.4, R8, R9), and what a position alone says about it.
#pragma once

#include "rules/position.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace barracuda {

enum class Ending : std::uint8_t {
    ShutIn,        // R8.1: no piece, or none that can move
    ExpressLevel,  // R8.2: no more pieces can move than the level says
    Resignation,   // R8.4
    TimeOut,       // R8.4
    DeadPosition,  // R9.1
    Repetition,    // R9.2
    Agreement,     // R9.3
};

struct Outcome {
    Ending ending;
    std::optional<Player> winner;  // nobody: drawn

    bool operator==(const Outcome&) const = default;
};

// The loss of the actor by R8.1 or R8.2, if it is one.
std::optional<Outcome> loss_of(const Position& position);

// The loss or the dead position (R9.1), if it is one.
std::optional<Outcome> outcome_of(const Position& position);

std::string_view clause_of(Ending ending);  // "R8.1"
std::string_view name_of(Player player);    // "White"

std::string text_of(const Outcome& outcome);  // "White wins: Brown has no piece that can move"
std::string_view result_text(const Outcome& outcome);  // "1-0", "0-1" or "1/2-1/2"

// The status line of a position: "to move", "owes a placement", "lost R8.1", "lost R8.2", "drawn
// R9.1".
std::string status_text(const Position& position);

}  // namespace barracuda
