// Whatever a stranger sends over the socket or as the body of a request is read without harm; what
// was understood can be written and read again, and what was not has a reason. Neither does
// whatever a server sends harm the client.
#include "base/utf8.hpp"
#include "client/message.hpp"
#include "fuzz/check.hpp"
#include "server/wire/incoming.hpp"
#include "server/wire/plain_text.hpp"

#include <cstddef>
#include <cstdint>
#include <string_view>

using namespace barracuda;
using namespace barracuda::server;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    if (const auto message = parse_socket_message(text)) {
        const auto again = parse_socket_message(to_json(*message));
        fuzz::require(again && *again == *message, "a message survives being written");
    } else {
        fuzz::require(!message.error().detail.empty(), "there is a reason");
    }
    if (const auto challenge = parse_challenge(text)) {
        const GameTerms game = game_terms(challenge->terms, Player::White);
        const auto again = parse_game_terms(to_json(game));
        fuzz::require(again && *again == game, "the terms of a game survive being stored");
        fuzz::require(!begin(game, Instant{Milliseconds{0}}).is_over(), "a game can begin");
    }
    if (const auto body = parse_command_body(text))
        fuzz::require(body->command.size() <= 32, "a command is short");
    if (const auto phrase = parse_chat(text))
        fuzz::require(!phrase->empty(), "a phrase is one that is known");
    if (const auto body = parse_name(text); body && body->name) {
        const std::size_t length = utf8_length(*body->name);
        fuzz::require(length >= 1 && length <= 20, "a name is short");
        fuzz::require(plain_text(*body->name) == *body->name, "a name is plain");
    }
    if (const auto secret = parse_return(text))
        fuzz::require(secret->size() <= 64, "a secret is short");
    (void)client::parse_message(text);
    (void)client::parse_state(text);
    (void)client::parse_problem(text);
    (void)client::parse_text(text, "game");
    return 0;
}
