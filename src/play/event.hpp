// What happened in a game in progress: an entry of its event log. The start and the log together
// are the game; each entry comes from one accepted command.
#pragma once

#include "play/command.hpp"
#include "rules/player.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace barracuda::play {

using Number = std::int64_t;  // of an event, from 1, without gaps

struct Event {
    Number number;
    Instant at;
    std::optional<Player> by;  // nobody: the server
    Command command;

    bool operator==(const Event&) const = default;
};

std::string to_text(const Event& event);  // "3 1700000000000 white d2d5", "server" for nobody

// Accepts exactly the texts that `to_text` writes.
std::optional<Event> parse_event(std::string_view text);

}  // namespace barracuda::play
