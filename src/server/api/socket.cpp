// /api/socket: one WebSocket per tab, for watching games and sending commands.
#include "base/overloaded.hpp"
#include "base/text.hpp"
#include "server/api/call.hpp"
#include "server/wire/incoming.hpp"

#include <set>

namespace barracuda::server {
namespace {

constexpr std::string_view subprotocol = "barracuda.1";
constexpr std::size_t most_topics = 20;  // per socket
constexpr int most_faults = 20;          // unreadable messages before it is closed

Problem too_many_topics() {
    Problem made = problem("busy", "one socket watches 20 games at most");
    made.limit = "topics";
    return made;
}

class SocketTalk : public Listener {
public:
    SocketTalk(const Services& services, const Call& call)
        : services_(services),
          person_(call.person()),
          limited_as_(person_.empty() ? call.address : person_),
          outlet_(std::make_shared<Outlet>(services.queue_bytes)),
          id_(services.hall->enter(person_, outlet_)) {}

    const std::shared_ptr<Outlet>& outlet() const { return outlet_; }

    void hear(std::string_view message) override {
        const Instant now = services_.hall->now();
        const auto parsed = parse_socket_message(message);
        if (!parsed) return misunderstand(parsed.error());
        if (const auto busy =
                services_.buckets->take(rates::messages, "#" + std::to_string(id_), now))
            return complain(*parsed, *busy);
        std::visit(
            Overloaded{
                [&](const Watch& watch) { begin_watching(watch, now); },
                [&](const Leave& leave) { stop_watching(leave.topic); },
                [&](const Do& command) { perform(command, now); },
                [&](const Ping& ping) { say(pong_message(ping.token, now, services_.info->app)); },
            },
            *parsed);
    }
    void measured(std::chrono::milliseconds round_trip) override { round_trip_ = round_trip; }
    void gone(bool closed) override {
        for (const store::Id& game : games_) services_.hall->leave(game, id_, closed);
        services_.hall->exit(id_);
        if (outlet_->is_cut()) services_.metrics->cut();
    }

private:
    void say(std::string text) { outlet_->push(text_of(std::move(text))); }

    void misunderstand(const Unreadable& unreadable) {
        const Problem malformed = problem("malformed", unreadable.detail);
        if (unreadable.key) return refuse(*unreadable.key, malformed);
        complain(malformed);
        if (++faults_ >= most_faults) outlet_->close();
    }

    void complain(const Problem& made) {
        services_.metrics->refusal(made.code);
        say(problem_message(made));
    }
    void complain(const SocketMessage& message, const Problem& made) {
        const auto* const command = std::get_if<Do>(&message);
        return command ? refuse(command->key, made) : complain(made);
    }
    void refuse(const std::string& key, const Problem& made) {
        services_.metrics->refusal(made.code);
        say(refused_message(key, made));
    }
    // The topic cannot be watched.
    void deny(const std::string& topic, const Problem& made) {
        services_.metrics->refusal(made.code);
        say(about(topic, "problem", to_json(made)));
    }

    void begin_watching(const Watch& watch, Instant now) {
        const std::string& topic = watch.topic;
        if (!limited_as_.empty())
            if (const auto busy = services_.buckets->take(rates::watches, limited_as_, now))
                return deny(topic, *busy);
        if (topic == "me" && !person_.empty()) return services_.hall->watch_me(id_, true);
        if (topic == "me") return deny(topic, problem("signed-out"));
        const std::string game = topic.starts_with("game:") ? topic.substr(5) : "";
        if (!is_id(game)) return deny(topic, problem("not-found"));
        if (!games_.contains(game) && games_.size() >= most_topics)
            return deny(topic, too_many_topics());
        if (const auto missing = services_.hall->watch(
                game, id_, {outlet_, person_, Viewer::Form::Socket}, watch.after))
            return deny(topic, *missing);
        games_.insert(game);
    }

    void stop_watching(const std::string& topic) {
        if (topic == "me") return services_.hall->watch_me(id_, false);
        if (!topic.starts_with("game:")) return;
        const std::string game = topic.substr(5);
        if (games_.erase(game) > 0) services_.hall->leave(game, id_, true);
    }

    void perform(const Do& command, Instant now) {
        if (!is_id(command.game)) return refuse(command.key, problem("not-found"));
        if (!person_.empty())
            if (const auto busy = services_.buckets->take(rates::commands, person_, now))
                return refuse(command.key, *busy);
        Order order{.game = command.game,
                    .person = person_,
                    .key = command.key,
                    .number = command.number,
                    .command = command.command,
                    .at = now,
                    .round_trip = round_trip_};
        services_.hall->order(std::move(order), [outlet = outlet_, metrics = services_.metrics,
                                                 key = command.key](const Verdict& verdict) {
            const auto* const refused = std::get_if<Problem>(&verdict);
            if (refused) metrics->refusal(refused->code);
            outlet->push(text_of(refused ? refused_message(key, *refused)
                                         : done_message(key, std::get<Done>(verdict).number)));
        });
    }

    Services services_;
    store::Id person_;
    std::string limited_as_;  // empty: a stranger on this machine
    std::shared_ptr<Outlet> outlet_;
    ViewerId id_;
    std::set<store::Id> games_;
    Milliseconds round_trip_{0};
    int faults_ = 0;
};

bool offers_ours(const std::string& subprotocols) {
    for (const std::string_view offered : split(subprotocols, ','))
        if (trimmed(offered) == subprotocol) return true;
    return false;
}

}  // namespace

void answer_socket(const Services& services, const Call& call) {
    if (call.request.method != "GET") return call.reply(wrong_method("GET"));
    if (!call.request.wants_socket)
        return call.reply(response_of(problem("malformed", "this address is for WebSockets")));
    const bool offers = !call.request.subprotocols.empty();
    if (offers && !offers_ours(call.request.subprotocols))
        return call.reply(response_of(problem("malformed", "the subprotocol here is barracuda.1")));
    const auto talk = std::make_shared<SocketTalk>(services, call);
    Response response;
    response.status = 101;
    if (offers)
        response.own_headers.push_back({"Sec-WebSocket-Protocol", std::string(subprotocol)});
    response.channel = Channel{talk->outlet(), talk};
    call.reply(std::move(response));
}

}  // namespace barracuda::server
