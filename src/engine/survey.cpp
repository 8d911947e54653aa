#include "engine/survey.hpp"

namespace barracuda::engine {

Survey::Survey(const Position& position) : ways_(position) {
    for (const Player player : both_players) {
        const FullTargets targets(position, player);
        SideSurvey& side = sides_[player];
        const auto add = [&](Square from, Value value, std::uint64_t destinations) {
            side.pieces.push_back({from, value, destinations});
            side.reach |= destinations;
            side.movable += destinations != 0;
        };
        for (const Square from : position.pieces(player, Value::Two))
            add(from, Value::Two, ways_.destinations<2>(SquareSet(from).bits(), targets.of_twos));
        for (const Square from : position.pieces(player, Value::Three))
            add(from, Value::Three,
                ways_.destinations<3>(SquareSet(from).bits(), targets.of_threes_and_fours));
        for (const Square from : position.pieces(player, Value::Four))
            add(from, Value::Four,
                ways_.destinations<4>(SquareSet(from).bits(), targets.of_threes_and_fours));
        side.strikes = ways_.strikes<2>(position.pieces(player, Value::Two).bits()) |
                       ways_.strikes<3>(position.pieces(player, Value::Three).bits()) |
                       ways_.strikes<4>(position.pieces(player, Value::Four).bits());
    }
}

}  // namespace barracuda::engine
