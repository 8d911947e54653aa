#include "server/site/routes.hpp"

#include "base/text.hpp"

#include <algorithm>

namespace barracuda::server {
namespace {

bool is_segment(std::string_view text) {
    return std::ranges::all_of(
        text, [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-'; });
}

}  // namespace

std::vector<std::string> default_routes() {
    return {"play", "computer", "learn", "rules", "analysis", "editor", "settings", "embed"};
}

Result<std::vector<std::string>, std::string> parse_routes(std::string_view json) {
    json = trimmed(json);
    if (json.size() < 2 || json.front() != '[' || json.back() != ']')
        return fail<std::string>("it is not a JSON array");
    json = trimmed(json.substr(1, json.size() - 2));
    std::vector<std::string> routes;
    if (json.empty()) return routes;
    for (std::string_view element : split(json, ',')) {
        element = trimmed(element);
        const bool is_quoted =
            element.size() >= 2 && element.front() == '"' && element.back() == '"';
        if (is_quoted) element = element.substr(1, element.size() - 2);
        if (!is_quoted || !is_segment(element))
            return fail("it has " + quoted(element) + " where a page's name is expected");
        routes.emplace_back(element);
    }
    return routes;
}

}  // namespace barracuda::server
