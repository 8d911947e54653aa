// Whether a text is JSON (RFC 8259), for tests of what writes it.
#pragma once

#include <string_view>

namespace barracuda::kit {

bool is_json(std::string_view text);

}  // namespace barracuda::kit
