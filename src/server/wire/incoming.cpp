#include "server/wire/incoming.hpp"

#include "base/overloaded.hpp"
#include "base/utf8.hpp"
#include "server/wire/plain_text.hpp"

#include <algorithm>
#include <array>
#include <limits>

namespace barracuda::server {
namespace {

constexpr std::size_t longest_command = 32;
constexpr std::size_t longest_topic = 32;
constexpr std::size_t longest_name = 20;
constexpr std::size_t longest_name_sent = 240;  // including characters that are removed
constexpr std::size_t longest_secret = 64;
constexpr play::Number last_number = std::numeric_limits<std::int32_t>::max();

constexpr std::array<std::string_view, 10> phrases{
    "hello", "good-luck",  "have-fun",  "well-played", "good-game",
    "sorry", "one-moment", "thank-you", "oops",        "goodbye"};

std::optional<play::Number> number_in(Fields& fields, std::string_view name) {
    if (!fields.has(name)) return std::nullopt;
    return fields.number(name, 0, last_number);
}

SocketMessage read_message(Fields& fields) {
    if (fields.has("do"))
        return Do{fields.token("do"), fields.text("game", 12), number_in(fields, "number"),
                  fields.text("command", longest_command)};
    if (fields.has("watch"))
        return Watch{fields.text("watch", longest_topic), number_in(fields, "after")};
    if (fields.has("leave")) return Leave{fields.text("leave", longest_topic)};
    if (!fields.has("ping")) fields.complain("watch", "or leave, do or ping is expected");
    return Ping{fields.has("ping") ? fields.token("ping") : ""};
}

}  // namespace

Result<SocketMessage, Unreadable> parse_socket_message(std::string_view json) {
    Fields fields(json);
    SocketMessage message = read_message(fields);
    if (!fields.fault()) return message;
    Unreadable unreadable{*fields.fault()};
    const auto* const command = std::get_if<Do>(&message);
    if (command && !command->key.empty()) unreadable.key = command->key;
    return fail(std::move(unreadable));
}

std::string to_json(const SocketMessage& message) {
    JsonObject object;
    std::visit(Overloaded{
                   [&](const Watch& watch) {
                       object.text("watch", watch.topic);
                       if (watch.after) object.number("after", *watch.after);
                   },
                   [&](const Leave& leave) { object.text("leave", leave.topic); },
                   [&](const Do& command) {
                       object.field("do", command.key);
                       object.text("game", command.game);
                       if (command.number) object.number("number", *command.number);
                       object.text("command", command.command);
                   },
                   [&](const Ping& ping) { object.field("ping", ping.token); },
               },
               message);
    return object.done();
}

Result<ChallengeBody, std::string> parse_challenge(std::string_view json) {
    Fields fields(json);
    ChallengeBody body{read_terms(fields)};
    if (fields.has("to")) body.to = fields.text("to", longest_name);
    if (fields.fault()) return fail(*fields.fault());
    return body;
}

Result<CommandBody, std::string> parse_command_body(std::string_view json) {
    Fields fields(json);
    CommandBody body{number_in(fields, "number"), fields.text("command", longest_command)};
    if (fields.fault()) return fail(*fields.fault());
    return body;
}

Result<std::string, std::string> parse_chat(std::string_view json) {
    Fields fields(json);
    std::string phrase = fields.text("phrase", 16);
    if (std::ranges::find(phrases, phrase) == phrases.end()) {
        std::string all;
        for (const std::string_view known : phrases)
            all.append(all.empty() ? "" : ", ").append(known);
        fields.complain("phrase", "must be one of " + all);
    }
    if (fields.fault()) return fail(*fields.fault());
    return phrase;
}

Result<NameBody, std::string> parse_name(std::string_view json) {
    Fields fields(json);
    if (fields.has_null("name")) return NameBody{};
    std::string name = plain_text(fields.text("name", longest_name_sent));
    if (name.empty() || utf8_length(name) > longest_name)
        fields.complain("name", "must have 1 to 20 characters, or be null");
    if (fields.fault()) return fail(*fields.fault());
    return NameBody{std::move(name)};
}

Result<std::string, std::string> parse_return(std::string_view json) {
    Fields fields(json);
    std::string secret = fields.text("secret", longest_secret);
    if (fields.fault()) return fail(*fields.fault());
    return secret;
}

bool is_id(std::string_view text) {
    return text.size() == 12 && std::ranges::all_of(text, [](char c) {
               return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9');
           });
}

}  // namespace barracuda::server
