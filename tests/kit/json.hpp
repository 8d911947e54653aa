// Whether a text is valid JSON (RFC 8259), to test code that writes it.
#pragma once

#include <string_view>

namespace barracuda::kit {

bool is_json(std::string_view text);

}  // namespace barracuda::kit
