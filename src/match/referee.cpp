#include "match/referee.hpp"

#include "base/text.hpp"
#include "play/live_game.hpp"
#include "rules/explain.hpp"
#include "rules/text/notation.hpp"

#include <algorithm>
#include <cassert>

namespace barracuda::match {
namespace {

// A turn has three actions at most, so that each player has moved at least once.
constexpr int agreeing_actions = 8;

// Nothing is taken back, and an answer may be late by the margin. A side without a clock gets one
// that never runs out.
play::Options options_of(const PerPlayer<Seat>& seats, const RefereeSettings& settings) {
    constexpr auto endless = TimeControl::sudden_death(longest_time);
    play::Options options;
    options.take_back = play::TakeBack::Never;
    options.tolerance = settings.margin + Milliseconds{1};
    options.time.emplace(PerPlayer<TimeControl>{seats.white.allowance.clock.value_or(endless),
                                                seats.brown.allowance.clock.value_or(endless)});
    return options;
}

class Referee {
public:
    Referee(const Position& start, const PerPlayer<Seat>& seats, const RefereeSettings& settings)
        : live_(options_of(seats, settings), Game(start, false, settings.draws), now_),
          seats_(seats),
          settings_(settings) {}

    // Whether the game is over.
    bool prepare() {
        for (const Player player : both_players) {
            const auto ready = seats_[player].opponent->new_game();
            if (!ready) return lose(player, ready.error());
        }
        return false;
    }

    bool play_action() {
        const Player actor = live_.game().position().actor();
        const auto time = time_of(actor);
        const Milliseconds patience = time ? *time + settings_.margin : settings_.patience;
        const auto answer =
            seats_[actor].opponent->choose(live_.game(), limits_of(actor), patience);
        if (!answer) return lose(actor, answer.error());
        if (time && answer->elapsed > *time + settings_.margin)
            return lose(actor, {EngineFault::Flagged, late_text(answer->elapsed - *time)});
        now_ = now_.later_by(answer->elapsed);
        auto step = live_.step({play::seat(actor), answer->action, now_});
        if (!step)
            return lose(actor, {EngineFault::Illegal,
                                to_text(answer->action) + ": " + text_of(step.error())});
        live_ = std::move(step->game);
        notes_.push_back({answer->elapsed, answer->score, left(actor)});
        return is_over() || is_agreed(actor);
    }

    FinishedGame result() && {
        return {live_.game(), finish_, winner_, std::move(misbehaviour_), std::move(notes_)};
    }

private:
    static std::string late_text(Milliseconds late) {
        return std::to_string(late.count()) + " ms too late";
    }

    // The time left on a player's clock, if there is one.
    std::optional<Milliseconds> left(Player player) const {
        if (!seats_[player].allowance.clock) return std::nullopt;
        return live_.clock()->remaining(player, now_);
    }

    // The time limit of the next action, if there is one.
    std::optional<Milliseconds> time_of(Player player) const {
        const auto& move_time = seats_[player].allowance.move_time;
        const auto clock = left(player);
        if (move_time && clock) return std::min(*move_time, *clock);
        return move_time ? move_time : clock;
    }

    ubi::Limits limits_of(Player actor) const {
        const Allowance& allowance = seats_[actor].allowance;
        ubi::Limits limits;
        limits.nodes = allowance.nodes;
        limits.depth = allowance.depth;
        limits.move_time = allowance.move_time;
        for (const Player player : both_players) {
            const auto& clock = seats_[player].allowance.clock;
            if (!clock || !allowance.clock) continue;
            limits.time[player] = left(player);
            limits.increment[player] = clock->bonus();
        }
        return limits;
    }

    bool lose(Player player, Misbehaviour misbehaviour) {
        finish_ = Finish::Fault;
        winner_ = opponent_of(player);
        misbehaviour_ = std::move(misbehaviour);
        return true;
    }

    bool is_over() {
        if (!live_.end()) return false;
        winner_ = winner_of(*live_.end());
        const Game& game = live_.game();
        if (game.outcome()->ending == Ending::Agreement)
            finish_ = game.occurrences() == settings_.draws.repetitions ? Finish::Repetition
                                                                        : Finish::Length;
        return true;
    }

    // Whether the scores of enough actions in a row say that the same player is winning.
    bool is_agreed(Player actor) {
        if (!settings_.decisive) return false;
        const auto& score = notes_.back().score;
        const auto ahead = score ? leader(*score, actor, *settings_.decisive) : std::nullopt;
        agreeing_ = !ahead ? 0 : ahead == winning_ ? agreeing_ + 1 : 1;
        winning_ = ahead;
        if (agreeing_ < agreeing_actions) return false;
        finish_ = Finish::Agreed;
        winner_ = winning_;
        return true;
    }

    Instant now_{Milliseconds{0}};  // the time used by the opponents
    play::LiveGame live_;
    PerPlayer<Seat> seats_;
    RefereeSettings settings_;
    Finish finish_ = Finish::Board;
    std::optional<Player> winner_;
    std::optional<Misbehaviour> misbehaviour_;
    std::vector<ActionNote> notes_;
    std::optional<Player> winning_;  // by the last score
    int agreeing_ = 0;               // actions in a row whose scores say so
};

}  // namespace

std::optional<FinishedGame> play_game(const Position& start, const PerPlayer<Seat>& seats,
                                      const RefereeSettings& settings,
                                      const std::atomic<bool>& stop) {
    Referee referee(start, seats, settings);
    assert(!Game(start).outcome());
    bool over = referee.prepare();
    while (!over && !stop) over = referee.play_action();
    // Engines that fail during a stop are not to blame.
    if (stop) return std::nullopt;
    return std::move(referee).result();
}

}  // namespace barracuda::match
