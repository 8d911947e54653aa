#include "trainer/game_pair.hpp"

#include "trainer/adjudication.hpp"

#include <optional>

namespace barracuda::trainer {
namespace {

std::optional<Player> winner(const PerPlayer<engine::Engine*>& engines, const Position& opening,
                             std::uint64_t nodes) {
    ubi::Limits limits;
    limits.nodes = nodes;
    const engine::SearchSignals signals;
    Game game(opening, false, long_games);
    for (const Player player : both_players) engines[player]->new_game();
    while (!game.outcome()) {
        const Player actor = game.position().actor();
        ubi::Score score = ubi::Score::points(0);
        const ubi::Choice choice = engines[actor]->choose(
            game, limits, signals, [&](const ubi::SearchInfo& info) { score = info.score; });
        if (const auto decided = leader(score, actor, hopeless)) return decided;
        if (!choice.best || !game.play(*choice.best)) return opponent_of(actor);
    }
    return game.outcome()->winner;
}

int balance(std::optional<Player> winner, Player own) {
    if (!winner) return 0;
    return *winner == own ? 1 : -1;
}

}  // namespace

int play_pair(engine::Engine& first, engine::Engine& second, const Position& opening,
              std::uint64_t nodes) {
    return balance(winner({&first, &second}, opening, nodes), Player::White) +
           balance(winner({&second, &first}, opening, nodes), Player::Brown);
}

}  // namespace barracuda::trainer
