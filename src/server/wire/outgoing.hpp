// What the server says, as JSON: the objects of the contract and the messages of the socket.
// Whatever a player may not know is in none of these types.
#pragma once

#include "play/live_game.hpp"
#include "server/wire/problem.hpp"
#include "server/wire/terms.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace barracuda::server {

struct PersonView {
    std::optional<std::string> name{};  // none: a guest who has not given one
    bool online = false;
    bool is_guest = true;  // whatever the name: others may go by the same
};
std::string to_json(const PersonView& person);

struct ChallengeView {
    std::string id;
    std::string url;
    Terms terms;
    PersonView by;
    std::optional<std::string> to{};
    std::string state;
    std::optional<std::string> game{};
    bool is_mine = false;
};
std::string to_json(const ChallengeView& challenge);

struct ChatView {
    std::optional<Player> by;
    std::string phrase;
    std::int64_t at;
};
std::string to_json(const ChatView& line);

struct GameView {
    std::string id;
    const play::LiveGame* live;
    const GameTerms* terms;
    PerPlayer<PersonView> seats{};
    std::optional<Player> me{};
    int watchers = 0;
    std::optional<std::string> rematch{};
    std::vector<ChatView> chat{};
};
std::string state_json(const GameView& game, Instant now);

// Who is there, and from when on a player may claim the game because the other is not.
struct PresenceView {
    PerPlayer<bool> online{};
    int watchers = 0;
    PerPlayer<std::optional<Instant>> claim_at{};
};

// An event of a game; the one that agrees to a rematch names the next game.
std::string event_json(const play::LiveGame& after, const play::Event& event,
                       const std::optional<std::string>& rematch);

// The messages of the socket. Parts that are JSON already are taken as they are.
std::string about(std::string_view topic, std::string_view field, std::string_view json);
std::string presence_message(std::string_view topic, const PresenceView& presence);
std::string done_message(std::string_view key, play::Number number);
std::string refused_message(std::string_view key, const Problem& problem);
// `app` is the version of the web app that the server has; empty if it has none.
std::string pong_message(std::string_view token, Instant now, std::string_view app);
std::string notice_message(std::string_view code);

}  // namespace barracuda::server
