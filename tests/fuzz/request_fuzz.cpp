// Whatever a stranger sends as address, Accept-Encoding, Accept-Language or If-None-Match is read
// without harm, and no path leads out of the site. The same bytes are taken for each of them, and
// for routes.json.
#include "base/utf8.hpp"
#include "fuzz/check.hpp"
#include "server/encoding.hpp"
#include "server/language.hpp"
#include "server/request_path.hpp"
#include "server/respond.hpp"
#include "server/routes.hpp"

#include <cstddef>
#include <cstdint>
#include <string_view>

using namespace barracuda;
using namespace barracuda::server;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    if (const auto path = path_of(text)) {
        const std::string ends = *path + "/";
        fuzz::require(path->starts_with('/'), "a path begins with a slash");
        fuzz::require(ends.find("/../") == std::string::npos, "a path does not lead upwards");
        fuzz::require(path->find('\0') == std::string::npos, "a path has no null");
        fuzz::require(valid_utf8_prefix(*path) == path->size(), "a path is valid UTF-8");
    }
    const Wishes wishes = Wishes::from(text);
    for (const Encoding encoding : all_encodings)
        fuzz::require(wishes.weight(encoding) >= 0 && wishes.weight(encoding) <= 1000,
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
