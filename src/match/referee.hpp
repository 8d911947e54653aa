// One game between two opponents: asks them in turn, and adds what is needed to make every game
// end. The rules and the clocks are LiveGame's.
#pragma once

#include "match/contestant.hpp"
#include "match/opponent.hpp"
#include "rules/game.hpp"

#include <atomic>
#include <cstdint>
#include <optional>
#include <vector>

namespace barracuda::match {

struct RefereeSettings {
    Milliseconds margin{50};       // an answer may be late by this much, as machines are noisy
    Milliseconds patience{60000};  // after which a search without a time limit is told to stop
    AutomaticDraws draws{.repetitions = 3, .turns = 400};
    std::optional<std::int32_t> decisive{};  // points that end a game early, see Finish::Agreed
};

struct Seat {
    Opponent* opponent;
    Allowance allowance;
};

enum class Finish : std::uint8_t {
    Board,  // R8, R9.1
    Repetition,
    Length,
    Agreed,  // both opponents have long held the same player to be winning
    Fault,
};

struct ActionNote {
    Milliseconds elapsed;
    std::optional<ubi::Score> score;    // from the actor's point of view
    std::optional<Milliseconds> clock;  // left on the actor's clock
};

struct FinishedGame {
    Game game;
    Finish finish;
    std::optional<Player> winner;              // none: drawn
    std::optional<Misbehaviour> misbehaviour;  // of the loser, if that ended the game
    std::vector<ActionNote> notes;             // one for each action of the game
};

// None if `stop` was set before the game was over. The game must not be over at its start.
std::optional<FinishedGame> play_game(const Position& start, const PerPlayer<Seat>& seats,
                                      const RefereeSettings& settings,
                                      const std::atomic<bool>& stop);

}  // namespace barracuda::match
