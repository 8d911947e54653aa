#include "server/site/routes.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace barracuda::server {
namespace {

using Routes = std::vector<std::string>;

TEST(Routes, ReadsTheList) {
    EXPECT_EQ(*parse_routes("[]"), Routes{});
    EXPECT_EQ(*parse_routes("[\"\",\"play\"]"), (Routes{"", "play"}));
    EXPECT_EQ(*parse_routes(" [\n  \"play\" ,\n\t\"how-to-2\"\n]\n"), (Routes{"play", "how-to-2"}));
}

TEST(Routes, RefusesEverythingElse) {
    for (const char* json :
         {"", "[", "]", "{}", "\"play\"", "[play]", "[\"play\",]", "[\"play\"", "[\"Play\"]",
          "[\"a/b\"]", "[\"a\\u0062\"]", "[1]", "[[\"a\"]]", "[\"\"\"]", "[\"]"}) {
        const auto routes = parse_routes(json);
        ASSERT_FALSE(routes) << json;
        EXPECT_TRUE(routes.error().starts_with("it ")) << routes.error();
    }
}

TEST(Routes, HasThePagesOfTheApp) {
    const Routes routes = default_routes();
    for (const char* page : {"play", "computer", "learn", "rules", "analysis", "editor", "embed"})
        EXPECT_NE(std::ranges::find(routes, page), routes.end()) << page;
}

}  // namespace
}  // namespace barracuda::server
