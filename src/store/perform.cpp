#include "store/perform.hpp"

#include "base/overloaded.hpp"

#include <utility>
#include <vector>

namespace barracuda::store {
namespace {

using Conflict = std::optional<std::string>;

Conflict unless(bool done, std::string conflict) {
    if (done) return std::nullopt;
    return conflict;
}

// Leaving the outcome alone spares SQLite an update of the index of running games.
constexpr RowsQuery go_on = {
    "with v (id, after_number, number, fen, actor, due) as (values ",
    "(?, cast(? as bigint), cast(? as bigint), ?, ?, cast(? as bigint))",
    ") update games set number = v.number, fen = v.fen, actor = v.actor, due = v.due from v"
    " where games.id = v.id and games.number = v.after_number and games.outcome is null"};

constexpr std::string_view finish =
    "update games set number = ?, fen = ?, actor = ?, due = ?, outcome = ?, rematch = ?"
    " where id = ? and number = ?";

constexpr RowsQuery add_events = {
    "insert into events (game, number, at, by_seat, text, client_key) values ",
    "(?, ?, ?, ?, ?, ?)", ""};

std::int64_t number_after(const AppendEvents& append) {
    return append.after + static_cast<std::int64_t>(append.events.size());
}

Row running_row(const AppendEvents& append) {
    return {append.game,        to_value(append.after), to_value(number_after(append)),
            append.summary.fen, append.summary.actor,   to_value(append.summary.due)};
}

void add_event_rows(const AppendEvents& append, std::vector<Row>& rows) {
    std::int64_t number = append.after;
    for (const Event& event : append.events)
        rows.push_back(
            {append.game, to_value(++number), to_value(event.at), event.by, event.text, event.key});
}

bool update_summary(Connection& connection, const AppendEvents& append) {
    const Summary& summary = append.summary;
    if (leaves_the_game_running(append)) {
        const Row row = running_row(append);
        return connection.change(go_on, {&row, 1}) == 1;
    }
    return connection.change(finish, {to_value(number_after(append)), summary.fen, summary.actor,
                                      to_value(summary.due), summary.outcome, summary.rematch,
                                      append.game, to_value(append.after)}) == 1;
}

Conflict append_events(Connection& connection, const AppendEvents& append) {
    if (!update_summary(connection, append))
        return "event " + std::to_string(append.after) + " is not the last one of game " +
               append.game;
    std::vector<Row> rows;
    add_event_rows(append, rows);
    connection.change(add_events, rows);
    return std::nullopt;
}

Conflict add_game(Connection& connection, const Game& game) {
    const Summary& summary = game.summary;
    const auto added = connection.change(
        "insert into games (id, options, white, brown, created, number, fen, actor, due, outcome,"
        " rematch) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) on conflict do nothing",
        {game.id, game.options, game.white, game.brown, to_value(game.created),
         to_value(game.number), summary.fen, summary.actor, to_value(summary.due), summary.outcome,
         summary.rematch});
    return unless(added == 1, "there is a game " + game.id);
}

Conflict add_person(Connection& connection, const Person& person) {
    const auto added = connection.change(
        "insert into people (id, name, created, nickname) values (?, ?, ?, ?)"
        " on conflict do nothing",
        {person.id, person.name, to_value(person.created), person.nickname});
    return unless(added == 1, "there is a person of this id or name");
}

Conflict set_nickname(Connection& connection, const SetNickname& set) {
    const auto changed = connection.change(
        "update people set nickname = ? where id = ? and name is null", {set.nickname, set.person});
    return unless(changed == 1, "there is no guest " + set.person);
}

void set_return_link(Connection& connection, const ReturnLink& link) {
    connection.change(
        "insert into return_links (person, hash, expires) values (?, ?, ?)"
        " on conflict (person) do update set hash = excluded.hash, expires = excluded.expires",
        {link.person, link.hash, to_value(link.expires)});
}

Conflict add_session(Connection& connection, const Session& session) {
    const auto added = connection.change(
        "insert into sessions (hash, person, created, used) values (?, ?, ?, ?)"
        " on conflict do nothing",
        {session.hash, session.person, to_value(session.created), to_value(session.used)});
    return unless(added == 1, "there is such a session");
}

Conflict use_session(Connection& connection, const UseSession& use) {
    const auto used = connection.change("update sessions set used = ? where hash = ?",
                                        {to_value(use.used), use.hash});
    return unless(used == 1, "there is no such session");
}

Conflict add_challenge(Connection& connection, const Challenge& challenge) {
    const auto added = connection.change(
        "insert into challenges (id, by_person, to_person, options, state, game, created, expires)"
        " values (?, ?, ?, ?, ?, ?, ?, ?) on conflict do nothing",
        {challenge.id, challenge.by, challenge.to, challenge.options, challenge.state,
         challenge.game, to_value(challenge.created), to_value(challenge.expires)});
    return unless(added == 1, "there is a challenge " + challenge.id);
}

Conflict decide_challenge(Connection& connection, const DecideChallenge& decision) {
    const auto decided = connection.change(
        "update challenges set state = ?, game = ? where id = ? and state = 'open'",
        {decision.state, decision.game, decision.id});
    return unless(decided == 1, "there is no open challenge " + decision.id);
}

Conflict add_chat(Connection& connection, const AddChat& chat) {
    const ChatLine& line = chat.line;
    const auto added = connection.change(
        "insert into chat (game, number, at, by_person, text) values (?, ?, ?, ?, ?)"
        " on conflict do nothing",
        {chat.game, to_value(line.number), to_value(line.at), line.by, line.text});
    return unless(added == 1, "there is a chat line of this number in game " + chat.game);
}

void beat(Connection& connection, Time at) {
    connection.change(
        "insert into heartbeat (id, at) values (1, ?)"
        " on conflict (id) do update set at = excluded.at",
        {to_value(at)});
}

}  // namespace

bool leaves_the_game_running(const AppendEvents& append) {
    return !append.summary.outcome && !append.summary.rematch;
}

std::optional<std::string> perform(Connection& connection, const Operation& operation) {
    return std::visit(
        Overloaded{
            [&](const AppendEvents& it) { return append_events(connection, it); },
            [&](const AddGame& it) { return add_game(connection, it.game); },
            [&](const AddPerson& it) { return add_person(connection, it.person); },
            [&](const SetNickname& it) { return set_nickname(connection, it); },
            [&](const SetReturnLink& it) -> Conflict {
                set_return_link(connection, it.link);
                return std::nullopt;
            },
            [&](const AddSession& it) { return add_session(connection, it.session); },
            [&](const UseSession& it) { return use_session(connection, it); },
            [&](const RemoveSession& it) -> Conflict {
                connection.change("delete from sessions where hash = ?", {it.hash});
                return std::nullopt;
            },
            [&](const RemoveSessionsOf& it) -> Conflict {
                connection.change("delete from sessions where person = ?", {it.person});
                return std::nullopt;
            },
            [&](const AddChallenge& it) { return add_challenge(connection, it.challenge); },
            [&](const DecideChallenge& it) { return decide_challenge(connection, it); },
            [&](const AddChat& it) { return add_chat(connection, it); },
            [&](const Beat& it) -> Conflict {
                beat(connection, it.at);
                return std::nullopt;
            },
        },
        operation);
}

bool append_all(Connection& connection, std::span<const AppendEvents* const> appends) {
    std::vector<Row> summaries;
    std::vector<Row> events;
    for (const AppendEvents* append : appends) {
        summaries.push_back(running_row(*append));
        add_event_rows(*append, events);
    }
    if (connection.change(go_on, summaries) != std::ssize(summaries)) return false;
    connection.change(add_events, events);
    return true;
}

}  // namespace barracuda::store
