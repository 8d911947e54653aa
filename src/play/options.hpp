// What was agreed before a game, besides its start and touch-move, which Game knows: who sits
// where, the time, and what the players may do. What differs between a game on one device, one over
// a network and one between engines is only in here. Express levels, the handicap of the rules, are
// part of the start.
#pragma once

#include "rules/clock.hpp"
#include "rules/player.hpp"

#include <cstdint>
#include <optional>
#include <string>

namespace barracuda::play {

struct Seat {
    enum class Kind : std::uint8_t { Person, Computer };

    std::string name = {};  // empty: nobody gave one
    Kind kind = Kind::Person;

    bool operator==(const Seat&) const = default;
};

enum class TakeBack : std::uint8_t {
    Never,
    Asked,   // an offer that the other player accepts or declines
    AtOnce,  // whoever asks; also after the end of the game
};

struct Options {
    PerPlayer<Seat> seats = {};
    std::optional<PerPlayer<TimeControl>> time = {};  // none: no clock
    TakeBack take_back = TakeBack::AtOnce;
    bool refunds_thought = false;  // taken back, an action has cost no time, not even to think of
    bool whole_moves = false;      // go back to before the asker's last move, not the last action
    bool may_abort = false;        // until both have acted
    bool may_claim = false;        // when the other is gone
    bool clocks_wait = false;      // until both have acted
    std::optional<Milliseconds> begin_within = {};  // or the game is aborted
    Milliseconds tolerance{0};           // a flag falls so long after the end of the time
    Milliseconds quiet_after_outage{0};  // for so long nobody is flagged
    std::optional<Milliseconds> rematch_within = {};  // none: at any time after the end

    bool operator==(const Options&) const = default;
};

// Both players at one screen: the clocks run at once, and what was done can be taken back.
Options on_one_device(const std::optional<TimeControl>& control, bool touch_move);

// A person and the computer: the same, but what is taken back is a move with all that followed.
Options against_computer(const std::optional<TimeControl>& control, bool touch_move);

enum class Meeting : std::uint8_t { Lobby, Link };

// Two players over a network.
Options online(const std::optional<TimeControl>& control, bool touch_move, Meeting meeting);

// The same for the next game of the two, who change colours.
Options swapped(const Options& options);

}  // namespace barracuda::play
