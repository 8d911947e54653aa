#include "trainer/self_play.hpp"

#include "base/random.hpp"
#include "engine/engine.hpp"
#include "rules/legal.hpp"
#include "ubi/winning_chance.hpp"

namespace barracuda {
namespace {

constexpr std::size_t longest_game = 500;  // actions
constexpr int hopeless = 1'500;            // points

Position random_start(Random& random) {
    PerPlayer<int> levels{};
    if (random.below(5) == 0)
        levels = {static_cast<int>(random.below(3)), static_cast<int>(random.below(3))};
    return random.below(3) == 0 ? Position::open(levels) : Position::closed(levels);
}

Game random_opening(Random& random) {
    Game game(random_start(random));
    const std::uint32_t actions = 6 + random.below(10);
    for (std::uint32_t i = 0; i < actions && !game.outcome(); ++i)
        if (!game.play(nth_legal(game.position(), random.below(count_legal(game.position())))))
            break;
    return game;
}

struct Moment {
    Position position;
    int points;
};

int points_of(const Score& score) {
    switch (score.kind()) {
        case Score::Kind::Win: return points::win;
        case Score::Kind::Loss: return -points::win;
        default: return score.value();
    }
}

void play_one(Engine& engine, Random& random, std::uint64_t nodes, Samples& samples) {
    Game game = random_opening(random);
    std::vector<Moment> moments;
    std::optional<Player> winner;
    Limits limits;
    limits.nodes = nodes;
    const Signals signals;
    engine.new_game();
    while (!game.outcome() && game.size() < longest_game) {
        SearchInfo last;
        const Choice choice =
            engine.choose(game, limits, signals, [&](const SearchInfo& info) { last = info; });
        const int value = points_of(last.score);
        const Player actor = game.position().actor();
        if (std::abs(value) > hopeless) {
            winner = value > 0 ? actor : opponent_of(actor);
            break;
        }
        if (game.position().move_is_due()) moments.push_back({game.position(), value});
        if (!game.play(*choice.best)) break;
    }
    if (game.outcome()) winner = game.outcome()->winner;
    samples.begin_game();
    for (const Moment& moment : moments) {
        const float result = !winner ? 0.5f : *winner == moment.position.actor() ? 1.0f : 0.0f;
        samples.add(moment.position, result, static_cast<float>(winning_chance(moment.points)));
    }
}

}  // namespace

Samples play_games(const SelfPlay& settings, int remainder, int threads,
                   const std::function<void()>& played) {
    Samples samples;
    Engine engine;
    static_cast<void>(engine.set_option("Hash", "4"));
    engine.set_weights(settings.weights);
    for (int game = remainder; game < settings.games; game += threads) {
        Random random(settings.seed * 1'000'003 + static_cast<std::uint64_t>(game));
        play_one(engine, random, settings.nodes, samples);
        played();
    }
    return samples;
}

}  // namespace barracuda
