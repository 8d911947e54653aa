// /api/me/return and /api/session/return: guests continue on another device, by a private link.
#include "base/json.hpp"
#include "server/api/call.hpp"
#include "server/wire/incoming.hpp"

namespace barracuda::server {
namespace {

Response person_response(const Services& services, const store::Id& person,
                         const std::string& cookie) {
    PersonView view = person_view(services, person);
    view.online = true;
    Response response = json_response(200, to_json(view));
    response.own_headers.push_back({"Set-Cookie", cookie});
    return response;
}

}  // namespace

void answer_return_link(const Services& services, const Call& call) {
    if (call.request.method != "POST") return call.reply(wrong_method("POST"));
    if (!call.who) return call.reply(response_of(problem("signed-out")));
    const NewReturnLink made = People::make_return_link(call.who->person, call.now);
    JsonObject object;
    object.text("url", link_base(services, call.request) + "/return/" + made.secret);
    object.number("expires", made.link.expires);
    services.writer->submit({store::SetReturnLink{made.link}},
                            [call, json = object.done()](const store::Written& written) {
                                call.reply(written ? json_response(201, json)
                                                   : response_of(problem_of(written.error(), "")));
                            });
}

void answer_return(const Services& services, const Call& call) {
    if (call.request.method != "POST") return call.reply(wrong_method("POST"));
    const auto secret = parse_return(call.request.body);
    if (!secret) return call.reply(response_of(problem("malformed", secret.error())));
    if (!call.address.empty())
        if (const auto busy = services.buckets->take(rates::sign_in, call.address, call.now))
            return call.reply(response_of(*busy));
    const auto identity = services.people->returning(*secret, call.now);
    if (!identity) return call.reply(response_of(problem_of(identity.error(), "")));
    if (!*identity)
        return call.reply(response_of(problem("not-found", "this link is no longer valid")));
    const store::Id person = (*identity)->person;
    const bool is_known = call.who && call.who->person == person;
    if (const auto cookie = services.people->renewed_cookie(call.request); is_known && cookie)
        return call.reply(person_response(services, person, *cookie));
    NewSession session = People::make_session(**identity, call.request, call.now);
    services.writer->submit(
        std::move(session.change),
        [call, response = person_response(services, person, session.cookie)](
            const store::Written& written) {
            call.reply(written ? response : response_of(problem_of(written.error(), "")));
        });
}

}  // namespace barracuda::server
