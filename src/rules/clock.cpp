#include "rules/clock.hpp"

#include "base/text.hpp"

#include <algorithm>
#include <limits>

namespace barracuda {
namespace {

constexpr Milliseconds none{0};
constexpr std::int64_t largest = std::numeric_limits<std::int64_t>::max();

// The time from one instant to a later one; none if it is not later. Never overflows.
Milliseconds elapsed(Instant from, Instant to) {
    const std::int64_t begin = from.since_epoch().count();
    const std::int64_t end = to.since_epoch().count();
    if (end <= begin) return none;
    const bool too_far = begin < 0 && end > largest + begin;
    return Milliseconds{too_far ? largest : end - begin};
}

// Both are at least zero and at most the longest time, so their sum does not overflow.
Milliseconds sum(Milliseconds a, Milliseconds b) { return std::min(a + b, longest_time); }

// Seconds with at most three decimals, nothing else.
std::optional<Milliseconds> parse_seconds(std::string_view text) {
    const std::size_t point = text.find('.');
    const std::string_view whole = text.substr(0, point);
    std::string decimals(point == std::string_view::npos ? "0" : text.substr(point + 1));
    const auto are_digits = [](std::string_view part, std::size_t most) {
        const auto is_digit = [](char c) { return c >= '0' && c <= '9'; };
        return !part.empty() && part.size() <= most && std::ranges::all_of(part, is_digit);
    };
    if (!are_digits(whole, 9) || !are_digits(decimals, 3)) return std::nullopt;
    decimals.resize(3, '0');
    return Milliseconds{*parse_number(whole) * 1000 + *parse_number(decimals)};
}

std::string seconds_text(Milliseconds time) {
    std::string text = std::to_string(time.count() / 1000);
    if (const auto rest = time.count() % 1000; rest != 0) {
        std::string decimals = std::to_string(1000 + rest).substr(1);
        decimals.erase(decimals.find_last_not_of('0') + 1);
        text += "." + decimals;
    }
    return text;
}

}  // namespace

Result<TimeControl, TimeControlError> TimeControl::parse(std::string_view text) {
    const auto refuse = [&](std::string_view why) {
        return fail(TimeControlError{"time control " + quoted(text) + ": " + std::string(why)});
    };
    constexpr std::string_view forms = "must be like 300, 300+5, 300d5 or 1/86400, in seconds";
    const bool per_action = text.starts_with("1/");
    const std::size_t sign = per_action ? std::string_view::npos : text.find_first_of("+d");
    const bool has_bonus = sign != std::string_view::npos;
    const auto time = parse_seconds(per_action ? text.substr(2) : text.substr(0, sign));
    const auto bonus = has_bonus ? parse_seconds(text.substr(sign + 1)) : none;
    if (!time || !bonus) return refuse(forms);
    const bool only_delay = has_bonus && text[sign] == 'd' && *bonus > none;
    if (*time == none && !only_delay) return refuse("no time at all");
    if (per_action) return correspondence(*time);
    if (!has_bonus) return sudden_death(*time);
    return text[sign] == '+' ? with_increment(*time, *bonus) : with_delay(*time, *bonus);
}

std::string TimeControl::text() const {
    switch (kind_) {
        case Kind::SuddenDeath: return seconds_text(time_);
        case Kind::Increment: return seconds_text(time_) + "+" + seconds_text(bonus_);
        case Kind::Delay: return seconds_text(time_) + "d" + seconds_text(bonus_);
        case Kind::Correspondence: return "1/" + seconds_text(time_);
    }
    return {};
}

Clock::Clock(const TimeControl& control) : Clock(PerPlayer<TimeControl>{control, control}) {}

Clock::Clock(const PerPlayer<TimeControl>& controls)
    : controls_(controls), left_{controls.white.time(), controls.brown.time()} {}

Clock::Rest Clock::rest_of_actor(Instant now) const {
    const Milliseconds time = left_[*actor_];
    if (!since_) return {free_left_, time};
    const Milliseconds used = elapsed(*since_, now);
    const Milliseconds charge = std::max(used - free_left_, none);
    return {std::max(free_left_ - used, none), std::max(time - charge, none)};
}

// The same clock with all time up to `now` charged.
Clock Clock::charged(Instant now) const {
    Clock clock = *this;
    if (!since_) return clock;
    const Rest rest = rest_of_actor(now);
    clock.left_[*actor_] = rest.time;
    clock.free_left_ = rest.free;
    clock.since_ = std::max(*since_, now);
    return clock;
}

Clock Clock::started(Player actor, Instant now) const {
    const TimeControl& control = controls_[actor];
    Clock clock = charged(now);
    clock.actor_ = actor;
    clock.free_left_ = control.kind() == TimeControl::Kind::Delay ? control.bonus() : none;
    clock.since_ = clock.since_.value_or(now);
    return clock;
}

Clock Clock::acted(Player next_actor, Instant now, Milliseconds tolerance) const {
    if (!since_) return *this;
    if (flagged(now, tolerance)) return stopped(now);
    Clock clock = charged(now);
    const TimeControl& control = controls_[*actor_];
    Milliseconds& left = clock.left_[*actor_];
    if (control.kind() == TimeControl::Kind::Correspondence) left = control.time();
    if (next_actor == *actor_) return clock;
    if (control.kind() == TimeControl::Kind::Increment) left = sum(left, control.bonus());
    return clock.started(next_actor, now);
}

Clock Clock::stopped(Instant now) const {
    Clock clock = charged(now);
    clock.since_.reset();
    return clock;
}

Clock Clock::resumed(Instant now) const {
    Clock clock = *this;
    if (actor_ && !since_) clock.since_ = now;
    return clock;
}

Clock Clock::with_added(Player player, Milliseconds time) const {
    Clock clock = *this;
    clock.left_[player] = sum(left_[player], std::clamp(time, none, longest_time));
    return clock;
}

Clock Clock::forgiven(Milliseconds time, Instant now) const {
    Clock clock = *this;
    if (since_ && *since_ < now)
        clock.since_ = std::min(since_->later_by(std::clamp(time, none, longest_time)), now);
    return clock;
}

Clock Clock::restored(const Reading& reading, Player actor, Instant now) const {
    Clock clock = *this;
    clock.left_ = reading.left;
    clock.free_left_ = reading.free;
    clock.actor_ = actor;
    clock.since_ = since_ ? std::max(*since_, now) : now;
    return clock;
}

Clock::Reading Clock::reading(Instant now) const {
    const Clock clock = charged(now);
    return {clock.left_, clock.free_left_};
}

std::optional<Player> Clock::running() const { return since_ ? actor_ : std::nullopt; }

Milliseconds Clock::remaining(Player player, Instant now) const {
    return player == actor_ ? rest_of_actor(now).time : left_[player];
}

std::optional<Player> Clock::flagged(Instant now, Milliseconds tolerance) const {
    if (!actor_) return std::nullopt;
    const Rest rest = rest_of_actor(now.earlier_by(tolerance));
    return rest.free + rest.time == none ? actor_ : std::nullopt;
}

std::optional<Instant> Clock::deadline() const {
    if (!since_) return std::nullopt;
    return since_->later_by(free_left_ + left_[*actor_]);
}

}  // namespace barracuda
