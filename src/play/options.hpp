// What was agreed before a game, besides the start and touch-move, which Game knows: seats, time
// control and what the players may do. All differences between games on one device, over a network
// and between engines are in here. Express levels, the handicap of the rules, are part of the
// start.
#pragma once

#include "rules/clock.hpp"
#include "rules/player.hpp"

#include <cstdint>
#include <optional>
#include <string>

namespace barracuda::play {

struct Seat {
    enum class Kind : std::uint8_t { Person, Computer };

    std::string name = {};  // empty: not given
    Kind kind = Kind::Person;

    bool operator==(const Seat&) const = default;
};

enum class TakeBack : std::uint8_t {
    Never,
    Asked,   // an offer, which the opponent accepts or declines
    AtOnce,  // without asking; also after the end of the game
};

struct Options {
    PerPlayer<Seat> seats = {};
    std::optional<PerPlayer<TimeControl>> time = {};  // none: no clock
    TakeBack take_back = TakeBack::AtOnce;
    bool refunds_thought = false;  // a taken-back action costs no time, not even for thinking
    bool whole_moves = false;      // take back to before the asker's last move, not the last action
    bool may_abort = false;        // until both have acted
    bool may_claim = false;        // when the opponent is gone
    bool clocks_wait = false;      // until both have acted
    std::optional<Milliseconds> begin_within = {};    // or the game is aborted
    Milliseconds tolerance{0};                        // a flag falls this long after time runs out
    Milliseconds quiet_after_outage{0};               // nobody is flagged for this long
    std::optional<Milliseconds> rematch_within = {};  // none: at any time after the end

    bool operator==(const Options&) const = default;
};

// Two players at one screen: the clocks run from the start, and anything can be taken back.
Options on_one_device(const std::optional<TimeControl>& control, bool touch_move);

// A person and the computer: the same, but taking back undoes a move and all that followed.
Options against_computer(const std::optional<TimeControl>& control, bool touch_move);

// How the players found each other.
enum class Matchmaking : std::uint8_t { Lobby, Link };

// Two players over a network.
Options online(const std::optional<TimeControl>& control, bool touch_move, Matchmaking matchmaking);

// The same for the players' next game, with colours swapped.
Options swapped(const Options& options);

}  // namespace barracuda::play
