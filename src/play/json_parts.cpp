#include "play/json_parts.hpp"

#include "rules/text/notation.hpp"

#include <cmath>

namespace barracuda::play {

std::string chance_json(double chance) {
    constexpr int scale = 10'000;
    const int parts = static_cast<int>(std::lround(chance * scale));
    return std::to_string(parts / scale) + '.' + std::to_string(scale + parts % scale).substr(1);
}

std::string outcome_json(const Outcome& outcome) {
    JsonObject object;
    object.field("winner", json_or_null(outcome.winner, player_json));
    object.text("ending", word_of(outcome.ending));
    object.text("clause", clause_of(outcome.ending));
    return object.done();
}

std::string played_json(const std::vector<Played>& actions) {
    JsonArray array;
    for (const Played& played : actions)
        array.item(played ? json_string(to_text(*played)) : json_null);
    return array.done();
}

}  // namespace barracuda::play
