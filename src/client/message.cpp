#include "client/message.hpp"

#include "play/words.hpp"

#include <boost/json/monotonic_resource.hpp>
#include <boost/json/object.hpp>
#include <boost/json/parse.hpp>

#include <array>

namespace barracuda::client {
namespace {

namespace json = boost::json;
constexpr std::string_view of_game = "game:";

// Parses a text and passes on its object; nothing if it is not an object.
template <class Read>
auto with_object(std::string_view text, Read&& read) -> decltype(read(json::object())) {
    std::array<unsigned char, 4096> room;
    json::monotonic_resource memory(room.data(), room.size());
    json::error_code error;
    const json::value value = json::parse({text.data(), text.size()}, error, &memory);
    const json::object* const object = error ? nullptr : value.if_object();
    if (!object) return std::nullopt;
    return read(*object);
}

const json::value* find(const json::object& object, std::string_view name) {
    return object.if_contains({name.data(), name.size()});
}

const json::object* find_object(const json::object& object, std::string_view name) {
    const json::value* const value = find(object, name);
    return value ? value->if_object() : nullptr;
}

std::optional<std::string> find_text(const json::object& object, std::string_view name) {
    const json::value* const value = find(object, name);
    const json::string* const text = value ? value->if_string() : nullptr;
    return text ? std::optional(std::string(text->data(), text->size())) : std::nullopt;
}

std::string text_in(const json::object& object, std::string_view name) {
    return find_text(object, name).value_or("");
}

std::optional<std::int64_t> find_number(const json::object& object, std::string_view name) {
    const json::value* const value = find(object, name);
    const std::int64_t* const number = value ? value->if_int64() : nullptr;
    return number ? std::optional(*number) : std::nullopt;
}

std::int64_t number_in(const json::object& object, std::string_view name) {
    return find_number(object, name).value_or(0);
}

bool bool_in(const json::object& object, std::string_view name) {
    const json::value* const value = find(object, name);
    return value && value->is_bool() && value->get_bool();
}

std::optional<Player> player_in(const json::object& object, std::string_view name) {
    const auto word = find_text(object, name);
    return word ? play::parse_player(*word) : std::nullopt;
}

std::vector<play::PendingOffer> offers_in(const json::object& object) {
    std::vector<play::PendingOffer> offers;
    const json::value* const list = find(object, "offers");
    if (!list || !list->is_array()) return offers;
    for (const json::value& item : list->get_array()) {
        const json::object* const offer = item.if_object();
        const auto by = offer ? player_in(*offer, "by") : std::nullopt;
        const auto kind = offer ? play::parse_offer_kind(text_in(*offer, "kind")) : std::nullopt;
        if (by && kind) offers.push_back({*by, *kind});
    }
    return offers;
}

Standing standing_of(const json::object& object) {
    Standing standing{.number = number_in(object, "number"),
                      .fen = text_in(object, "fen"),
                      .actor = player_in(object, "actor").value_or(Player::White),
                      .offers = offers_in(object),
                      .rematch = find_text(object, "rematch")};
    if (const auto* clocks = find_object(object, "clocks"))
        standing.clocks = Clocks{
            {Milliseconds{number_in(*clocks, "white")}, Milliseconds{number_in(*clocks, "brown")}},
            player_in(*clocks, "running")};
    if (const auto* outcome = find_object(object, "outcome"))
        standing.outcome = Outcome{player_in(*outcome, "winner"), text_in(*outcome, "ending")};
    return standing;
}

State state_of(const json::object& object) {
    State state{.game = text_in(object, "id"),
                .standing = standing_of(object),
                .me = player_in(object, "me"),
                .must_deviate = bool_in(object, "mustDeviate")};
    const json::value* const commands = find(object, "commands");
    if (commands && commands->is_array())
        for (const json::value& command : commands->get_array())
            if (const json::string* text = command.if_string())
                state.commands.emplace_back(text->data(), text->size());
    return state;
}

Event event_of(std::string game, const json::object& object) {
    return {.game = std::move(game),
            .standing = standing_of(object),
            .at = number_in(object, "at"),
            .by = player_in(object, "by"),
            .command = text_in(object, "command")};
}

Presence presence_of(std::string game, const json::object& object) {
    Presence presence{.game = std::move(game),
                      .online = {bool_in(object, "white"), bool_in(object, "brown")},
                      .watchers = number_in(object, "watchers")};
    if (const auto* claim = find_object(object, "claimAt"))
        presence.claim_at = {find_number(*claim, "white"), find_number(*claim, "brown")};
    return presence;
}

Problem problem_of(const json::object& object) {
    return {text_in(object, "code"), text_in(object, "detail"), text_in(object, "clause"),
            find_number(object, "retryAfter")};
}

std::optional<Message> about_game(std::string game, const json::object& object) {
    if (const auto* event = find_object(object, "event")) return event_of(std::move(game), *event);
    if (const auto* state = find_object(object, "state")) return state_of(*state);
    if (const auto* presence = find_object(object, "presence"))
        return presence_of(std::move(game), *presence);
    if (const auto* chat = find_object(object, "chat"))
        return Chat{std::move(game), player_in(*chat, "by"), text_in(*chat, "phrase")};
    return std::nullopt;
}

std::optional<Message> about_topic(const std::string& topic, const json::object& object) {
    if (const auto* problem = find_object(object, "problem"))
        return Complaint{topic, problem_of(*problem)};
    if (topic.starts_with(of_game)) return about_game(topic.substr(of_game.size()), object);
    const auto* const event = find_object(object, "event");
    if (topic != "me" || !event) return std::nullopt;
    return News{find_text(*event, "challenge"), find_text(*event, "game"),
                text_in(*event, "state")};
}

std::optional<Message> message_of(const json::object& object) {
    if (const auto topic = find_text(object, "topic")) return about_topic(*topic, object);
    if (const auto done = find_text(object, "done"))
        return Done{*done, number_in(object, "number")};
    if (const auto refused = find_text(object, "refused"))
        return Refused{*refused, problem_of(object)};
    if (find(object, "pong")) return Pong{number_in(object, "now")};
    if (const auto* notice = find_object(object, "notice")) return Notice{text_in(*notice, "code")};
    if (const auto* problem = find_object(object, "problem"))
        return Complaint{"", problem_of(*problem)};
    return std::nullopt;
}

}  // namespace

std::optional<Message> parse_message(std::string_view json) {
    return with_object(json, [](const json::object& object) { return message_of(object); });
}

std::optional<Problem> parse_problem(std::string_view json) {
    return with_object(json, [](const json::object& object) {
        return find(object, "code") ? std::optional(problem_of(object)) : std::nullopt;
    });
}

std::optional<State> parse_state(std::string_view json) {
    return with_object(json, [](const json::object& object) {
        return find(object, "fen") ? std::optional(state_of(object)) : std::nullopt;
    });
}

std::optional<std::string> parse_text(std::string_view json, std::string_view name) {
    return with_object(json,
                       [name](const json::object& object) { return find_text(object, name); });
}

}  // namespace barracuda::client
