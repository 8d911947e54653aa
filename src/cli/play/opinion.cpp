#include "cli/play/opinion.hpp"

#include "rules/text/notation.hpp"
#include "ubi/winning_chance.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace barracuda::cli {
namespace {

constexpr int clearly_better = 15;       // in points
constexpr std::size_t longest_line = 5;  // as many actions as fit in 80 columns
constexpr double good_enough_to_play_on = 0.45;

std::string in_words(const Game& game, Action action) {
    const std::string words =
        action.is_move()
            ? text_of(game.explain(action))
            : fmt::format("{} on {}", name_of(kind_of(action.face())), to_text(action.square()));
    return fmt::format("{}: {}.", to_text(action), words);
}

// For the player who stands better.
std::string verdict(Player better, const ubi::Score& score) {
    const auto name = name_of(better);
    if (score.kind() == ubi::Score::Kind::Win)
        return fmt::format("{} wins in {} action{}", name, score.value(),
                           score.value() == 1 ? "" : "s");
    const double points = score.value() / 100.0;
    if (score.value() < clearly_better)
        return fmt::format("About even: {:+.2f} points for {}", points, name);
    return fmt::format("{} is better: {:+.2f} points", name, points);
}

}  // namespace

std::string answer_text(const Game& game, Action action) {
    return "Barracuda plays " + in_words(game, action);
}

std::string hint_text(const Game& game, Action action) {
    return "Best is " + in_words(game, action);
}

std::string evaluation_text(const Position& position, const Opinion& opinion) {
    const bool actor_is_better = ubi::winning_chance(opinion.score) >= 0.5;
    const Player better = actor_is_better ? position.actor() : opponent_of(position.actor());
    const ubi::Score score = actor_is_better ? opinion.score : opinion.score.reversed();
    std::string text = fmt::format("{}, {:.0f} % to win.", verdict(better, score),
                                   100 * ubi::winning_chance(score));
    if (opinion.line.empty()) return text;
    text += " Best:";
    for (std::size_t i = 0; i < std::min(opinion.line.size(), longest_line); ++i)
        text += " " + to_text(opinion.line[i]);
    return text;
}

bool accepts_draw(const Table& table, const Opinion& opinion) {
    const double chance_of_actor = ubi::winning_chance(opinion.score);
    const double chance = table.computer_acts() ? chance_of_actor : 1 - chance_of_actor;
    const bool by_repetition = table.game().offer()->kind == DrawKind::Repetition;
    return chance <= (by_repetition ? 0.5 : good_enough_to_play_on);
}

}  // namespace barracuda::cli
