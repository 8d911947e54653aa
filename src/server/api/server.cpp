// /api/server: what the server offers, and where others on the local network find it. A server
// without games does not answer this.
#include "base/json.hpp"
#include "server/api/call.hpp"

namespace barracuda::server {

void answer_server(const Services& services, const Call& call) {
    if (call.request.method != "GET") return call.reply(wrong_method("GET, HEAD"));
    const ServerInfo& info = *services.info;
    const bool told = call.is_near && !info.lan.empty();
    JsonObject object;
    object.field("lan", told ? json_string(info.lan) : std::string(json_null));
    object.boolean("games", true);
    if (!info.app.empty()) object.text("app", info.app);
    call.reply(json_response(200, object.done()));
}

}  // namespace barracuda::server
