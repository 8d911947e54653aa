// What clients send, as values: the messages of the socket and the bodies of requests. Reading is
// strict and bounded; the error is a sentence that names the field. Writing is for clients.
#pragma once

#include "base/result.hpp"
#include "play/event.hpp"
#include "server/wire/terms.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <variant>

namespace barracuda::server {

struct Watch {
    std::string topic;  // "game:ID", "lobby", "me"
    std::optional<play::Number> after{};
    bool operator==(const Watch&) const = default;
};
struct Leave {
    std::string topic;
    bool operator==(const Leave&) const = default;
};
struct Do {
    std::string key;  // as JSON
    std::string game;
    std::optional<play::Number> number{};
    std::string command;
    bool operator==(const Do&) const = default;
};
struct Ping {
    std::string token;  // as JSON
    bool operator==(const Ping&) const = default;
};

using SocketMessage = std::variant<Watch, Leave, Do, Ping>;

struct Unreadable {
    std::string detail;
    std::optional<std::string> key{};  // of a command, if it could be read
};

Result<SocketMessage, Unreadable> parse_socket_message(std::string_view json);
std::string to_json(const SocketMessage& message);

struct ChallengeBody {
    Terms terms;
    std::optional<std::string> to{};
};
Result<ChallengeBody, std::string> parse_challenge(std::string_view json);

struct CommandBody {
    std::optional<play::Number> number{};
    std::string command;
};
Result<CommandBody, std::string> parse_command_body(std::string_view json);

// The name of one of the phrases that exist in all languages.
Result<std::string, std::string> parse_chat(std::string_view json);

// A guest's name: 1 to 20 characters of plain text, or none.
struct NameBody {
    std::optional<std::string> name{};
};
Result<NameBody, std::string> parse_name(std::string_view json);

// The secret of a return link.
Result<std::string, std::string> parse_return(std::string_view json);

// Whether a text looks like an id: 12 lower-case letters and digits.
bool is_id(std::string_view text);

}  // namespace barracuda::server
