// What can be written, as values. A change is a list of operations applied atomically: accepting a
// challenge is {DecideChallenge, AddGame}, a rematch {AppendEvents, AddGame}.
#pragma once

#include "base/result.hpp"
#include "store/rows.hpp"

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

namespace barracuda::store {

struct AddPerson {
    Person person;
};

// For guests; an account keeps its name.
struct SetNickname {
    Id person;
    std::optional<std::string> nickname;
};

// Replaces the one that the person had.
struct SetReturnLink {
    ReturnLink link;
};

struct AddSession {
    Session session;
};

struct UseSession {
    std::string hash;
    Time used;
};

// No conflict if there is none to remove.
struct RemoveSession {
    std::string hash;
};

struct RemoveSessionsOf {
    Id person;
};

struct AddChallenge {
    Challenge challenge;
};

// Only an open challenge can be decided, and only once.
struct DecideChallenge {
    Id id;
    std::string state;
    std::optional<Id> game;
};

struct AddGame {
    Game game;
};

// The events are numbered from `after` + 1. A conflict if `after` is not the number of the game's
// last event.
struct AppendEvents {
    Id game;
    std::int64_t after;
    std::vector<Event> events;
    Summary summary;  // of the game after the last of them
};

struct AddChat {
    Id game;
    ChatLine line;
};

// The server was running at this time.
struct Beat {
    Time at;
};

// Adding what exists is a conflict, and so is changing what does not.
using Operation = std::variant<AppendEvents, AddGame, AddPerson, SetNickname, SetReturnLink,
                               AddSession, UseSession, RemoveSession, RemoveSessionsOf,
                               AddChallenge, DecideChallenge, AddChat, Beat>;
// An operation that may conflict goes first, so that a conflict costs the others nothing.
using Change = std::vector<Operation>;

struct StoreFailure {
    enum class Kind : std::uint8_t {
        Conflict,     // someone else was faster: reload; nothing was changed
        Unavailable,  // the disk is full or the database is down: nothing was changed
        InDoubt,      // the connection dropped during the commit: reload to see what was written
        Busy,         // too much is waiting to be written: nothing was changed
        Refused,  // the database cannot store a text, such as invalid UTF-8: nothing was changed
    };

    Kind kind;
    std::string reason;  // one sentence for the log; it may name files

    bool operator==(const StoreFailure&) const = default;
};

using Written = Result<void, StoreFailure>;

}  // namespace barracuda::store
