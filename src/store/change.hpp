// What can be written, as values. A change is a list of operations that happen together or not at
// all: accepting a challenge is {DecideChallenge, AddGame}, a rematch {AppendEvents, AddGame}.
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

// Of a guest; an account keeps its name.
struct SetNickname {
    Id person;
    std::optional<std::string> nickname;
};

// Instead of the one that the person had.
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

// No conflict if there is none.
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

// The events are numbered from `after` + 1. It is a conflict if `after` is not the number of the
// last event of the game.
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

// The server was there at this time.
struct Beat {
    Time at;
};

// Adding what is there already is a conflict, as is changing what is not there.
using Operation = std::variant<AppendEvents, AddGame, AddPerson, SetNickname, SetReturnLink,
                               AddSession, UseSession, RemoveSession, RemoveSessionsOf,
                               AddChallenge, DecideChallenge, AddChat, Beat>;
// The operation that may meet a conflict goes first: then a conflict costs others nothing.
using Change = std::vector<Operation>;

struct Fault {
    enum class Kind : std::uint8_t {
        Conflict,     // somebody else was faster: load again, nothing was changed
        Unavailable,  // the disk is full, the database is gone: nothing was changed
        InDoubt,      // the database went while it answered: load again to see what was done
        Busy,         // too much is waiting to be written: nothing was changed
        Refused,      // a text that the database cannot keep, as no UTF-8: nothing was changed
    };

    Kind kind;
    std::string reason;  // one sentence for the log; it may name files

    bool operator==(const Fault&) const = default;
};

using Written = Result<void, Fault>;

}  // namespace barracuda::store
