// The lines of a text, one after another.
#pragma once

#include <algorithm>
#include <string_view>

namespace barracuda::wasm {

// The next line of a text, without its end; `at` is moved past it.
inline std::string_view next_line(std::string_view text, std::size_t& at) {
    const std::size_t end = std::min(text.find('\n', at), text.size());
    const std::string_view line = text.substr(at, end - at);
    at = std::min(end + 1, text.size());
    return line;
}

}  // namespace barracuda::wasm
