// A game that is being played or watched, in memory: how far its log is on disk, who is there, and
// what waits to be done. Rooms works on it; here is what can be told of one.
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

// As it is on disk.
struct StoredGame {
    store::Game row;
    PerPlayer<Seated> seats;
    std::vector<store::Event> events{};
    std::vector<store::ChatLine> chat{};
};

// What somebody wants done in a game.
struct Order {
    store::Id game;
    store::Id person;
    std::optional<std::string> key{};  // what the client calls it: the same again is done once
    std::optional<play::Number> number{};
    std::string command;
    Instant at;                  // when it was read
    Milliseconds round_trip{0};  // of the line that it came by
};

struct Done {
    play::Number number;
    Text event;  // as JSON
};
using Verdict = std::variant<Done, Problem>;
// Called once, perhaps after the one who gave the order has left.
using WhenDone = std::function<void(const Verdict&)>;

using ViewerId = std::uint64_t;

struct Viewer {
    enum class Form : std::uint8_t { Socket, Lines };

    std::shared_ptr<Outlet> outlet;
    store::Id person{};  // empty: a stranger
    Form form = Form::Socket;
};

// Whether a player is there.
struct Attendance {
    int connections = 0;
    Instant since;  // of the last change
    bool closed = false;
};

struct Room {
    static constexpr play::Number most_events = 200;  // to catch up with

    // A log that cannot be read, or does not fit the game, gives a sentence.
    static Result<Room, std::string> from(const StoredGame& stored, Instant now);

    std::optional<Player> seat_of(const store::Id& person) const;
    std::string topic() const { return "game:" + id; }
    std::string state(const store::Id& viewer, Instant now) const;
    PresenceView presence() const;
    PerPlayer<std::optional<play::Absence>> absent() const;
    // Those after a number, as JSON.
    std::vector<std::string> events_after(play::Number number) const;
    int watchers() const;
    // When the clock has to be looked at.
    std::optional<Instant> due() const;
    Milliseconds grace() const;
    std::optional<Verdict> answer_to(Player seat, const std::string& key) const;
    void add_chat(ChatView line);

    store::Id id;
    GameTerms terms;
    PerPlayer<Seated> seats;
    Instant created;
    play::LiveGame live;              // what is on disk
    std::vector<play::Event> events;  // all of them
    std::optional<store::Id> rematch;
    std::vector<ChatView> chat;    // the last lines
    std::int64_t chat_number = 0;  // of the last one
    PerPlayer<LagQuota> lag;
    PerPlayer<Attendance> attendance;
    std::map<ViewerId, Viewer> viewers;

    bool is_writing = false;               // an event is on its way to the disk; orders wait
    bool is_doubtful = false;              // nobody knows what is on disk: it must be loaded again
    std::optional<Milliseconds> outage{};  // that has not been given back yet
    struct Waiting {
        Order order;
        WhenDone answer;
    };
    std::list<Waiting> queue;
    Answers answered;
    std::optional<Instant> timer;
    bool presence_changed = false;
};

// The part of a game that lists and restarts need.
store::Summary summary_of(const play::LiveGame& live, const std::optional<store::Id>& rematch);
store::Event stored(const play::Event& event, const std::optional<std::string>& key);

}  // namespace barracuda::server
