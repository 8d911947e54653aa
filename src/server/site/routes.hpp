// The pages of the web app: the first segments of their addresses, such as `learn` for
// /learn/moving. The build of the app lists them in routes.json.
#pragma once

#include "base/result.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace barracuda::server {

// For an app without that file.
std::vector<std::string> default_routes();

// A JSON array of strings of lower-case letters, digits and hyphens: ["play", "learn"]. The empty
// string is the start page, which always exists.
Result<std::vector<std::string>, std::string> parse_routes(std::string_view json);

}  // namespace barracuda::server
