// /api/games: state, commands, event streams, records, lists, chat.
#include "base/json.hpp"
#include "base/text.hpp"
#include "play/contract.hpp"
#include "play/words.hpp"
#include "server/api/call.hpp"
#include "server/refusal.hpp"
#include "server/wire/incoming.hpp"

namespace barracuda::server {
namespace {

constexpr std::size_t longest_key = 64;

// Reads the log, watches the game, and leaves it when the connection ends.
class StreamReader : public Listener {
public:
    StreamReader(const Services& services, store::Id game, Viewer viewer, play::Number after)
        : services_(services),
          game_(std::move(game)),
          id_(services.hall->new_viewer()),
          viewer_(std::move(viewer)),
          after_(after) {}

    // Why the game cannot be read, if it cannot.
    std::optional<Problem> read_on() {
        const auto next = services_.hall->read_on(game_, id_, viewer_, *after_);
        if (!next) return next.error();
        after_ = *next;
        return std::nullopt;
    }

    void hear(std::string_view) override {}
    void measured(std::chrono::milliseconds) override {}
    bool goes_on() override {
        if (!after_) return false;
        if (read_on()) viewer_.outlet->close();
        return true;
    }
    void gone(bool closed) override {
        services_.hall->leave(game_, id_, closed);
        if (viewer_.outlet->is_cut()) services_.metrics->cut();
    }

private:
    Services services_;
    store::Id game_;
    ViewerId id_;
    Viewer viewer_;
    std::optional<play::Number> after_;  // what it has read; nothing once it watches
};

// Answers with the result of an order.
WhenDone replying(const Reply& reply) {
    return [reply](const Verdict& verdict) {
        if (const auto* done = std::get_if<Done>(&verdict))
            reply(json_response(200, *done->event));
        else
            reply(response_of(std::get<Problem>(verdict)));
    };
}

void command(const Services& services, const Call& call, const store::Id& game) {
    if (call.request.method != "POST") return call.reply(wrong_method("POST"));
    const auto body = parse_command_body(call.request.body);
    if (!body) return call.reply(response_of(problem("malformed", body.error())));
    if (call.who)
        if (const auto busy = services.buckets->take(rates::commands, call.who->person, call.now))
            return call.reply(response_of(*busy));
    Order order{.game = game,
                .person = call.person(),
                .number = body->number,
                .command = body->command,
                .at = call.now};
    const std::string& key = call.request.idempotency_key;
    if (key.size() > longest_key)
        return call.reply(response_of(problem("malformed", "the key is longer than 64 bytes")));
    if (!key.empty()) order.key = json_string(key);
    services.hall->order(std::move(order), replying(call.reply));
}

void chat(const Services& services, const Call& call, const store::Id& game) {
    if (call.request.method != "POST") return call.reply(wrong_method("POST"));
    const auto phrase = parse_chat(call.request.body);
    if (!phrase) return call.reply(response_of(problem("malformed", phrase.error())));
    if (call.who)
        if (const auto busy = services.buckets->take(rates::chat, call.who->person, call.now))
            return call.reply(response_of(*busy));
    services.hall->chat(game, call.person(), *phrase, replying(call.reply));
}

void events(const Services& services, const Call& call, const store::Id& game) {
    if (call.request.method != "GET") return call.reply(wrong_method("GET, HEAD"));
    const std::string text = call.query("after");
    const auto after = text.empty() ? std::optional<std::int64_t>(0) : parse_number(text);
    if (!after || *after < 0)
        return call.reply(response_of(problem("malformed", "\"after\" must be a number")));
    const Viewer viewer{std::make_shared<Outlet>(services.queue_bytes), call.person(),
                        Viewer::Form::Lines};
    const auto reader = std::make_shared<StreamReader>(services, game, viewer, *after);
    if (const auto missing = reader->read_on()) return call.reply(response_of(*missing));
    Response response = passing_response(200, "application/x-ndjson");
    response.channel = Channel{viewer.outlet, reader};
    call.reply(std::move(response));
}

void record(const Services& services, const Call& call, const store::Id& game) {
    auto text = services.hall->record(game);
    if (!text) return call.reply(response_of(text.error()));
    call.reply(passing_response(200, "text/plain; charset=utf-8", Body::own(std::move(*text))));
}

void list(const Services& services, const Call& call) {
    if (call.request.method != "GET") return call.reply(wrong_method("GET, HEAD"));
    store::GamesQuery query;
    const std::string player = call.query("player");
    if (player == "me" && !call.who) return call.reply(response_of(problem("signed-out")));
    if (!player.empty() && player != "me")
        return call.reply(response_of(problem("not-found", "nobody has this name")));
    if (player == "me") query.player = call.who->person;
    const std::string live = call.query("live");
    if (!live.empty() && live != "true" && live != "false")
        return call.reply(response_of(problem("malformed", "\"live\" must be true or false")));
    if (!live.empty()) query.running = live == "true";
    const std::string before = call.query("before");
    if (!before.empty() && !is_id(before))
        return call.reply(response_of(problem("malformed", "\"before\" must be the id of a game")));
    if (!before.empty()) query.before = before;
    const auto games = services.store->games(query);
    if (!games) return call.reply(response_of(problem_of(games.error(), "")));
    JsonArray items;
    for (const store::Game& game : *games) items.item(summary_json(services, game, call.person()));
    JsonObject object;
    object.field("games", items.done());
    call.reply(json_response(200, object.done()));
}

void state(const Services& services, const Call& call, const store::Id& game) {
    if (call.request.method != "GET") return call.reply(wrong_method("GET, HEAD"));
    auto json = services.hall->state(game, call.person());
    if (!json) return call.reply(response_of(json.error()));
    call.reply(json_response(200, std::move(*json)));
}

// "white time-out"
std::string outcome_json(const std::optional<std::string>& outcome) {
    if (!outcome) return std::string(json_null);
    const auto parts = words(*outcome);
    const auto winner = parts.size() == 2 ? play::parse_player(parts[0]) : std::nullopt;
    JsonObject object;
    object.field("winner", winner ? json_string(parts[0]) : std::string(json_null));
    object.text("ending", parts.empty() ? "" : parts.back());
    const auto ending = parts.empty() ? std::nullopt : play::parse_ending(parts.back());
    object.field("clause",
                 json_or_null(ending, [](Ending it) { return json_string(clause_of(it)); }));
    return object.done();
}

}  // namespace

std::string summary_json(const Services& services, const store::Game& game,
                         const store::Id& viewer) {
    const auto terms = parse_game_terms(game.options);
    const bool white = !viewer.empty() && game.white == viewer;
    const bool brown = !viewer.empty() && game.brown == viewer;
    JsonObject seats;
    seats.field("white", to_json(person_view(services, game.white)));
    seats.field("brown", to_json(person_view(services, game.brown)));
    JsonObject object;
    object.text("id", game.id);
    object.number("number", game.number);
    object.number("created", game.created);
    object.field("clock", play::clock_json(terms ? terms->clock : std::nullopt));
    object.field("seats", seats.done());
    object.field("me", white ? "\"white\"" : brown ? "\"brown\"" : "null");
    object.text("fen", game.summary.fen);
    object.text("actor", game.summary.actor);
    object.field("due",
                 game.summary.due ? std::to_string(*game.summary.due) : std::string(json_null));
    object.field("outcome", outcome_json(game.summary.outcome));
    return object.done();
}

void answer_games(const Services& services, const Call& call) {
    if (call.path.size() == 1) return list(services, call);
    std::string id = call.path[1];
    const bool is_record = call.path.size() == 2 && id.ends_with(".bgn");
    if (is_record) id.resize(id.size() - 4);
    const std::string what = call.path.size() == 3 ? call.path[2] : "";
    if (!is_id(id) || call.path.size() > 3) return call.reply(response_of(problem("not-found")));
    if (is_record && call.request.method != "GET") return call.reply(wrong_method("GET, HEAD"));
    if (is_record) return record(services, call, id);
    if (call.path.size() == 2) return state(services, call, id);
    if (what == "commands") return command(services, call, id);
    if (what == "events") return events(services, call, id);
    if (what == "chat") return chat(services, call, id);
    call.reply(response_of(problem("not-found")));
}

}  // namespace barracuda::server
