#include "engine/explanation.hpp"

#include "rules/outcome.hpp"
#include "rules/text/notation.hpp"

#include <optional>
#include <string_view>

namespace barracuda::engine {
namespace {

// A player's points without one of the pieces; none if such a position is impossible.
std::optional<int> points_without(const Position& position, Square square, Player mover,
                                  Evaluator& evaluator) {
    Setup setup = position.setup();
    setup[square] = Cell{};
    const auto rest = Position::from(setup);
    if (!rest) return std::nullopt;
    return evaluator.evaluate(*rest, Survey(*rest), mover, 0);
}

std::string with_sign(int points) { return (points >= 0 ? "+" : "") + std::to_string(points); }

}  // namespace

std::string explanation(const Position& position, Evaluator& evaluator) {
    const Survey survey(position);
    const Player mover = position.owed() == 1 ? opponent_of(position.actor()) : position.actor();
    const int points = evaluator.evaluate(position, survey, mover, 0);
    std::string text = "evaluation: " + std::to_string(points) + " points for " +
                       std::string(name_of(mover)) + ", who moves next\n";
    for (const Player player : both_players) {
        const SideSurvey& side = survey[player];
        text += std::string(name_of(player)) + ": " + std::to_string(side.pieces.size()) +
                " pieces, " + std::to_string(side.movable) + " can move";
        std::string_view separator = "; ";
        for (const SurveyedPiece& piece : side.pieces) {
            const auto without = points_without(position, piece.square, mover, evaluator);
            if (!without) continue;
            const int gain = player == mover ? points - *without : *without - points;
            text.append(separator) += std::to_string(steps_of(piece.value)) + " on " +
                                      to_text(piece.square) + " " + with_sign(gain);
            separator = ", ";
        }
        text += '\n';
    }
    return text;
}

}  // namespace barracuda::engine
