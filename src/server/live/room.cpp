#include "server/live/room.hpp"

#include "base/json.hpp"
#include "play/words.hpp"
#include "rules/text/fen.hpp"

#include <algorithm>

namespace barracuda::server {
namespace {

constexpr std::size_t most_chat = 100;

Result<play::Event, std::string> event_of(const store::Event& stored) {
    const auto command = play::parse_command(stored.text);
    const auto by = stored.by ? play::parse_player(*stored.by) : std::nullopt;
    if (!command || by.has_value() != stored.by.has_value())
        return fail("event " + std::to_string(stored.number) + " of the log cannot be read");
    return play::Event{stored.number, Instant{Milliseconds{stored.at}}, by, *command};
}

std::string outcome_text(const play::GameEnd& end) {
    const auto winner = play::winner_of(end);
    return std::string(winner ? play::word_of(*winner) : "nobody") + ' ' +
           std::string(play::word_of(end));
}

Result<void, std::string> replay_log(Room& room, const std::vector<store::Event>& events) {
    for (const store::Event& row : events) {
        const auto event = event_of(row);
        if (!event) return fail(event.error());
        auto next = room.live.after(*event);
        if (!next) return fail("event " + std::to_string(row.number) + " of the log cannot be");
        room.take(std::move(*next), *event);
        if (row.key && event->by)
            room.answered.remember(*event->by, *row.key, row.text, row.number);
    }
    return {};
}

}  // namespace

Seated seated(const store::Person& person) {
    const bool is_guest = !person.name;
    return {person.id, is_guest ? person.nickname : person.name, is_guest};
}

Result<Room, std::string> Room::from(const StoredGame& stored, Instant now) {
    const auto terms = parse_game_terms(stored.row.options);
    if (!terms) return fail("the terms of the game cannot be read: " + terms.error());
    const Instant created{Milliseconds{stored.row.created}};
    const LagQuota quota(terms->clock);
    Room room{.id = stored.row.id,
              .terms = *terms,
              .seats = stored.seats,
              .created = created,
              .live = begin(*terms, created),
              .events = {},
              .checkpoints = {},
              .rematch = stored.row.summary.rematch,
              .chat = {},
              .chat_number = 0,
              .lag = {quota, quota},
              .attendance = {Attendance{.since = now}, Attendance{.since = now}},
              .viewers = {},
              .queue = {},
              .answered = {},
              .timer = {}};
    if (const auto done = replay_log(room, stored.events); !done) return fail(done.error());
    for (const store::ChatLine& line : stored.chat) {
        room.add_chat({room.seat_of(line.by), line.text, line.at});
        room.chat_number = line.number;
    }
    return room;
}

std::optional<Player> Room::seat_of(const store::Id& person) const {
    if (person.empty()) return std::nullopt;
    for (const Player player : both_players)
        if (seats[player].id == person) return player;
    return std::nullopt;
}

int Room::watchers() const {
    return static_cast<int>(std::ranges::count_if(
        viewers, [&](const auto& entry) { return !seat_of(entry.second.person); }));
}

std::string Room::state(const store::Id& viewer, Instant now) const {
    GameView view{.id = id,
                  .live = &live,
                  .terms = &terms,
                  .me = seat_of(viewer),
                  .watchers = watchers(),
                  .rematch = rematch,
                  .chat = chat};
    for (const Player player : both_players)
        view.seats[player] = {seats[player].name, attendance[player].connections > 0,
                              seats[player].is_guest};
    return state_json(view, std::max(now, live.last_time()));
}

PerPlayer<std::optional<play::Absence>> Room::absent() const {
    PerPlayer<std::optional<play::Absence>> absent;
    for (const Player player : both_players) {
        const Attendance& there = attendance[player];
        if (there.connections == 0) absent[player] = play::Absence{there.since, there.closed};
    }
    return absent;
}

PresenceView Room::presence() const {
    PresenceView view{.watchers = watchers()};
    const auto away = absent();
    for (const Player player : both_players) {
        view.online[player] = !away[player];
        const auto& opponent = away[opponent_of(player)];
        if (opponent) view.claim_at[player] = live.claimable(player, *opponent);
    }
    return view;
}

void Room::take(play::LiveGame next, const play::Event& event) {
    live = std::move(next);
    events.push_back(event);
    if (event.number % checkpoint_distance == 0) checkpoints.push_back(live);
}

std::vector<std::string> Room::events_between(play::Number after, play::Number last) const {
    const auto passed = static_cast<std::size_t>(after / checkpoint_distance);
    const std::size_t checkpoint = std::min(passed, checkpoints.size());
    play::LiveGame game = checkpoint == 0 ? begin(terms, created) : checkpoints[checkpoint - 1];
    std::vector<std::string> texts;
    for (auto i = static_cast<std::size_t>(game.number()); i < events.size(); ++i) {
        const play::Event& event = events[i];
        if (event.number > last) break;
        game = std::move(*game.after(event));
        if (event.number > after) texts.push_back(event_json(game, event, rematch));
    }
    return texts;
}

Milliseconds Room::grace() const {
    const bool runs = live.clock() && live.clock()->running();
    return runs ? lag[*live.clock()->running()].grace() : Milliseconds{0};
}

std::optional<Instant> Room::due() const {
    const auto at = live.due();
    return at ? std::optional(at->later_by(grace())) : std::nullopt;
}

std::optional<Verdict> Room::answer_to(Player seat, const Order& order) const {
    if (!order.key) return std::nullopt;
    const auto* const known = answered.find(seat, *order.key, order.command);
    if (!known) return std::nullopt;
    if (const auto* problem = std::get_if<std::shared_ptr<const Problem>>(known)) return **problem;
    const auto number = std::get<play::Number>(*known);
    return Done{number, text_of(events_between(number - 1, number).front())};
}

void Room::add_chat(ChatView line) {
    chat.push_back(std::move(line));
    if (chat.size() > most_chat) chat.erase(chat.begin());
}

Problem not_saved(const store::StoreFailure& failure) {
    return failure.kind == store::StoreFailure::Kind::InDoubt ? in_doubt() : problem("unavailable");
}

store::Summary summary_of(const play::LiveGame& live, const std::optional<store::Id>& rematch) {
    store::Summary summary;
    summary.fen = to_fen(live.game().position());
    summary.actor = play::word_of(live.game().position().actor());
    if (live.end()) summary.outcome = outcome_text(*live.end());
    if (live.due()) summary.due = live.due()->since_epoch().count();
    summary.rematch = rematch;
    return summary;
}

store::Event stored(const play::Event& event, const std::optional<std::string>& key) {
    store::Event row;
    row.number = event.number;
    row.at = event.at.since_epoch().count();
    if (event.by) row.by = play::word_of(*event.by);
    row.text = play::to_text(event.command);
    row.key = key;
    return row;
}

}  // namespace barracuda::server
