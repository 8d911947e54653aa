#include "play/live_game.hpp"
#include "play/speed.hpp"

#include <algorithm>

// The time of a game in progress: pauses, what is given back, and what becomes due.
namespace barracuda::play {

// What the clocks will show if the action due is made now and later taken back: depending on the
// options, thinking time is spent or not.
Clock::Reading LiveGame::to_restore(Instant now) const {
    return options_->refunds_thought && begun_ ? *begun_ : clock_->reading(now);
}

Result<void, Refusal> LiveGame::pause(Instant at) {
    if (is_paused()) return fail(Refusal{Code::NoEffect});
    paused_since_ = at;
    if (clock_) clock_ = clock_->stopped(at);
    return {};
}

// Whether it was paused.
bool LiveGame::go_on(Instant at) {
    if (!paused_since_) return false;
    change_time_ = change_time_.later_by(at.since_epoch() - paused_since_->since_epoch());
    paused_since_.reset();
    if (clock_) clock_ = clock_->resumed(at);
    return true;
}

void LiveGame::forgive(Milliseconds time, Instant at) {
    quiet_until_ = at.later_by(options_->quiet_after_outage);
    if (is_paused()) return;
    if (clock_) clock_ = clock_->forgiven(time, at);
    change_time_ = std::max(change_time_, std::min(change_time_.later_by(time), at));
}

std::optional<Instant> LiveGame::due() const {
    if (is_over() || is_paused()) return std::nullopt;
    if (options_->begin_within && !both_have_acted())
        return change_time_.later_by(*options_->begin_within);
    const auto deadline = clock_ ? clock_->deadline() : std::nullopt;
    if (!deadline) return std::nullopt;
    const Instant flag = deadline->later_by(options_->tolerance);
    return quiet_until_ ? std::max(flag, *quiet_until_) : flag;
}

std::optional<Instant> LiveGame::claimable(Player player, const Absence& of_opponent) const {
    const bool waits =
        !is_over() && !is_paused() && both_have_acted() && game_.position().actor() != player;
    const auto control =
        options_->time ? std::optional((*options_->time)[opponent_of(player)]) : std::nullopt;
    const auto wait = claim_wait(control);
    if (!options_->may_claim || !waits || !wait) return std::nullopt;
    const Milliseconds patience =
        of_opponent.closed ? std::min(*wait, claim_wait_if_closed) : *wait;
    return std::max(of_opponent.since, change_time_).later_by(patience);
}

// An action may be late by so much.
Milliseconds LiveGame::tolerance(Instant now) const {
    return quiet_until_ && now < *quiet_until_ ? longest_time : options_->tolerance;
}

bool LiveGame::is_flagged(Instant now) const {
    return !is_over() && clock_ && clock_->running() && clock_->flagged(now, tolerance(now));
}

}  // namespace barracuda::play
