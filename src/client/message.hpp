// What the server sends over the socket, as values. Unknown fields are ignored, as the contract
// demands; FENs and commands stay texts, for the rules to read.
#pragma once

#include "play/live_game.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace barracuda::client {

struct Clocks {
    PerPlayer<Milliseconds> left;
    std::optional<Player> running{};
};

struct Outcome {
    std::optional<Player> winner;  // none: a draw, or aborted
    std::string ending;            // "shut-in"
};

// The state of a game, as part of an event or in full.
struct Standing {
    play::Number number = 0;  // of the last event
    std::string fen;
    Player actor = Player::White;
    std::optional<Clocks> clocks{};
    std::vector<play::PendingOffer> offers{};
    std::optional<Outcome> outcome{};
    std::optional<std::string> rematch{};  // the players' next game
};

struct State {
    std::string game;
    Standing standing;
    std::optional<Player> me{};
    std::vector<std::string> commands{};
    bool must_deviate = false;  // R9.2
};
struct Event {
    std::string game;
    Standing standing;
    std::int64_t at = 0;
    std::optional<Player> by{};  // none: the server
    std::string command;
};
struct Presence {
    std::string game;
    PerPlayer<bool> online;
    std::int64_t watchers = 0;
    PerPlayer<std::optional<std::int64_t>> claim_at{};
};
struct Chat {
    std::string game;
    std::optional<Player> by;
    std::string phrase;
};
// From the topic "me": a challenge was answered, or a rematch has begun.
struct News {
    std::optional<std::string> challenge;
    std::optional<std::string> game;
    std::string state{};  // of the challenge
};

struct Problem {
    std::string code;
    std::string detail;
    std::string clause{};
    std::optional<std::int64_t> retry_after{};  // seconds
};

struct Done {
    std::string key;
    play::Number number;
};
struct Refused {
    std::string key;
    Problem problem;
};
// A topic that cannot be watched, or a message that was not understood.
struct Complaint {
    std::string topic;
    Problem problem;
};
struct Pong {
    std::int64_t now;
};
struct Notice {
    std::string code;  // "restart"
};

using Message =
    std::variant<Event, Done, Refused, State, Presence, Chat, News, Complaint, Pong, Notice>;

// Nothing if it is none of these; a server may add messages.
std::optional<Message> parse_message(std::string_view json);

// A problem in the response to a request.
std::optional<Problem> parse_problem(std::string_view json);

// A state as returned by GET /api/games/ID.
std::optional<State> parse_state(std::string_view json);

// A text field of an object: parse_text(body, "game"). Nothing if it is missing.
std::optional<std::string> parse_text(std::string_view json, std::string_view name);

}  // namespace barracuda::client
