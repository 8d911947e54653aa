// /api/me: who I am, my running games, my open challenges; and changing my name.
#include "base/json.hpp"
#include "server/api/call.hpp"
#include "server/wire/incoming.hpp"

namespace barracuda::server {
namespace {

constexpr int most_renamed = 100;  // games in which a new name is seen at once

std::string my_json(const Services& services, const store::Id& person) {
    PersonView view = person_view(services, person);
    view.online = true;
    return to_json(view);
}

void look(const Services& services, const Call& call) {
    JsonArray games;
    JsonArray challenges;
    if (call.who) {
        const auto running = services.store->games(
            {.player = call.who->person, .running = true, .limit = most_running});
        const auto open =
            services.store->open_challenges(call.who->person, call.now.since_epoch().count());
        if (!running || !open)
            return call.reply(
                response_of(problem_of(!running ? running.error() : open.error(), "")));
        for (const store::Game& game : *running)
            games.item(summary_json(services, game, call.who->person));
        for (const store::Challenge& challenge : *open)
            challenges.item(challenge_json(services, call, challenge));
    }
    JsonObject object;
    object.field("me", call.who ? my_json(services, call.who->person) : "null");
    object.number("now", call.now.since_epoch().count());
    if (!services.info->app.empty()) object.text("app", services.info->app);
    object.field("games", games.done());
    object.field("challenges", challenges.done());
    Response response = json_response(200, object.done());
    if (call.who)
        if (const auto cookie = services.people->renewed_cookie(call.request))
            response.own_headers.push_back({"Set-Cookie", *cookie});
    call.reply(std::move(response));
}

void rename(const Services& services, const Call& call) {
    const auto body = parse_name(call.request.body);
    if (!body) return call.reply(response_of(problem("malformed", body.error())));
    const auto actor = actor_of(services, call);
    if (!actor) return call.reply(response_of(actor.error()));
    const Seated person{actor->identity.person, body->name};
    auto games = services.store->games({.player = person.id, .limit = most_renamed});
    if (!games) return call.reply(response_of(problem_of(games.error(), "")));
    store::Change change = actor->change;  // first: a guest must exist to be named
    change.emplace_back(store::SetNickname{person.id, person.name});
    services.writer->submit(std::move(change), [services, call, person, games = std::move(*games),
                                                actor = *actor](const store::Written& written) {
        if (!written)
            return call.reply(
                response_of(problem_of(written.error(), "an account keeps its name")));
        services.hall->rename(games, person);
        Response response = json_response(200, to_json(PersonView{person.name, true}));
        actor.set_cookie(response);
        call.reply(std::move(response));
    });
}

}  // namespace

void answer_me(const Services& services, const Call& call) {
    if (call.request.method == "GET") return look(services, call);
    if (call.request.method == "PATCH") return rename(services, call);
    call.reply(wrong_method("GET, HEAD, PATCH"));
}

}  // namespace barracuda::server
