// A game in progress as a value: the game of the rules, its clocks, open offers and position in its
// event log. A request gives a new value and one event, or a refusal; the old value is unchanged.
// Time and the asker are arguments. It knows nothing of storage, network or screen, and copies are
// cheap.
//
// The start, the options and the events determine everything: applying the events in order gives
// the same game again. Event numbers only grow; taking back is an event too.
#pragma once

#include "base/result.hpp"
#include "base/shared_vector.hpp"
#include "play/event.hpp"
#include "play/game_end.hpp"
#include "play/options.hpp"
#include "play/refusal.hpp"
#include "rules/game.hpp"

#include <memory>
#include <optional>
#include <vector>

namespace barracuda::play {

enum class Asker : std::uint8_t { White, Brown, Server, Outsider };

constexpr Asker seat(Player player) {
    return player == Player::White ? Asker::White : Asker::Brown;
}

// A player who is not there.
struct Absence {
    Instant since;
    bool closed = false;  // the page was closed, which is more than a lost connection
};

struct Request {
    Asker by;
    Command command;
    Instant now;
    std::optional<Number> made_for = {};            // the last event that the asker has seen
    PerPlayer<std::optional<Absence>> absent = {};  // for claims
};

struct PendingOffer {
    Player by;
    OfferKind kind;
    bool operator==(const PendingOffer&) const = default;
};

class LiveGame {
public:
    struct Step;

    // The game may already have a history, which belongs to the start.
    LiveGame(Options options, Game game, Instant now);

    // The result of a request.
    Result<Step, Refusal> step(const Request& request) const;
    // The result of an event from the log, which was allowed when it happened. Refused if it is not
    // the next one or is impossible.
    Result<LiveGame, Refusal> after(const Event& event) const;
    // The players' next game: colours swap, a handicap stays with its player.
    LiveGame rematch(Instant now) const;

    const Game& game() const { return game_; }
    const Options& options() const { return *options_; }
    const std::optional<Clock>& clock() const { return clock_; }
    const std::optional<GameEnd>& end() const { return end_; }
    bool is_over() const { return end_.has_value(); }
    bool is_paused() const { return paused_since_.has_value(); }
    bool both_have_acted() const { return first_acts_.white && first_acts_.brown; }
    bool rematch_is_agreed() const { return rematch_is_agreed_; }
    std::vector<PendingOffer> offers() const;

    Number number() const { return number_; }       // of the last event; 0 before the first
    Number changed_at() const { return changed_; }  // of the last action, take-back or end
    Instant last_time() const { return last_time_; }

    // When `time` will next have something to do.
    std::optional<Instant> due() const;
    // When a player may claim the game, if the opponent stays away and does not act.
    std::optional<Instant> claimable(Player player, const Absence& of_opponent) const;

private:
    using Done = Result<void, Refusal>;

    std::optional<Refusal> objection(const Request& request) const;
    std::optional<Refusal> objection_to_time(const Request& request) const;
    std::optional<Refusal> objection_by_kind(const Request& request) const;
    std::optional<Refusal> objection_to(const Offer& offer, Player by, Instant now) const;
    std::optional<Refusal> objection_to_answer(OfferKind kind, Player by) const;
    std::optional<Refusal> objection_to_rematch(Instant now) const;
    std::optional<Refusal> objection_to_claim(Player by, const Request& request) const;
    Refusal refusal(Code code, Reason reason) const;
    Command settled(const Command& command, Player by) const;

    Done perform(const Event& event);
    Done act(Action action, Instant at);
    Done touch(Square square);
    Done offer(OfferKind kind, Player by, Instant at);
    Done accept(OfferKind kind, Player by, Instant at);
    Done decline(OfferKind kind, Player by);
    Done look_at_clock(Instant at);
    Done take_back(Player asker, Instant at);
    Done pause(Instant at);
    bool go_on(Instant at);
    void forgive(Milliseconds time, Instant at);
    void finish(GameEnd end, Instant at);
    void change(Instant at);
    Clock::Reading to_restore(Instant now) const;

    std::optional<Player> offered(OfferKind kind) const;
    std::optional<std::size_t> last_to_take_back(Player player) const;
    bool clocks_run() const { return !options_->clocks_wait || both_have_acted(); }
    bool is_flagged(Instant now) const;
    Milliseconds tolerance(Instant now) const;

    std::shared_ptr<const Options> options_;
    Game game_;
    std::optional<Clock> clock_;
    SharedVector<Clock::Reading> readings_;  // to restore when an action is taken back
    std::optional<Clock::Reading> begun_;    // when the action due began
    PerPlayer<std::optional<std::size_t>>
        first_acts_;  // the size of the game after the first action of each player
    std::optional<GameEnd> end_;
    std::optional<Player> back_offer_;
    std::optional<Player> rematch_offer_;
    bool rematch_is_agreed_ = false;
    Number number_ = 0;
    Number changed_ = 0;
    Instant last_time_;                   // of the last event, or the start
    Instant change_time_;                 // of the last action, take-back or end, or the start
    std::optional<Instant> quiet_until_;  // nobody is flagged before this
    std::optional<Instant> paused_since_;
};

struct LiveGame::Step {
    LiveGame game;
    Event event;
};

}  // namespace barracuda::play
