// The commands of a game in progress, as data and as the texts of its log: `d2d5`, `x@d4`, `touch
// d2`, `offer KIND`, `accept KIND`, `decline KIND`, `resign`, `abort`, `claim win`, `claim draw`,
// `time` and, for the server only, `outage MS`, `pause`, `resume`. Who gives the command is not
// part of it.
#pragma once

#include "rules/action.hpp"
#include "rules/clock.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

namespace barracuda::play {

enum class OfferKind : std::uint8_t {
    Agreement,   // a draw (R9.3)
    Repetition,  // a draw (R9.2)
    Back,        // to before the asker's last action
    Rematch,     // after the end
};

inline constexpr std::array<OfferKind, 4> all_offer_kinds{
    OfferKind::Agreement, OfferKind::Repetition, OfferKind::Back, OfferKind::Rematch};

struct Touch {
    Square square;
    bool operator==(const Touch&) const = default;
};
struct Offer {
    OfferKind kind;
    bool operator==(const Offer&) const = default;
};
struct Accept {
    OfferKind kind;
    bool operator==(const Accept&) const = default;
};
struct Decline {
    OfferKind kind;
    bool operator==(const Decline&) const = default;
};
struct Resign {
    bool operator==(const Resign&) const = default;
};
struct Abort {
    bool operator==(const Abort&) const = default;
};
struct Claim {
    bool win;  // otherwise a draw
    bool operator==(const Claim&) const = default;
};
// Checks the clock: ends the game if a flag has fallen or nobody has begun.
struct Time {
    bool operator==(const Time&) const = default;
};
// Nobody could act for this long; the time is given back.
struct Outage {
    Milliseconds time;
    bool operator==(const Outage&) const = default;
};

// The clocks stop until `resume`, or until a player does or says anything.
struct Pause {
    bool operator==(const Pause&) const = default;
};
struct Resume {
    bool operator==(const Resume&) const = default;
};

using Command = std::variant<Action, Touch, Offer, Accept, Decline, Resign, Abort, Claim, Time,
                             Outage, Pause, Resume>;

std::string_view word_of(OfferKind kind);  // "agreement"
std::optional<OfferKind> parse_offer_kind(std::string_view text);

std::string to_text(const Command& command);

// Accepts exactly the texts that `to_text` writes.
std::optional<Command> parse_command(std::string_view text);

}  // namespace barracuda::play
