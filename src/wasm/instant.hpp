// A time from the browser.
#pragma once

#include "base/text.hpp"
#include "rules/clock.hpp"

#include <optional>
#include <string_view>

namespace barracuda::wasm {

// Milliseconds, at most as far from 1970 as a JavaScript number is exact; a fraction is dropped.
inline std::optional<Instant> parse_instant(std::string_view text) {
    constexpr std::int64_t largest_exact = 9'007'199'254'740'991;
    const auto number = parse_number(text.substr(0, text.find('.')));
    if (!number || *number > largest_exact || *number < -largest_exact) return std::nullopt;
    return Instant{Milliseconds{*number}};
}

}  // namespace barracuda::wasm
