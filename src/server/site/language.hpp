// The languages that a client prefers (RFC 9110, section 12.5.4).
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace barracuda::server {

// From the value of Accept-Language: "de" for "de-AT", in lower case, the most preferred first.
std::vector<std::string> languages_of(std::string_view accept_language);

}  // namespace barracuda::server
