// /api/server: what the server offers, and where others on the local network find it. A server
// without games does not answer this.
#include "base/json.hpp"
#include "server/api/call.hpp"

namespace barracuda::server {

void answer_server(const Desk& desk, const Call& call) {
    if (call.request.method != "GET") return call.reply(wrong_method("GET"));
    const Premises& premises = *desk.premises;
    const bool told = call.is_near && !premises.lan.empty();
    JsonObject object;
    object.field("lan", told ? json_string(premises.lan) : std::string(json_null));
    object.boolean("games", true);
    if (!premises.app.empty()) object.text("app", premises.app);
    call.reply(json_response(200, object.done()));
}

}  // namespace barracuda::server
