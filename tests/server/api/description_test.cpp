// The description says what stands: every operation is answered, and nothing else is.
#include "server/api/description.hpp"

#include "base/text.hpp"
#include "kit/files.hpp"
#include "server/party.hpp"
#include "server/schema.hpp"

#include <boost/json/parse.hpp>
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace barracuda::server {
namespace {

std::string upper(std::string_view method) {
    std::string text(method);
    std::ranges::transform(text, text.begin(), [](char c) { return static_cast<char>(c - 32); });
    return text;
}

TEST(Description, NamesWhatIsAnswered) {
    OnlineSettings settings;
    settings.limited = false;
    Party party(settings);
    Guest anna(party);
    Guest bert(party);
    const std::string game = begin_game(anna, bert);
    const std::string challenge = field(anna.post("/api/challenges", "{}").body, "id");
    const auto filled_in = [&](std::string path) {
        const auto place = path.find("{id}");
        const bool of_game = path.find("/game") != std::string::npos;
        if (place != std::string::npos) path.replace(place, 4, of_game ? game : challenge);
        return path;
    };
    std::set<std::string> paths;
    std::set<std::string> known;
    for (const Operation& operation : operations()) {
        paths.insert(std::string(operation.path));
        known.insert(upper(operation.method) + " " + std::string(operation.path));
    }
    for (const std::string& path : paths)
        for (const std::string method : {"GET", "POST", "DELETE", "PUT", "PATCH"}) {
            if (path.ends_with("/events") && method == "GET") continue;  // goes on
            const int status = Guest(party).ask(method, filled_in(path), "{}").status;
            if (known.contains(method + " " + path)) {
                EXPECT_NE(status, 404) << method << ' ' << path;
                EXPECT_NE(status, 405) << method << ' ' << path;
            } else {
                EXPECT_EQ(status, 405) << method << ' ' << path;
            }
        }
}

TEST(Description, SaysWhatAnswersLookLike) {
    OnlineSettings settings;
    settings.limited = false;
    Party party(settings);
    Guest anna(party);
    Guest bert(party);
    std::set<std::string> asked;
    const auto expect_schema = [&](Guest& guest, const std::string& method, const std::string& path,
                                   const std::string& id = "", const std::string& body = "") {
        const auto operation = std::ranges::find_if(operations(), [&](const Operation& known) {
            return known.path == path && upper(known.method) == method;
        });
        ASSERT_NE(operation, operations().end()) << method << ' ' << path;
        std::string place = path;
        if (!id.empty()) place.replace(place.find("{id}"), 4, id);
        const Answer answer = guest.ask(method, place, body);
        EXPECT_EQ(answer.status, operation->status) << place << answer.body;
        EXPECT_EQ(Schema(operation->answer).fault_in(answer.body), std::nullopt) << place;
        if (!body.empty()) {
            EXPECT_EQ(Schema(operation->body).fault_in(body), std::nullopt) << place;
        }
        asked.insert(method + ' ' + path);
    };
    const auto challenge = [&] {
        return field(anna.post("/api/challenges", R"({"clock":{"kind":"days","days":2}})").body,
                     "id");
    };
    const std::string game = begin_game(anna, bert, R"("clock":{"kind":"live","initial":60000})");
    expect_schema(anna, "PATCH", "/api/me", "", R"({"name":"Anna"})");
    expect_schema(anna, "POST", "/api/me/return");
    const std::string link = field(anna.post("/api/me/return").body, "url");
    expect_schema(anna, "POST", "/api/session/return", "",
                  R"({"secret":")" + link.substr(link.rfind('/') + 1) + "\"}");
    expect_schema(anna, "POST", "/api/challenges", "", R"({"setup":"open","colour":"white"})");
    expect_schema(bert, "GET", "/api/challenges/{id}", challenge());
    expect_schema(anna, "DELETE", "/api/challenges/{id}", challenge());
    expect_schema(bert, "POST", "/api/challenges/{id}/accept", challenge());
    expect_schema(bert, "POST", "/api/challenges/{id}/decline", challenge());
    for (const std::string command : {"d2d5", "offer back"})
        expect_schema(anna, "POST", "/api/games/{id}/commands", game,
                      R"({"command":")" + command + "\"}");
    expect_schema(bert, "POST", "/api/games/{id}/chat", game, R"({"phrase":"hello"})");
    expect_schema(bert, "GET", "/api/games/{id}", game);
    for (const std::string command : {"resign", "offer rematch"})
        EXPECT_EQ(bert.say(game, command), "");
    expect_schema(anna, "POST", "/api/games/{id}/commands", game,
                  R"({"command":"accept rematch"})");
    expect_schema(bert, "GET", "/api/games/{id}", game);
    expect_schema(anna, "GET", "/api/games");
    expect_schema(anna, "GET", "/api/me");
    expect_schema(anna, "GET", "/api/server");
    expect_schema(anna, "GET", "/health");
    for (const Operation& operation : operations()) {
        const std::string name = upper(operation.method) + ' ' + std::string(operation.path);
        const bool is_json = operation.type == "application/json" && !operation.answer.empty();
        EXPECT_EQ(asked.contains(name), is_json) << name;
    }
    const Answer stale =
        anna.post("/api/games/" + game + "/commands", R"({"number":0,"command":"d2d5"})");
    EXPECT_EQ(Schema("Problem").fault_in(stale.body), std::nullopt);
    EXPECT_NE(stale.body.find("\"state\""), std::string::npos);
}

