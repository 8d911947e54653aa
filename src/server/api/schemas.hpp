// The objects of the API as JSON schemas.
#pragma once

#include <string_view>

namespace barracuda::server {

// {"Clock": …, "Challenge": …, …}
std::string_view schemas_json();

}  // namespace barracuda::server
