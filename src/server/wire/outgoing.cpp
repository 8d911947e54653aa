#include "server/wire/outgoing.hpp"

#include "base/json.hpp"
#include "play/contract.hpp"
#include "play/json_parts.hpp"

namespace barracuda::server {
namespace {

std::string text_or_null(const std::optional<std::string>& text) {
    return json_or_null(text, json_string);
}

std::string colour_or_null(const std::optional<Player>& player) {
    return json_or_null(player, play::player_json);
}

// An object with one more field.
std::string with_field(std::string object, std::string_view name, std::string_view json) {
    object.pop_back();
    return object.append(",\"").append(name).append("\":").append(json).append("}");
}

}  // namespace

std::string to_json(const PersonView& person) {
    JsonObject object;
    object.field("name", text_or_null(person.name));
    object.boolean("guest", person.is_guest);
    object.boolean("bot", false);
    object.field("rating", json_null);
    object.boolean("online", person.online);
    return object.done();
}

std::string to_json(const ChallengeView& challenge) {
    JsonObject object;
    object.text("id", challenge.id);
    object.text("url", challenge.url);
    add_terms(object, challenge.terms);
    object.field("by", to_json(challenge.by));
    object.field("to", text_or_null(challenge.to));
    object.text("state", challenge.state);
    object.field("game", text_or_null(challenge.game));
    object.boolean("mine", challenge.is_mine);
    return object.done();
}

std::string to_json(const ChatView& line) {
    JsonObject object;
    object.field("by", colour_or_null(line.by));
    object.text("phrase", line.phrase);
    object.number("at", line.at);
    return object.done();
}

std::string state_json(const GameView& game, Instant now) {
    JsonArray chat;
    for (const ChatView& line : game.chat) chat.item(to_json(line));
    JsonObject object;
    object.text("id", game.id);
    object.text("setup", game.terms->setup);
    object.boolean("rated", game.terms->rated);
    object.field("seats",
                 play::per_player_json([&](Player player) { return to_json(game.seats[player]); }));
    object.field("me", colour_or_null(game.me));
    play::add_state(object, *game.live, now);
    object.number("watchers", game.watchers);
    object.field("rematch", text_or_null(game.rematch));
    object.field("chat", chat.done());
    return object.done();
}

std::string event_json(const play::LiveGame& after, const play::Event& event,
                       const std::optional<std::string>& rematch) {
    std::string json = play::event_json(after, event);
    const bool agrees = event.command == play::Command(play::Accept{play::OfferKind::Rematch});
    if (!agrees || !rematch) return json;
    return with_field(std::move(json), "rematch", json_string(*rematch));
}

std::string decision_json(std::string_view challenge, std::string_view state,
                          const std::optional<std::string>& game) {
    JsonObject object;
    object.text("challenge", challenge);
    object.text("state", state);
    object.field("game", text_or_null(game));
    return object.done();
}

std::string beginning_json(std::string_view game) {
    JsonObject object;
    object.text("game", game);
    return object.done();
}

std::string turn_json(std::string_view game, const std::optional<Player>& actor) {
    JsonObject object;
    object.text("game", game);
    object.field("actor", colour_or_null(actor));
    return object.done();
}

std::string about(std::string_view topic, std::string_view field, std::string_view json) {
    JsonObject object(topic.size() + field.size() + json.size() + 20);
    object.text("topic", topic);
    object.field(field, json);
    return std::move(object).done();
}

std::string presence_message(std::string_view topic, const PresenceView& presence) {
    JsonObject object;
    for (const Player player : both_players)
        object.boolean(play::word_of(player), presence.online[player]);
    object.number("watchers", presence.watchers);
    object.field("claimAt", play::per_player_json([&](Player player) {
                     const auto& at = presence.claim_at[player];
                     return at ? std::to_string(at->since_epoch().count()) : std::string(json_null);
                 }));
    return about(topic, "presence", object.done());
}

std::string done_message(std::string_view key, play::Number number) {
    JsonObject object;
    object.field("done", key);
    object.number("number", number);
    return object.done();
}

std::string refused_message(std::string_view key, const Problem& problem) {
    std::string json = "{\"refused\":" + std::string(key) + ',';
    return json + to_json(problem).substr(1);
}

std::string problem_message(const Problem& problem) {
    JsonObject object;
    object.field("problem", to_json(problem));
    return object.done();
}

std::string pong_message(std::string_view token, Instant now, std::string_view app) {
    JsonObject object;
    object.field("pong", token);
    object.number("now", now.since_epoch().count());
    if (!app.empty()) object.text("app", app);
    return object.done();
}

std::string notice_message(std::string_view code) {
    JsonObject notice;
    notice.text("code", code);
    JsonObject object;
    object.field("notice", notice.done());
    return object.done();
}

}  // namespace barracuda::server
