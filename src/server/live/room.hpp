// A game in memory because it is being played or watched: its log, who is there, and which commands
// are waiting. Rooms changes it; its own functions only describe it.
#pragma once

#include "play/live_game.hpp"
#include "server/live/answers.hpp"
#include "server/live/lag.hpp"
#include "server/outlet.hpp"
#include "server/wire/outgoing.hpp"
#include "store/change.hpp"
#include "store/rows.hpp"

#include <cstdint>
#include <functional>
#include <list>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace barracuda::server {

struct Seated {
    store::Id id;
    std::optional<std::string> name{};  // none: a guest who has not given one
    bool is_guest = true;
};
Seated seated(const store::Person& person);

// A game as on disk.
struct StoredGame {
    store::Game row;
    PerPlayer<Seated> seats;
    std::vector<store::Event> events{};
    std::vector<store::ChatLine> chat{};
};

// A command in a game.
struct Order {
    store::Id game;
    store::Id person;
    std::optional<std::string> key{};  // the idempotency key, as JSON
    std::optional<play::Number> number{};
    std::string command;
    Instant at;                  // when it was received
    Milliseconds round_trip{0};  // of the connection it came by
};

struct Done {
    play::Number number;
    Text event;  // as JSON
};
using Verdict = std::variant<Done, Problem>;
// Called once, even after the sender has left.
using WhenDone = std::function<void(const Verdict&)>;

using ViewerId = std::uint64_t;

struct Viewer {
    enum class Form : std::uint8_t { Socket, Lines };

    std::shared_ptr<Outlet> outlet;
    store::Id person{};  // empty: a stranger
    Form form = Form::Socket;
};

// Whether a player is connected.
struct Attendance {
    int connections = 0;
    Instant since;  // of the last change
    bool closed = false;
};

struct Room {
    // Sent at once; of more, a socket gets the state, and a stream one part after the other.
    static constexpr play::Number most_events = 200;
    static constexpr play::Number checkpoint_distance = 256;

    // The error, a sentence: the log cannot be read or does not fit the game.
    static Result<Room, std::string> from(const StoredGame& stored, Instant now);

    std::optional<Player> seat_of(const store::Id& person) const;
    std::string topic() const { return "game:" + id; }
    std::string state(const store::Id& viewer, Instant now) const;
    PresenceView presence() const;
    PerPlayer<std::optional<play::Absence>> absent() const;
    // Events after a number and up to another, as JSON.
    std::vector<std::string> events_between(play::Number after, play::Number last) const;
    int watchers() const;
    // When the clock has to be checked.
    std::optional<Instant> due() const;
    Milliseconds grace() const;
    std::optional<Verdict> answer_to(Player seat, const Order& order) const;
    // An event that is on disk, and the game after it.
    void take(play::LiveGame next, const play::Event& event);
    void add_chat(ChatView line);

    store::Id id;
    GameTerms terms;
    PerPlayer<Seated> seats;
    Instant created;
    play::LiveGame live;                      // as on disk
    std::vector<play::Event> events;          // the whole log
    std::vector<play::LiveGame> checkpoints;  // so that nobody has to begin at the beginning
    std::optional<store::Id> rematch;
    std::vector<ChatView> chat;    // the latest lines
    std::int64_t chat_number = 0;  // of the latest line
    PerPlayer<LagQuota> lag;
    PerPlayer<Attendance> attendance;
    std::map<ViewerId, Viewer> viewers;

    bool is_writing = false;               // an event is being written; commands wait
    bool is_doubtful = false;              // what is on disk is unknown: load it again
    std::optional<Milliseconds> outage{};  // time still to be given back
    struct Waiting {
        Order order;
        WhenDone answer;
    };
    std::list<Waiting> queue;
    Answers answered;
    std::optional<Instant> timer;
    bool presence_changed = false;
};

// What a failed write means to whoever caused it.
Problem not_saved(const store::StoreFailure& failure);

// What lists and restarts need to know about a game.
store::Summary summary_of(const play::LiveGame& live, const std::optional<store::Id>& rematch);
store::Event stored(const play::Event& event, const std::optional<std::string>& key);

}  // namespace barracuda::server
