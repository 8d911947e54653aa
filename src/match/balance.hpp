// Which openings give both sides about equal chances, in an engine's opinion.
#pragma once

#include "base/result.hpp"
#include "match/openings.hpp"
#include "match/opponent.hpp"

#include <cstdint>

namespace barracuda::match {

constexpr double balance_tolerance = 0.10;  // |winning chance - 1/2| in a balanced opening

// Asks the engine for a search with this many nodes.
Result<bool, Misbehaviour> is_balanced(Opponent& engine, const Position& opening,
                                       std::uint64_t nodes, double tolerance = balance_tolerance);

}  // namespace barracuda::match
