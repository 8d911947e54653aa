#include "server/api/description.hpp"

#include "base/json.hpp"
#include "base/text.hpp"
#include "server/api/call.hpp"
#include "server/api/schemas.hpp"
#include "server/refusal.hpp"

#include <array>
#include <map>

namespace barracuda::server {
namespace {

constexpr std::array<Operation, 22> all_operations{
    Operation{"get", "/api/me", "Who I am, my running games, my open challenges", "", "Me", 200},
    {"patch", "/api/me", "Say what I want to be called", "Name", "Person", 200},
    {"post", "/api/me/return", "A link by which I come back on another device", "", "ReturnLink",
     201},
    {"post", "/api/session/return", "Come back by such a link", "Return", "Person", 200},
    {"post", "/api/challenges", "Invite somebody to a game", "NewChallenge", "Challenge", 201},
    {"get", "/api/challenges/{id}", "A challenge", "", "Challenge", 200},
    {"delete", "/api/challenges/{id}", "Withdraw my challenge", "", "Challenge", 200},
    {"post", "/api/challenges/{id}/accept", "Accept it: the game begins", "", "Accepted", 201},
    {"post", "/api/challenges/{id}/decline", "Decline it", "", "Challenge", 200},
    {"get", "/api/games", "Games, the newest first", "", "Games", 200, "application/json",
     "player live before"},
    {"get", "/api/games/{id}", "How a game stands", "", "State", 200},
    {"get", "/api/games/{id}.bgn", "A game as a record", "", "", 200, "text/plain"},
    {"post", "/api/games/{id}/commands", "Do or say something in a game", "Command", "Event", 200,
     "application/json", "", "Idempotency-Key"},
    {"get", "/api/games/{id}/events", "Events, line by line, until the game is over", "", "Event",
     200, "application/x-ndjson", "after"},
    {"post", "/api/games/{id}/chat", "Say one of the known phrases", "Phrase", "ChatLine", 200},
    {"get", "/api/server", "What the server offers", "", "Server", 200},
    {"get", "/api/socket", "A WebSocket with the subprotocol barracuda.1", "", "", 101, ""},
    {"get", "/picture/challenge/{id}.png", "The picture of a link to a challenge", "", "", 200,
     "image/png", "language"},
    {"get", "/picture/game/{id}.png", "The picture of a link to a game", "", "", 200, "image/png",
     "language"},
    {"get", "/api/openapi.json", "This description", "", "", 200},
    {"get", "/api", "A page about it for people", "", "", 200, "text/html"},
    {"get", "/health", "Whether the server works", "", "Health", 200},
};

std::string reference(std::string_view schema) {
    JsonObject object;
    object.text("$ref", "#/components/schemas/" + std::string(schema));
    return object.done();
}

// {"application/json": {"schema": …}}
std::string content(std::string_view type, std::string_view schema) {
    JsonObject media;
    if (!schema.empty()) media.field("schema", reference(schema));
    JsonObject object;
    object.field(json_string(type).substr(1, type.size()), media.done());
    return object.done();
}

std::string parameter(std::string_view name, std::string_view place) {
    JsonObject object;
    object.text("name", name);
    object.text("in", place);
    object.boolean("required", place == "path");
    object.field("schema", R"({"type":"string"})");
    return object.done();
}

std::string responses(const Operation& operation) {
    JsonObject good;
    good.text("description", operation.summary);
    if (!operation.type.empty()) good.field("content", content(operation.type, operation.answer));
    JsonObject bad;
    bad.text("description", "Why it was not done");
    bad.field("content", content("application/problem+json", "Problem"));
    JsonObject object;
    object.field(std::to_string(operation.status), good.done());
    object.field("default", bad.done());
    return object.done();
}

std::string operation_json(const Operation& operation) {
    JsonArray parameters;
    if (operation.path.find("{id}") != std::string_view::npos)
        parameters.item(parameter("id", "path"));
    for (const std::string_view name : words(operation.query))
        parameters.item(parameter(name, "query"));
    if (!operation.header.empty()) parameters.item(parameter(operation.header, "header"));
    JsonObject object;
    object.text("summary", operation.summary);
    object.field("parameters", parameters.done());
    if (!operation.body.empty()) {
        JsonObject body;
        body.boolean("required", true);
        body.field("content", content("application/json", operation.body));
        object.field("requestBody", body.done());
    }
    object.field("responses", responses(operation));
    return object.done();
}

}  // namespace

std::span<const Operation> operations() { return all_operations; }

std::string openapi_json() {
    std::map<std::string_view, JsonObject> by_path;
    for (const Operation& operation : all_operations)
        by_path[operation.path].field(operation.method, operation_json(operation));
    JsonObject paths;
    for (const auto& [path, methods] : by_path) paths.field(path, methods.done());
    JsonObject components;
    components.field("schemas", schemas_json());
    components.field("securitySchemes",
                     R"({"cookie":{"type":"apiKey","in":"cookie","name":"barracuda"},)"
                     R"("token":{"type":"http","scheme":"bearer"}})");
    JsonObject info;
    info.text("title", "Barracuda");
    info.text("version", "1");
    info.text(
        "description",
        "Play Barragoon over the network. Over the socket, clients send messages of the schema "
        "ToServer and receive FromServer; docs/wire.md explains them.");
    JsonObject object;
    object.text("openapi", "3.1.0");
    object.field("info", info.done());
    object.field("paths", paths.done());
    object.field("components", components.done());
    object.field("security", R"([{},{"cookie":[]},{"token":[]}])");
    return object.done();
}

Response description() { return json_response(200, openapi_json()); }

Response description_page() {
    std::string html =
        "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Barracuda API</title>"
        "<h1>Barracuda API</h1><p>For programs: <a href=\"/api/openapi.json\">openapi.json</a></p>"
        "<ul>";
    for (const Operation& operation : all_operations)
        html.append("<li><code>")
            .append(operation.method)
            .append(" ")
            .append(operation.path)
            .append("</code> ")
            .append(operation.summary)
            .append("</li>");
    return passing_response(200, "text/html; charset=utf-8", Body::own(html + "</ul></html>"));
}

}  // namespace barracuda::server
