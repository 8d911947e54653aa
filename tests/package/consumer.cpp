// Plays a short game with the packaged engine and counts its actions by number.
#include "engine/engine.hpp"
#include "rules/action_index.hpp"
#include "rules/game.hpp"
#include "rules/text/fen.hpp"
#include "rules/text/notation.hpp"
#include "ubi/limits.hpp"

#include <array>
#include <cstdio>

int main() {
    using namespace barracuda;
    engine::Engine engine({.hash = 1});
    const engine::SearchSignals signals;
    ubi::Limits limits;
    limits.depth = 2;
    Game game(Position::open());
    std::array<int, action_count> played{};
    while (!game.outcome() && game.size() < 10) {
        const ubi::Choice choice =
            engine.choose(game, limits, signals, [](const ubi::SearchInfo&) {});
        if (!choice.best || !game.play(*choice.best)) return 1;
        ++played[static_cast<std::size_t>(*index_of(*choice.best))];
        std::printf("%s ", to_text(*choice.best).c_str());
    }
    std::printf("\n%s\n", to_fen(game.position()).c_str());
}
