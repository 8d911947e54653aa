// The description says what stands: every operation is answered, and nothing else is.
#include "server/api/description.hpp"

#include "server/party.hpp"

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
            } else if (path != "/api/socket" && path != "/api/openapi.json") {
                EXPECT_EQ(status, 405) << method << ' ' << path;
            }
        }
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
