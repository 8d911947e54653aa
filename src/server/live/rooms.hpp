// All games that are being played or watched. A command becomes an event, the event is written to
// disk, and only then does anybody hear of it: the sender, and everybody who is watching. Each game
// has at most one event in flight; commands that arrive meanwhile wait.
//
// Not thread-safe, and without clock, disk or network: time is an argument, and effects are
// collected until they are taken, so that tests can simulate all of it.
#pragma once

#include "server/live/room.hpp"

#include <set>
#include <unordered_map>
#include <utility>

namespace barracuda::server {

class Rooms {
public:
    // A change to be written; `done` is called with the result.
    struct Submission {
        store::Change change;
        std::function<void(Rooms&, const store::Written&, Instant)> done;
    };
    struct Begun {
        store::Id game;
        PerPlayer<store::Id> seats;
    };
    // Another player has to act, or nobody because the game is over: for players who are elsewhere.
    struct Turned {
        store::Id game;
        PerPlayer<store::Id> seats;
        std::optional<Player> actor;
    };
    struct Effects {
        std::vector<Submission> submissions;
        std::vector<store::Id> to_load;  // games to be read from disk again
        std::vector<Begun> begun;        // rematches
        std::vector<Turned> turned;
    };

    // `new_id` makes ids for games.
    explicit Rooms(std::function<store::Id()> new_id) : new_id_(std::move(new_id)) {}

    bool has(const store::Id& game) const { return rooms_.contains(game); }
    std::size_t size() const { return rooms_.size(); }
    std::size_t running() const;
    const Room* find(const store::Id& game) const;

    // A game that was just read from disk or written. If it is open already, it stays as it is,
    // unless it had to be read again. The error is for the log.
    Result<void, std::string> open(const StoredGame& stored, Instant now);
    // The same after the server was down, giving back the time.
    Result<void, std::string> resume(const StoredGame& stored, Milliseconds outage, Instant now);

    void command(Order order, WhenDone answer);
    void chat(const store::Id& game, const store::Id& person, const std::string& phrase,
              Instant now, WhenDone answer);

    // Sends the events after `after`, or else the whole state, and from then on all events. False
    // if there is no such room.
    bool watch(const store::Id& game, ViewerId id, Viewer viewer, std::optional<play::Number> after,
               Instant now);
    void leave(const store::Id& game, ViewerId id, bool closed, Instant now);
    // The same as watch() for a stream, which gets everything, but not at once. If there is more,
    // it is not watching yet; the result is the number after which it has to read on.
    std::optional<play::Number> read_on(const store::Id& game, ViewerId id, const Viewer& viewer,
                                        play::Number after, Instant now);

    // A person has a new name, which states show from now on.
    void rename(const store::Id& game, const Seated& person);

    // Flags, aborts, and everything else that happens because time passes.
    void tick(Instant now);

    // To be called every second: writes that the server is running. Time during which nothing could
    // be written is given back when it can be again, and nobody is flagged until then.
    void beat(Instant now);

    Effects take_effects() { return std::exchange(effects_, {}); }

private:
    static constexpr std::size_t most_waiting = 32;

    Room* at(const store::Id& game);
    void process(Room& room);
    void attempt(Room& room, Room::Waiting waiting);
    void write(Room& room, play::LiveGame::Step step, Room::Waiting waiting, Milliseconds given);
    void written(Room& room, play::LiveGame::Step step, const Room::Waiting& waiting,
                 Milliseconds given, Instant now);
    void not_written(Room& room, const store::StoreFailure& failure, const Room::Waiting& waiting,
                     Instant now);
    void begin_rematch(Room& room, Instant now);
    void refuse(Room& room, const Room::Waiting& waiting, Problem problem);
    Verdict with_state(const Room& room, const Order& order, Problem problem) const;
    void by_server(Room& room, const play::Command& command, Instant now);

    // The events after `after`, or else the state.
    static void show(const Room& room, const Viewer& viewer, std::optional<play::Number> after,
                     Instant now);
    void publish(Room& room, std::string_view field, const std::string& json);
    void publish_event(Room& room, const Text& json);
    void publish_presence(Room& room);
    void look_at_clock(Room& room, Instant now);
    void schedule(Room& room, std::optional<Instant> at);
    void sweep(Instant now);
    void has_beaten(Instant now);
    void excuse_absence(Room& room, Milliseconds time, Instant now);
    void give_back(Room& room, Milliseconds time, Instant now);

    std::function<store::Id()> new_id_;
    std::unordered_map<store::Id, Room> rooms_;
    std::set<std::pair<Instant, store::Id>> timers_;
    std::set<store::Id> attention_;  // games with something to do at the next sweep
    Instant next_sweep_{Milliseconds{0}};
    std::optional<Instant> last_beat_;  // that is on disk
    bool is_away_ = false;              // the disk has failed since then
    Effects effects_;
};

}  // namespace barracuda::server
