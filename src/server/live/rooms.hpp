// All games that are being played or watched. What is asked becomes an event, the event goes to
// disk, and only then anybody hears of it: whoever asked, and whoever watches. One event per game
// is under way at a time; orders that come meanwhile wait for it.
//
// Not for several threads, and without a clock, a disk or a network of its own: time is an
// argument, and what is to be done outside is collected until it is taken. So tests can invent all
// of it.
#pragma once

#include "server/live/room.hpp"

#include <set>
#include <unordered_map>
#include <utility>

namespace barracuda::server {

class Rooms {
public:
    // What is to be done outside.
    struct Submission {
        store::Change change;
        std::function<void(Rooms&, const store::Written&, Instant)> done;
    };
    struct Begun {
        store::Id game;
        PerPlayer<store::Id> seats;
    };
    // For its players, who may look at something else: nobody has to act in a game that is over.
    struct Turned {
        store::Id game;
        PerPlayer<store::Id> seats;
        std::optional<Player> actor;
    };
    struct Effects {
        std::vector<Submission> submissions;
        std::vector<store::Id> to_load;  // what is on disk has to be looked at
        std::vector<Begun> begun;        // games that have begun by themselves: rematches
        std::vector<Turned> turned;
    };

    // `new_id` makes ids of games.
    explicit Rooms(std::function<store::Id()> new_id) : new_id_(std::move(new_id)) {}

    bool has(const store::Id& game) const { return rooms_.contains(game); }
    std::size_t size() const { return rooms_.size(); }
    std::size_t running() const;
    const Room* find(const store::Id& game) const;

    // A game that was read from the disk, or one that has just been written. One that is open
    // already stays as it is, unless it had to be loaded again. The error is for the log.
    Result<void, std::string> open(const StoredGame& stored, Instant now);
    // The same after the server was away: the time is given back.
    Result<void, std::string> resume(const StoredGame& stored, Milliseconds outage, Instant now);

    void command(Order order, WhenDone answer);
    void chat(const store::Id& game, const store::Id& person, const std::string& phrase,
              Instant now, WhenDone answer);

    // False if there is no such room. What happened since `after`, or else the whole state, and
    // from then on whatever happens.
    bool watch(const store::Id& game, ViewerId id, Viewer viewer, std::optional<play::Number> after,
               Instant now);
    void leave(const store::Id& game, ViewerId id, bool closed, Instant now);

    // Somebody goes by another name: whoever asks for the state from now on sees it.
    void rename(const store::Id& game, const Seated& person);

    // Flags, aborts, and whatever else happens because time passes.
    void tick(Instant now);

    // To be called every second: says on disk that the server is there. Time in which nothing could
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
    void not_written(Room& room, const store::Fault& fault, const Room::Waiting& waiting,
                     Instant now);
    void begin_rematch(Room& room, Instant now);
    void refuse(Room& room, const Room::Waiting& waiting, Problem problem);
    Verdict with_state(const Room& room, const Order& order, Problem problem) const;
    void by_server(Room& room, const play::Command& command, Instant now);

    void publish(Room& room, std::string_view field, const std::string& json);
    void publish_event(Room& room, const Text& json);
    void publish_presence(Room& room);
    void look_at_clock(Room& room, Instant now);
    void schedule(Room& room, std::optional<Instant> at);
    void sweep(Instant now);
    void has_beaten(Instant now);
    void give_back(Room& room, Milliseconds time, Instant now);

    std::function<store::Id()> new_id_;
    std::unordered_map<store::Id, Room> rooms_;
    std::set<std::pair<Instant, store::Id>> timers_;
    std::set<store::Id> attention_;  // with something to do at the next tick
    Instant next_sweep_{Milliseconds{0}};
    std::optional<Instant> last_beat_;  // that was written
    bool is_away_ = false;              // the disk, since then
    Effects effects_;
};

}  // namespace barracuda::server
