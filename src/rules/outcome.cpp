#include "rules/outcome.hpp"

#include "rules/dead.hpp"
#include "rules/legal.hpp"

namespace barracuda {
namespace {

std::string reason_of_loss(Ending ending, std::string_view loser) {
    const std::string name(loser);
    switch (ending) {
        case Ending::ShutIn: return name + " has no piece that can move";
        case Ending::ExpressLevel:
            return name + " can no longer move enough pieces for " + name + "'s Express level";
        case Ending::Resignation: return name + " resigned";
        case Ending::TimeOut: return name + " ran out of time";
        default: return {};
    }
}

std::string reason_of_draw(Ending ending) {
    switch (ending) {
        case Ending::DeadPosition:
            return "no further capture is possible, and nobody can be shut in";
        case Ending::Repetition: return "by repetition";
        default: return "by agreement";
    }
}

}  // namespace

std::optional<Outcome> loss_of(const Position& position) {
    if (!is_lost(position)) return std::nullopt;
    const Player loser = position.actor();
    const Ending ending = can_move(position, loser) ? Ending::ExpressLevel : Ending::ShutIn;
    return Outcome{ending, opponent_of(loser)};
}

std::optional<Outcome> outcome_of(const Position& position) {
    if (!position.move_is_due()) return std::nullopt;
    const SquareSet reached = reach(position, position.actor());
    const bool may_be_lost = reached.empty() || position.express_level(position.actor()) > 0;
    if (may_be_lost && is_lost(position)) return loss_of(position);
    const bool can_capture = reached != (reached & position.free());
    if (!can_capture && is_dead(position)) return Outcome{Ending::DeadPosition, std::nullopt};
    return std::nullopt;
}

std::string_view clause_of(Ending ending) {
    switch (ending) {
        case Ending::ShutIn: return "R8.1";
        case Ending::ExpressLevel: return "R8.2";
        case Ending::Resignation:
        case Ending::TimeOut: return "R8.4";
        case Ending::DeadPosition: return "R9.1";
        case Ending::Repetition: return "R9.2";
        case Ending::Agreement: return "R9.3";
    }
    return {};
}

std::string_view name_of(Player player) { return player == Player::White ? "White" : "Brown"; }

std::string text_of(const Outcome& outcome) {
    if (!outcome.winner) return "Drawn: " + reason_of_draw(outcome.ending);
    return std::string(name_of(*outcome.winner)) +
           " wins: " + reason_of_loss(outcome.ending, name_of(opponent_of(*outcome.winner)));
}

std::string_view result_text(const Outcome& outcome) {
    if (!outcome.winner) return "1/2-1/2";
    return *outcome.winner == Player::White ? "1-0" : "0-1";
}

std::string status_text(const Position& position) {
    if (!position.move_is_due()) return "owes a placement";
    const auto outcome = outcome_of(position);
    if (!outcome) return "to move";
    return (outcome->winner ? "lost " : "drawn ") + std::string(clause_of(outcome->ending));
}

}  // namespace barracuda
