// Which languages a client reads (RFC 9110, section 12.5.4). It knows nothing of files.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace barracuda::server {

// Reads the value of Accept-Language: "de" for "de-AT", in lower case, the most wanted first.
std::vector<std::string> languages_of(std::string_view accept_language);

}  // namespace barracuda::server
