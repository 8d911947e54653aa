// /api/me/return and /api/session/return: guests continue on another device, by a private link.
#include "base/json.hpp"
#include "server/api/call.hpp"
#include "server/wire/incoming.hpp"

namespace barracuda::server {
namespace {

Response person_response(const Desk& desk, const store::Id& person, const std::string& cookie) {
    PersonView view = person_view(desk, person);
    view.online = true;
    Response response = json_response(200, to_json(view));
    response.own_headers.push_back({"Set-Cookie", cookie});
    return response;
}

}  // namespace

void answer_return_link(const Desk& desk, const Call& call) {
    if (call.request.method != "POST") return call.reply(wrong_method("POST"));
    if (!call.who) return call.reply(response_of(problem("signed-out")));
    const NewReturnLink made = People::make_return_link(call.who->person, call.now);
    JsonObject object;
    object.text("url", link_base(desk, call.request) + "/return/" + made.secret);
    object.number("expires", made.link.expires);
    desk.writer->submit({store::SetReturnLink{made.link}},
                        [call, json = object.done()](const store::Written& written) {
                            call.reply(written ? json_response(201, json)
                                               : response_of(problem_of(written.error(), "")));
                        });
}

void answer_return(const Desk& desk, const Call& call) {
    if (call.request.method != "POST") return call.reply(wrong_method("POST"));
    const auto secret = parse_return(call.request.body);
    if (!secret) return call.reply(response_of(problem("malformed", secret.error())));
    if (!call.address.empty())
        if (const auto busy = desk.buckets->take(rates::sign_in, call.address, call.now))
            return call.reply(response_of(*busy));
    const auto identity = desk.people->returning(*secret, call.now);
    if (!identity) return call.reply(response_of(problem_of(identity.error(), "")));
    if (!*identity)
        return call.reply(response_of(problem("not-found", "this link is no longer valid")));
    const store::Id person = (*identity)->person;
    const bool is_known = call.who && call.who->person == person;
    if (const auto cookie = desk.people->renewed_cookie(call.request); is_known && cookie)
        return call.reply(person_response(desk, person, *cookie));
    NewSession session = People::make_session(**identity, call.request, call.now);
    desk.writer->submit(
        std::move(session.change), [call, response = person_response(desk, person, session.cookie)](
                                       const store::Written& written) {
            call.reply(written ? response : response_of(problem_of(written.error(), "")));
        });
}

}  // namespace barracuda::server
