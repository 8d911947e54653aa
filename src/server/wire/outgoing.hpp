// What the server sends, as JSON: the objects of the API and the messages of the socket. None of
// these types can hold anything that a player must not know.
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
    bool is_guest = true;  // whatever the name, which need not be unique
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

// Who is there, and from when a player may claim the game because the opponent is gone.
struct PresenceView {
    PerPlayer<bool> online{};
    int watchers = 0;
    PerPlayer<std::optional<Instant>> claim_at{};
};

// An event of a game; the one that accepts a rematch names the next game.
std::string event_json(const play::LiveGame& after, const play::Event& event,
                       const std::optional<std::string>& rematch);

// Events of the topic "me": a challenge was answered, a game has begun, and who has to act in a
// game (nobody if it is over).
std::string decision_json(std::string_view challenge, std::string_view state,
                          const std::optional<std::string>& game);
std::string beginning_json(std::string_view game);
std::string turn_json(std::string_view game, const std::optional<Player>& actor);

// The messages of the socket. Parts that are JSON already are inserted as they are.
std::string about(std::string_view topic, std::string_view field, std::string_view json);
std::string presence_message(std::string_view topic, const PresenceView& presence);
std::string done_message(std::string_view key, play::Number number);
std::string refused_message(std::string_view key, const Problem& problem);
// A problem without a key or a topic, such as a message that was not understood.
std::string problem_message(const Problem& problem);
// `app` is the version of the server's web app; empty if it has none.
std::string pong_message(std::string_view token, Instant now, std::string_view app);
std::string notice_message(std::string_view code);

}  // namespace barracuda::server
