// /api/challenges: one player invites another, by a link.
#include "base/json.hpp"
#include "server/api/call.hpp"
#include "server/people/secrets.hpp"
#include "server/wire/incoming.hpp"

namespace barracuda::server {
namespace {

using namespace std::chrono_literals;
constexpr std::size_t most_open = 50;  // challenges per player
constexpr int until_one_ends = 60;     // seconds to wait for a game or challenge to end
constexpr Milliseconds link_life = 24h;
constexpr Milliseconds days_life = 14 * 24h;
constexpr std::string_view no_longer_open = "this challenge is no longer open";

bool is_expired(const store::Challenge& challenge, Instant now) {
    return challenge.state == store::open_challenge &&
           challenge.expires <= now.since_epoch().count();
}

Result<store::Challenge, Problem> find_challenge(const Services& services, const std::string& id) {
    const auto found = services.store->challenge(id);
    if (!found) return fail(problem_of(found.error(), ""));
    if (!*found) return fail(problem("not-found", "there is no such challenge"));
    return **found;
}

// `whose` begins the sentence.
std::optional<Problem> too_many_games(const Services& services, const store::Id& person,
                                      const std::string& whose) {
    const auto running =
        services.store->games({.player = person, .running = true, .limit = most_running});
    if (!running) return problem_of(running.error(), "");
    if (static_cast<int>(running->size()) < most_running) return std::nullopt;
    Problem busy = problem("busy", whose + " 100 running games");
    busy.limit = "games";
    busy.retry_after = until_one_ends;
    return busy;
}

std::optional<Problem> too_many_challenges(const Services& services, const Call& call) {
    const std::string whose = call.who ? call.who->person : call.address;
    if (whose.empty()) return std::nullopt;  // the first one by a new guest on this machine
    for (const Rate& rate : {rates::challenges, rates::challenges_a_day})
        if (auto busy = services.buckets->take(rate, whose, call.now)) return busy;
    if (!call.who) return std::nullopt;
    const auto open =
        services.store->open_challenges(call.who->person, call.now.since_epoch().count());
    if (!open) return problem_of(open.error(), "");
    if (open->size() < most_open) return too_many_games(services, call.who->person, "you have");
    Problem busy = problem("busy", "you have 50 open challenges");
    busy.limit = "open-challenges";
    busy.retry_after = until_one_ends;
    return busy;
}

void create(const Services& services, const Call& call) {
    auto body = parse_challenge(call.request.body);
    if (!body) return call.reply(response_of(problem("malformed", body.error())));
    if (body->to) return call.reply(response_of(problem("not-found", "nobody has this name")));
    if (const auto busy = too_many_challenges(services, call))
        return call.reply(response_of(*busy));
    const auto actor = actor_of(services, call);
    if (!actor) return call.reply(response_of(actor.error()));
    body->terms.rated = false;  // needs two accounts
    const bool days =
        body->terms.clock && body->terms.clock->kind() == TimeControl::Kind::Correspondence;
    const store::Time time = call.now.since_epoch().count();
    const store::Challenge challenge{.id = new_id(),
                                     .by = actor->identity.person,
                                     .to = {},
                                     .options = to_json(body->terms),
                                     .state = store::open_challenge,
                                     .game = {},
                                     .created = time,
                                     .expires = time + (days ? days_life : link_life).count()};
    Call own = call;
    own.who = actor->identity;
    services.writer->submit(
        actor->along_with({store::AddChallenge{challenge}}),
        [services, own, challenge, actor = *actor](const store::Written& written) {
            if (!written) return own.reply(response_of(problem_of(written.error(), "")));
            Response response = json_response(201, challenge_json(services, own, challenge));
            response.own_headers.push_back({"Location", "/api/challenges/" + challenge.id});
            actor.set_cookie(response);
            own.reply(std::move(response));
        });
}

std::optional<Problem> closed(const store::Challenge& challenge, Instant now) {
    if (is_expired(challenge, now)) return problem("too-late", "this challenge has expired");
    if (challenge.state == store::open_challenge) return std::nullopt;
    return problem("too-late", std::string(no_longer_open));
}

// The challenger withdraws, others decline.
void decide(const Services& services, const Call& call, const store::Challenge& challenge,
            const std::string& state) {
    const bool withdraws = state == "withdrawn";
    if (withdraws && !call.who) return call.reply(response_of(problem("signed-out")));
    const bool is_mine = call.who && challenge.by == call.who->person;
    if (is_mine != withdraws) return call.reply(response_of(problem("not-yours")));
    if (const auto late = closed(challenge, call.now)) return call.reply(response_of(*late));
    const auto actor = actor_of(services, call);
    if (!actor) return call.reply(response_of(actor.error()));
    services.writer->submit(
        actor->along_with({store::DecideChallenge{challenge.id, state, std::nullopt}}),
        [services, call, challenge, state, actor = *actor](const store::Written& written) {
            if (!written)
                return call.reply(response_of(problem_of(written.error(), no_longer_open)));
            store::Challenge decided = challenge;
            decided.state = state;
            services.hall->tell(challenge.by, decision_json(challenge.id, state, std::nullopt));
            Response response = json_response(200, challenge_json(services, call, decided));
            actor.set_cookie(response);
            call.reply(std::move(response));
        });
}

Response game_response(int status, const store::Id& game) {
    JsonObject object;
    object.text("game", game);
    Response response = json_response(status, object.done());
    response.own_headers.push_back({"Location", "/api/games/" + game});
    return response;
}

// Whoever has accepted it before gets the same answer again.
void refuse_late(const Services& services, const Call& call, const store::Challenge& challenge) {
    const auto game = services.store->game(challenge.game.value_or(""));
    const bool is_his = game && *game && call.who && challenge.by != call.who->person &&
                        ((*game)->white == call.who->person || (*game)->brown == call.who->person);
    if (is_his) return call.reply(game_response(201, *challenge.game));
    call.reply(response_of(problem("too-late", std::string(no_longer_open))));
}

StoredGame new_game(const Services& services, const store::Challenge& challenge,
                    const Identity& accepter, Instant now) {
    const Terms terms = terms_of(challenge);
    const bool challenger_is_white =
        terms.colour == Colour::Lot ? new_lot() : terms.colour == Colour::White;
    const Player challenger = challenger_is_white ? Player::White : Player::Brown;
    const GameTerms agreed = game_terms(terms, challenger);
    StoredGame game;
    game.seats[challenger] = seated(services, challenge.by);
    game.seats[opponent_of(challenger)] = seated(services, accepter.person);
    game.row = {.id = new_id(),
                .options = to_json(agreed),
                .white = game.seats.white.id,
                .brown = game.seats.brown.id,
                .created = now.since_epoch().count(),
                .number = 0,
                .summary = summary_of(begin(agreed, now), std::nullopt)};
    return game;
}

void accept(const Services& services, const Call& call, const store::Challenge& challenge) {
    if (challenge.state != store::open_challenge) return refuse_late(services, call, challenge);
    if (const auto late = closed(challenge, call.now)) return call.reply(response_of(*late));
    if (call.who && call.who->person == challenge.by)
        return call.reply(response_of(problem("not-yours", "this is your own challenge")));
    const auto actor = actor_of(services, call);
    if (!actor) return call.reply(response_of(actor.error()));
    for (const auto& [person, whose] :
         {std::pair(challenge.by, "the challenger has"), {actor->identity.person, "you have"}})
        if (const auto busy = too_many_games(services, person, whose))
            return call.reply(response_of(*busy));
    const StoredGame game = new_game(services, challenge, actor->identity, call.now);
    services.writer->submit(
        actor->along_with({store::DecideChallenge{challenge.id, "accepted", game.row.id},
                           store::AddGame{game.row}}),
        [services, call, challenge, game, actor = *actor](const store::Written& written) {
            if (!written)
                return call.reply(response_of(problem_of(written.error(), no_longer_open)));
            services.hall->open(game);
            services.hall->tell(challenge.by, decision_json(challenge.id, "accepted", game.row.id));
            Response response = game_response(201, game.row.id);
            actor.set_cookie(response);
            call.reply(std::move(response));
        });
}

}  // namespace

Terms terms_of(const store::Challenge& challenge) {
    Fields fields(challenge.options);
    return read_terms(fields);
}

std::string challenge_json(const Services& services, const Call& call,
                           const store::Challenge& challenge) {
    ChallengeView view{.id = challenge.id,
                       .url = link_base(services, call.request) + "/challenge/" + challenge.id,
                       .terms = terms_of(challenge),
                       .by = person_view(services, challenge.by),
                       .to = challenge.to,
                       .state = is_expired(challenge, call.now) ? "expired" : challenge.state,
                       .game = challenge.game,
                       .is_mine = call.who && call.who->person == challenge.by};
    return to_json(view);
}

void answer_challenges(const Services& services, const Call& call) {
    const std::string& method = call.request.method;
    if (call.path.size() == 1)
        return method == "POST" ? create(services, call) : call.reply(wrong_method("POST"));
    if (!is_id(call.path[1]) || call.path.size() > 3)
        return call.reply(response_of(problem("not-found")));
    const auto challenge = find_challenge(services, call.path[1]);
    if (!challenge) return call.reply(response_of(challenge.error()));
    if (call.path.size() == 2) {
        if (method == "DELETE") return decide(services, call, *challenge, "withdrawn");
        if (method != "GET") return call.reply(wrong_method("GET, HEAD, DELETE"));
        return call.reply(json_response(200, challenge_json(services, call, *challenge)));
    }
    const bool accepts = call.path[2] == "accept";
    if (!accepts && call.path[2] != "decline") return call.reply(response_of(problem("not-found")));
    if (method != "POST") return call.reply(wrong_method("POST"));
    if (accepts) return accept(services, call, *challenge);
    decide(services, call, *challenge, "declined");
}

}  // namespace barracuda::server
