// A site's response to a request: a pure function.
#pragma once

#include "server/message.hpp"
#include "server/site/site.hpp"

#include <string_view>

namespace barracuda::server {

// The response's body points into the site, which must outlive it. Only GET and HEAD are allowed. A
// path without a dot in its last segment is a page of the app; if there is none, the app says so.
Response respond(const Site& site, const Request& request);

// Whether the value of If-None-Match names the ETag.
bool names_etag(std::string_view if_none_match, std::string_view etag);

}  // namespace barracuda::server