// A field that is added later may also be one of another choice.
TEST(Description, AllowsFieldsToBeAdded) {
    const std::string_view schemas = schemas_json();
    EXPECT_EQ(schemas.find("oneOf"), schemas.npos);
    EXPECT_EQ(schemas.find("additionalProperties"), schemas.npos);
}

TEST(Description, IsRepeatedInTheDocument) {
    const std::string document = kit::content_of(TEST_DATA_DIR "/../../docs/wire.md");
    const std::string mark = "```json\n";
    const auto begin = document.find(mark) + mark.size();
    const std::string schemas = document.substr(begin, document.find("```", begin) - begin);
    EXPECT_EQ(boost::json::parse(schemas), boost::json::parse(schemas_json()));
}

TEST(Description, OfProblemsInTheDocumentHasTheirStatus) {
    const std::string document = kit::content_of(TEST_DATA_DIR "/../../docs/wire.md");
    const auto begin = document.find("| code | status | means |");
    ASSERT_NE(begin, document.npos);
    const std::string table = document.substr(begin, document.find("\n\n", begin) - begin);
    int codes = 0;
    for (const std::string_view line : split(table, '\n')) {
        if (!line.starts_with("| `")) continue;
        const auto cells = split(line, '|');
        for (const std::string_view name : split(cells[1], ',')) {
            const std::string_view code = trimmed(name).substr(1, trimmed(name).size() - 2);
            EXPECT_NE(cells[2].find(std::to_string(status_of(code))), cells[2].npos) << code;
            ++codes;
        }
    }
    EXPECT_EQ(codes, 20);
}

TEST(Description, HasEverySchemaThatItNames) {
    const std::string text = openapi_json();
    const auto description = boost::json::parse(text);
    const auto& schemas = description.at("components").at("schemas").as_object();
    constexpr std::string_view mark = "#/components/schemas/";
    int references = 0;
    for (auto at = text.find(mark); at != std::string::npos; at = text.find(mark, at + 1)) {
        const auto begin = at + mark.size();
        const std::string name = text.substr(begin, text.find('"', begin) - begin);
        EXPECT_TRUE(schemas.contains(name)) << name;
        ++references;
    }
    EXPECT_GT(references, 20);
}

}  // namespace
}  // namespace barracuda::server
