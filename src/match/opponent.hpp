// What a match knows of an engine: it is asked for actions and may fail in one of a few ways. It
// may be a process that speaks UBI, or a test.
#pragma once

#include "base/result.hpp"
#include "rules/game.hpp"
#include "ubi/limits.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace barracuda::match {

enum class EngineFault : std::uint8_t {
    Crashed,  // exited, or could not be restarted
    Hung,     // did not answer even when told to stop
    Illegal,  // answered with something that is not a legal action
    Flagged,  // answered, but too late
};

constexpr std::array<EngineFault, 4> all_faults{EngineFault::Crashed, EngineFault::Hung,
                                                EngineFault::Illegal, EngineFault::Flagged};

constexpr std::string_view name_of(EngineFault fault) {
    switch (fault) {
        case EngineFault::Crashed: return "crashed";
        case EngineFault::Hung: return "hung";
        case EngineFault::Illegal: return "illegal";
        case EngineFault::Flagged: return "flagged";
    }
    return {};
}

struct Misbehaviour {
    EngineFault fault;
    std::string detail;  // for people; may be empty
};

struct ChosenAction {
    Action action;
    std::optional<ubi::Score>
        score;  // of the deepest search reported, from the actor's point of view
    Milliseconds elapsed{};
};

class Opponent {
public:
    Opponent() = default;
    Opponent(const Opponent&) = delete;
    Opponent& operator=(const Opponent&) = delete;
    virtual ~Opponent() = default;

    // Prepares it for another game, also after a failure.
    virtual Result<void, Misbehaviour> new_game() = 0;

    // The choice of the side to act, legal or not. After `patience` it is told to stop and answer
    // at once.
    virtual Result<ChosenAction, Misbehaviour> choose(const Game& game, const ubi::Limits& limits,
                                                      Milliseconds patience) = 0;
};

}  // namespace barracuda::match
