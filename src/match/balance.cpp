#include "match/balance.hpp"

#include "ubi/winning_chance.hpp"

#include <cmath>

namespace barracuda::match {
namespace {

constexpr Milliseconds patience{60000};

}  // namespace

Result<bool, Misbehaviour> is_balanced(Opponent& engine, const Position& opening,
                                       std::uint64_t nodes, double tolerance) {
    if (const auto ready = engine.new_game(); !ready) return fail(ready.error());
    ubi::Limits limits;
    limits.nodes = nodes;
    const auto answer = engine.choose(Game(opening), limits, patience);
    if (!answer) return fail(answer.error());
    if (!answer->score) return fail(Misbehaviour{EngineFault::Illegal, "it reports no score"});
    return std::abs(ubi::winning_chance(*answer->score) - 0.5) <= tolerance;
}

}  // namespace barracuda::match
