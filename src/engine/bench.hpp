// Fixed searches over fixed positions: the sum of their nodes is the signature of a chooser, the
// same on every run and every machine.
#pragma once

#include "engine/chooser.hpp"

#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <string_view>

namespace barracuda::engine {

using PrintLine = std::function<void(const std::string&)>;

constexpr int bench_depth = 4;

// Set-ups, middle games, owed placements and endings, as FENs.
std::span<const std::string_view> bench_positions();

// Forgets everything before it starts. A line for each position, then `nodes: TOTAL` and `nps:
// SPEED`. If it is stopped on the way it says so, and what it returns is no signature.
std::uint64_t bench(Chooser& chooser, const PrintLine& print, const SearchSignals& signals = {});

}  // namespace barracuda::engine
