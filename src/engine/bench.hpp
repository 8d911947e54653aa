// Fixed searches of fixed positions: the sum of their nodes is the signature of a chooser, the same
// in every run and on every machine.
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

// Clears the chooser's memory first. Prints a line for each position, then `nodes: TOTAL` and `nps:
// SPEED`. If stopped early it says so, and the number returned is not a signature.
std::uint64_t bench(Chooser& chooser, const PrintLine& print, const SearchSignals& signals = {});

}  // namespace barracuda::engine
