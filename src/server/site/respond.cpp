#include "server/site/respond.hpp"

#include "base/text.hpp"
#include "server/refusal.hpp"
#include "server/request_path.hpp"
#include "server/security.hpp"
#include "server/site/language.hpp"

namespace barracuda::server {
namespace {

// What the answer depends on besides the path.
enum class Varies : std::uint8_t { No, ByLanguage };

Response with_file(const File& file, int status, const Request& request, Audience audience,
                   Varies varies) {
    Response response;
    response.status = status;
    const Encoding encoding = file.best_for(Preferences::from(request.accept_encoding));
    const Variant& variant = *file.variant(encoding);
    response.headers.push_back({"Content-Type", file.type});
    if (encoding != Encoding::Identity)
        response.headers.push_back({"Content-Encoding", name_of(encoding)});
    if (file.is_compressed()) response.headers.push_back({"Vary", "Accept-Encoding"});
    if (varies == Varies::ByLanguage) response.headers.push_back({"Vary", "Accept-Language"});
    response.headers.push_back({"ETag", variant.etag});
    response.headers.push_back(
        {"Cache-Control", file.never_changes ? "public, max-age=31536000, immutable" : "no-cache"});
    add_security(response, audience);
    if (status == 200 && names_etag(request.if_none_match, variant.etag)) {
        response.status = 304;
    } else {
        response.body = variant.content;
    }
    return response;
}

Response chosen(const Site& site, const Request& request) {
    const auto path = path_of(request.target);
    if (!path) return refusal(400, "The address of this request is malformed.\n");
    const Audience audience = audience_of(*path);
    if (const File* file = site.find(*path))
        return with_file(*file, 200, request, audience, Varies::No);
    if (last_segment(*path).find('.') != std::string_view::npos)
        return refusal(404, "There is no such file here.\n");
    const File& page = site.page(*path, languages_of(request.accept_language));
    return with_file(page, site.has_page(*path) ? 200 : 404, request, audience, Varies::ByLanguage);
}

}  // namespace

bool names_etag(std::string_view if_none_match, std::string_view etag) {
    for (std::string_view element : split(if_none_match, ',')) {
        element = trimmed(element);
        if (element == "*") return true;
        if (element.starts_with("W/")) element.remove_prefix(2);
        if (element == etag) return true;
    }
    return false;
}

Response respond(const Site& site, const Request& request) {
    if (request.method != "GET" && request.method != "HEAD") {
        Response response = refusal(405, "Only GET and HEAD are understood here.\n");
        response.headers.push_back({"Allow", "GET, HEAD"});
        return response;
    }
    Response response = chosen(site, request);
    response.is_head = request.method == "HEAD";
    return response;
}

}  // namespace barracuda::server
