// The pages of the web app: the first segments of the addresses that it answers itself, such as
// `learn` for /learn/moving. The build of the app writes them into routes.json, so that they are
// listed there alone.
#pragma once

#include "base/result.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace barracuda::server {

// Those of an app without such a file.
std::vector<std::string> default_routes();

// A JSON array of strings of lower-case letters, digits and hyphens: ["play", "learn"]. An empty
// string stands for the start page, which is always there.
Result<std::vector<std::string>, std::string> parse_routes(std::string_view json);

}  // namespace barracuda::server
