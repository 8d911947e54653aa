// What a site answers to a request: a pure function, without sockets and clocks.
#pragma once

#include "server/message.hpp"
#include "server/site/site.hpp"

#include <string_view>

namespace barracuda::server {

// The response's body is in the site, which must live on. Anything but GET and HEAD is refused; a
// path without a dot in its last part is one of the app's pages, or else the app itself says that
// there is none.
Response respond(const Site& site, const Request& request);

// Whether the value of If-None-Match names the ETag.
bool names_etag(std::string_view if_none_match, std::string_view etag);

}  // namespace barracuda::server
