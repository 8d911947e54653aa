// Why a game in progress refuses a command, as data: a stable code for programs and, where a rule
// of the game decides, its explanation.
#pragma once

#include "rules/explain.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace barracuda::play {

enum class Code : std::uint8_t {
    Malformed,  // not a command
    NotYours,   // not for the asker
    BadNumber,  // made for an event that has not happened
    Stale,      // made before an action, a take-back or the end
    GameOver,
    NotAllowed,  // excluded by the options of the game
    NotYourTurn,
    NoOffer,   // there is no such offer to answer
    NoEffect,  // it would change nothing
    NothingToTakeBack,
    TooEarly,
    TooLate,  // time is up, or the moment has passed
    Illegal,  // against the rules of the game
};

struct Refusal {
    Code code;
    std::optional<Explanation> explanation = {};
};

std::string_view word_of(Code code);          // "not-your-turn"
std::string text_of(const Refusal& refusal);  // one English sentence, without the clause
std::optional<std::string_view> clause_of(const Refusal& refusal);  // "R4.8"

}  // namespace barracuda::play
