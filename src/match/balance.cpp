#include "match/balance.hpp"

#include <cmath>

namespace barracuda {
namespace {

constexpr double points_for_ten_to_one = 400;  // as in Elo; 70 points are then 10 % off balance
constexpr Milliseconds patience{60000};

}  // namespace

double winning_chance(Score score) {
    switch (score.kind()) {
        case Score::Kind::Win: return 1;
        case Score::Kind::Loss: return 0;
        case Score::Kind::Points: break;
    }
    return 1 / (1 + std::pow(10.0, -score.value() / points_for_ten_to_one));
}

Result<bool, Misbehaviour> is_balanced(Opponent& engine, const Position& opening,
                                       std::uint64_t nodes, double tolerance) {
    if (const auto ready = engine.new_game(); !ready) return fail(ready.error());
    Limits limits;
    limits.nodes = nodes;
    const auto answer = engine.choose(Game(opening), limits, patience);
    if (!answer) return fail(answer.error());
    if (!answer->score) return fail(Misbehaviour{Fault::Illegal, "it reports no score"});
    return std::abs(winning_chance(*answer->score) - 0.5) <= tolerance;
}

}  // namespace barracuda
