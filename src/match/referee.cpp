#include "match/referee.hpp"

#include "base/text.hpp"
#include "rules/explain.hpp"
#include "rules/notation.hpp"

#include <algorithm>
#include <cassert>
#include <unordered_map>

namespace barracuda {
namespace {

class Referee {
public:
    Referee(const Position& start, const PerPlayer<Seat>& seats, const RefereeSettings& settings)
        : finished_{Game(start), Finish::Board, std::nullopt, std::nullopt, {}},
          seats_(seats),
          settings_(settings) {
        for (const Player player : both_players)
            if (const auto& clock = seats[player].allowance.clock) left_[player] = clock->time();
        ++seen_[start.key()];
    }

    // Whether the game is over.
    bool prepare() {
        for (const Player player : both_players) {
            const auto ready = seats_[player].opponent->new_game();
            if (!ready) return lose(player, ready.error());
        }
        return false;
    }

    bool play_action() {
        const Player actor = finished_.game.position().actor();
        const auto time = time_of(actor);
        const Milliseconds patience = time ? *time + settings_.margin : settings_.patience;
        const auto answer =
            seats_[actor].opponent->choose(finished_.game, limits_of(actor), patience);
        if (!answer) return lose(actor, answer.error());
        if (time && answer->elapsed > *time + settings_.margin)
            return lose(actor, {Fault::Flagged, late_text(answer->elapsed - *time)});
        const auto played = finished_.game.play(answer->action);
        if (!played)
            return lose(actor,
                        {Fault::Illegal, to_text(answer->action) + ": " + text_of(played.error())});
        charge(actor, answer->elapsed);
        finished_.notes.push_back({answer->elapsed, answer->score, left_[actor]});
        return is_over();
    }

    FinishedGame result() && { return std::move(finished_); }

private:
    static std::string late_text(Milliseconds late) {
        return std::to_string(late.count()) + " ms too late";
    }

    // What the next action may take, if that is limited.
    std::optional<Milliseconds> time_of(Player player) const {
        const auto& move_time = seats_[player].allowance.move_time;
        const auto& left = left_[player];
        if (move_time && left) return std::min(*move_time, *left);
        return move_time ? move_time : left;
    }

    Limits limits_of(Player actor) const {
        const Allowance& allowance = seats_[actor].allowance;
        Limits limits;
        limits.nodes = allowance.nodes;
        limits.depth = allowance.depth;
        limits.move_time = allowance.move_time;
        for (const Player player : both_players) {
            const auto& clock = seats_[player].allowance.clock;
            if (!clock || !allowance.clock) continue;
            limits.time[player] = left_[player];
            limits.increment[player] = clock->bonus();
        }
        return limits;
    }

    void charge(Player player, Milliseconds elapsed) {
        auto& left = left_[player];
        if (!left) return;
        left = std::max(*left - elapsed, Milliseconds{0}) + seats_[player].allowance.clock->bonus();
    }

    bool lose(Player player, Misbehaviour misbehaviour) {
        finished_.finish = Finish::Fault;
        finished_.winner = opponent_of(player);
        finished_.misbehaviour = std::move(misbehaviour);
        return true;
    }

    bool draw(Finish finish) {
        finished_.finish = finish;
        return true;
    }

    bool is_over() {
        const Game& game = finished_.game;
        if (game.outcome()) {
            finished_.winner = game.outcome()->winner;
            return true;
        }
        if (!game.position().move_is_due()) return false;
        if (++seen_[game.position().key()] >= settings_.repetitions)
            return draw(Finish::Repetition);
        return ++turns_ >= settings_.longest && draw(Finish::Length);
    }

    FinishedGame finished_;
    PerPlayer<Seat> seats_;
    RefereeSettings settings_;
    PerPlayer<std::optional<Milliseconds>> left_;
    std::unordered_map<std::uint64_t, int>
        seen_;  // by the key of a position, which tells the actor
    int turns_ = 0;
};

}  // namespace

std::optional<FinishedGame> play_game(const Position& start, const PerPlayer<Seat>& seats,
                                      const RefereeSettings& settings,
                                      const std::atomic<bool>& stop) {
    Referee referee(start, seats, settings);
    assert(!Game(start).outcome());
    bool over = referee.prepare();
    while (!over && !stop) over = referee.play_action();
    // Engines that fail while everything is being stopped are not to blame.
    if (stop) return std::nullopt;
    return std::move(referee).result();
}

}  // namespace barracuda
