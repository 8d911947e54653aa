// Whatever a stranger sends as address, query, Accept-Encoding, Accept-Language, If-None-Match,
// Cookie, Authorization, Origin or X-Forwarded-For is read without harm, and no path leads out of
// the site. The same bytes are taken for each of them, and for routes.json.
#include "base/utf8.hpp"
#include "fuzz/check.hpp"
#include "server/api/api.hpp"
#include "server/origin.hpp"
#include "server/people/people.hpp"
#include "server/request_path.hpp"
#include "server/site/encoding.hpp"
#include "server/site/language.hpp"
#include "server/site/respond.hpp"
#include "server/site/routes.hpp"

#include <cstddef>
#include <cstdint>
#include <string_view>

using namespace barracuda;
using namespace barracuda::server;

namespace {

// Who asks, and whose page made the request.
void check_identity(std::string_view text) {
    Request request;
    request.cookies = text;
    if (const auto secret = secret_in(request))
        fuzz::require(secret->size() == 43, "a secret has 256 bits");
    request.authorization = text;
    if (const auto token = secret_in(request))
        fuzz::require(token->size() == 43, "a token is a secret");
    request.host = "here";
    request.page_origin = text;
    if (is_own_page(request))
        fuzz::require(text.empty() || text == "http://here" || text == "https://here",
                      "only our own pages are ours");
    if (const auto address = parse_address(std::string(text)))
        fuzz::require(text.size() <= 45, "an address is short");
}

void check_query(std::string_view text) {
    Call call{.request = {},
              .path = {},
              .who = {},
              .address = {},
              .is_near = false,
              .now = Instant{Milliseconds{0}},
              .reply = {}};
    call.request.target = "/api/games?" + std::string(text);
    const std::string value = call.query("after");
    fuzz::require(valid_utf8_prefix(value) == value.size(), "a value is valid UTF-8");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    if (const auto path = path_of(text)) {
        const std::string ends = *path + "/";
        fuzz::require(path->starts_with('/'), "a path begins with a slash");
        fuzz::require(ends.find("/../") == std::string::npos, "a path does not lead upwards");
        fuzz::require(path->find('\0') == std::string::npos, "a path has no null");
        fuzz::require(valid_utf8_prefix(*path) == path->size(), "a path is valid UTF-8");
    }
    check_identity(text);
    check_query(text);
    const Preferences preferences = Preferences::from(text);
    for (const Encoding encoding : all_encodings)
        fuzz::require(preferences.weight(encoding) >= 0 && preferences.weight(encoding) <= 1000,
                      "a weight is from 0 to 1");
    for (const std::string& language : languages_of(text))
        fuzz::require(language.find_first_of("-,;") == language.npos, "a language is one word");
    if (names_etag(text, "\"tag\""))
        fuzz::require(text.find('*') != text.npos || text.find("\"tag\"") != text.npos,
                      "only what names the tag matches it");
    if (const auto routes = parse_routes(text)) {
        for (const std::string& route : *routes)
            fuzz::require(route.find('/') == route.npos, "a route is one segment");
    } else {
        fuzz::require(!routes.error().empty(), "there is a reason why routes are refused");
    }
    return 0;
}
