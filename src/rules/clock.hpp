// Clocks as values (R8.4): the clock of the player who owes the next action runs. Time is always an
// argument: nothing here reads a real clock, and every function returns a new value. A game and its
// clock stand side by side; the caller tells the clock who has to act.
#pragma once

#include "base/result.hpp"
#include "rules/player.hpp"

#include <chrono>
#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace barracuda {

using Milliseconds = std::chrono::duration<std::int64_t, std::milli>;

// A point in time: milliseconds since whatever moment the caller counts from.
class Instant {
public:
    constexpr explicit Instant(Milliseconds since_epoch) : since_epoch_(since_epoch) {}
    constexpr Milliseconds since_epoch() const { return since_epoch_; }

    // `time` must not be negative. The result is limited to the latest or earliest instant.
    constexpr Instant later_by(Milliseconds time) const {
        const bool too_far = since_epoch_ > Milliseconds::max() - time;
        return Instant{too_far ? Milliseconds::max() : since_epoch_ + time};
    }
    constexpr Instant earlier_by(Milliseconds time) const {
        const bool too_far = since_epoch_ < Milliseconds::min() + time;
        return Instant{too_far ? Milliseconds::min() : since_epoch_ - time};
    }
    constexpr auto operator<=>(const Instant&) const = default;

private:
    Milliseconds since_epoch_;
};

// No clock shows more than this; larger values are cut off.
constexpr Milliseconds longest_time{999'999'999'999};

struct TimeControlError {
    std::string message;
};

// How much time the players get. As text it is the value of a TimeControl tag, in seconds with at
// most three decimals: `300` sudden death, `300+5` with an increment per press, `300d5` with a
// delay per press, `1/86400` correspondence (one action in that many seconds). A press is what
// passes the clock to the other player (R8.4).
class TimeControl {
public:
    enum class Kind : std::uint8_t { SuddenDeath, Increment, Delay, Correspondence };

    constexpr TimeControl() = default;  // no time at all

    static constexpr TimeControl sudden_death(Milliseconds time) {
        return {Kind::SuddenDeath, time, Milliseconds{0}};
    }
    // Every press adds the increment.
    static constexpr TimeControl with_increment(Milliseconds time, Milliseconds increment) {
        return {Kind::Increment, time, increment};
    }
    // The first `delay` before every press is free.
    static constexpr TimeControl with_delay(Milliseconds time, Milliseconds delay) {
        return {Kind::Delay, time, delay};
    }
    // Every action starts with the full allowance.
    static constexpr TimeControl correspondence(Milliseconds per_action) {
        return {Kind::Correspondence, per_action, Milliseconds{0}};
    }
    static constexpr TimeControl days_per_action(int days) {
        return correspondence(Milliseconds{days * std::int64_t{86'400'000}});
    }

    static Result<TimeControl, TimeControlError> parse(std::string_view text);
    std::string text() const;

    constexpr Kind kind() const { return kind_; }
    constexpr Milliseconds time() const { return time_; }    // at the start, or per action
    constexpr Milliseconds bonus() const { return bonus_; }  // the increment or the delay

    constexpr bool operator==(const TimeControl&) const = default;

private:
    constexpr TimeControl(Kind kind, Milliseconds time, Milliseconds bonus)
        : kind_(kind), time_(within_limits(time)), bonus_(within_limits(bonus)) {}

    static constexpr Milliseconds within_limits(Milliseconds time) {
        return time < Milliseconds{0} ? Milliseconds{0} : time < longest_time ? time : longest_time;
    }

    Kind kind_ = Kind::SuddenDeath;
    Milliseconds time_{0};
    Milliseconds bonus_{0};
};

// The clocks of both players, who may have been given different times. If `now` goes backwards, no
// time has passed. A player whose time has run out stays flagged until time is added or the clocks
// are set anew.
class Clock {
public:
    // What both clocks show at a moment.
    struct Reading {
        PerPlayer<Milliseconds> left;
        Milliseconds free{0};  // what is left of the delay of the player whose clock runs

        bool operator==(const Reading&) const = default;
    };

    explicit Clock(const TimeControl& control);  // stopped, with nobody's action due
    explicit Clock(const PerPlayer<TimeControl>& controls);

    // The player begins a new action: at the start of a game, or after actions were taken back.
    Clock started(Player actor, Instant now) const;
    // The player whose clock runs has completed an action. The next actor may be the same player,
    // who has then not pressed the clock. A player who is late by less than `tolerance` is not
    // flagged. A stopped clock is left as it is.
    Clock acted(Player next_actor, Instant now, Milliseconds tolerance = Milliseconds{0}) const;
    Clock stopped(Instant now) const;
    Clock resumed(Instant now) const;  // continues the action during which it was stopped
    Clock with_added(Player player, Milliseconds time) const;
    // This much of the time just passed does not count, because nobody could have acted.
    Clock forgiven(Milliseconds time, Instant now) const;
    // Both clocks show an earlier reading again, and the actor's runs on from there.
    Clock restored(const Reading& reading, Player actor, Instant now) const;

    const TimeControl& control(Player player) const { return controls_[player]; }
    Reading reading(Instant now) const;
    std::optional<Player> running() const;
    Milliseconds remaining(Player player, Instant now) const;
    // The player whose time has run out: the actor, from the deadline on, or once the tolerance has
    // passed as well.
    std::optional<Player> flagged(Instant now, Milliseconds tolerance = Milliseconds{0}) const;
    // When the running player will be flagged.
    std::optional<Instant> deadline() const;

    bool operator==(const Clock&) const = default;

private:
    struct Rest {
        Milliseconds free;  // of the delay before the next press
        Milliseconds time;
    };
    Rest rest_of_actor(Instant now) const;
    Clock charged(Instant now) const;

    PerPlayer<TimeControl> controls_;
    PerPlayer<Milliseconds> left_;  // as of `since_`
    Milliseconds free_left_{0};     // of the delay before the next press, as of `since_`
    std::optional<Player> actor_;
    std::optional<Instant> since_;  // absent while stopped
};

}  // namespace barracuda
