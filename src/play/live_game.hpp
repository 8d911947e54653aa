// A game in progress as a value: the game of the rules, its clocks, what is on offer and how far
// its log has come. Whatever is asked of it gives a new value and one event, or a refusal; the old
// value stays as it was. Time and whoever asks are arguments. It knows no storage, no network and
// no screen, and a copy costs little.
//
// Everything is decided by the start, the options and the events: applied one after the other, they
// give the same game again. The number of the last event only grows; taking back is an event, too.
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
    bool closed = false;  // the page, which is more than a lost connection
};

struct Request {
    Asker by;
    Command command;
    Instant now;
    std::optional<Number> made_for = {};  // the number of the last event that the asker has seen
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

    // The game may have a history of its own, which belongs to the start.
    LiveGame(Options options, Game game, Instant now);

    // What follows from a request.
    Result<Step, Refusal> step(const Request& request) const;
    // What follows from an event of the log, which was allowed when it happened. It is refused if
    // it is not the next one or cannot be.
    Result<LiveGame, Refusal> after(const Event& event) const;
    // The next game of the two: colours are changed, a handicap stays with its player.
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
    Number changed_at() const { return changed_; }  // of the last action, taking back or end
    Instant last_time() const { return last_time_; }

    // From when on `time` has something to do.
    std::optional<Instant> due() const;
    // From when on a player may claim the game, if the other stays away and does not act.
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
    SharedVector<Clock::Reading> readings_;  // to show again if an action is taken back
    std::optional<Clock::Reading> begun_;    // when the action that is due began
    PerPlayer<std::optional<std::size_t>>
        first_acts_;  // the size of the game after the first action of each player
    std::optional<GameEnd> end_;
    std::optional<Player> back_offer_;
    std::optional<Player> rematch_offer_;
    bool rematch_is_agreed_ = false;
    Number number_ = 0;
    Number changed_ = 0;
    Instant last_time_;                   // of the last event, or the start
    Instant change_time_;                 // of the last action, taking back or end, or the start
    std::optional<Instant> quiet_until_;  // nobody is flagged before
    std::optional<Instant> paused_since_;
};

struct LiveGame::Step {
    LiveGame game;
    Event event;
};

}  // namespace barracuda::play
