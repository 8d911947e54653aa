// What is stored about people and games, as values: texts and numbers. What a text means (options,
// positions, commands, outcomes) is for others to know. Times are milliseconds since 1970.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

namespace barracuda::store {

using Time = std::int64_t;
using Id = std::string;

struct Person {
    Id id;
    std::optional<std::string> name;  // none: a guest
    Time created = 0;
    std::optional<std::string> nickname = {};  // shown for a guest; not unique

    bool operator==(const Person&) const = default;
};

struct Session {
    std::string hash;  // of the secret, which is not stored
    Id person;
    Time created = 0;
    Time used = 0;

    bool operator==(const Session&) const = default;
};

// Identifies a guest on another device. Each person has at most one.
struct ReturnLink {
    std::string hash;  // of the secret, which is not stored
    Id person;
    Time expires = 0;

    bool operator==(const ReturnLink&) const = default;
};

inline constexpr const char* open_challenge = "open";

struct Challenge {
    Id id;
    Id by;
    std::optional<Id> to;  // none: whoever has the link
    std::string options;
    std::string state = open_challenge;
    std::optional<Id> game;
    Time created = 0;
    Time expires = 0;

    bool operator==(const Challenge&) const = default;
};

// What lists of games and a restart need to know about a game without reading its log.
struct Summary {
    std::string fen;
    std::string actor;
    std::optional<std::string> outcome;  // none: the game is running
    std::optional<Time> due;             // when somebody has to check the clock
    std::optional<Id> rematch;

    bool operator==(const Summary&) const = default;
};

struct Game {
    Id id;
    std::string options;
    Id white;
    Id brown;
    Time created = 0;
    std::int64_t number = 0;  // of the last event; 0 before the first
    Summary summary;

    bool operator==(const Game&) const = default;
};

struct Event {
    std::int64_t number = 0;
    Time at = 0;
    std::optional<std::string> by;  // none: the server
    std::string text;
    // The client's idempotency key: a repeated command, even after a restart, is done once.
    std::optional<std::string> key;

    bool operator==(const Event&) const = default;
};

struct ChatLine {
    std::int64_t number = 0;  // from 1, within the game
    Time at = 0;
    Id by;
    std::string text;

    bool operator==(const ChatLine&) const = default;
};

}  // namespace barracuda::store
