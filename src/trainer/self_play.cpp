#include "trainer/self_play.hpp"

#include "base/random.hpp"
#include "engine/engine.hpp"
#include "engine/placements.hpp"
#include "rules/legal.hpp"
#include "trainer/adjudication.hpp"

#include <algorithm>
#include <atomic>
#include <cstdlib>
#include <map>
#include <mutex>
#include <thread>

namespace barracuda::trainer {
namespace {

Position random_start(Random& random) {
    PerPlayer<int> express_levels{};
    if (random.below(5) == 0)
        express_levels = {static_cast<int>(random.below(3)), static_cast<int>(random.below(3))};
    return random.below(3) == 0 ? Position::open(express_levels) : Position::closed(express_levels);
}

Action random_action(const Position& position, Random& random) {
    return nth_legal(position, random.below(count_legal(position)));
}

Game random_opening(Random& random) {
    Game game(random_start(random), false, long_games);
    const std::uint32_t actions = 6 + random.below(10);
    for (std::uint32_t i = 0; i < actions && !game.outcome(); ++i)
        if (!game.play(random_action(game.position(), random))) break;
    return game;
}

// As in data sets: wins and losses lie beyond all points.
int points_of(const ubi::Score& score) {
    switch (score.kind()) {
        case ubi::Score::Kind::Win: return engine::points::win;
        case ubi::Score::Kind::Loss: return -engine::points::win;
        default: return score.value();
    }
}

LabelledGame::GameResult result_of(std::optional<Player> winner) {
    if (!winner) return LabelledGame::GameResult::Draw;
    return *winner == Player::White ? LabelledGame::GameResult::WhiteWon
                                    : LabelledGame::GameResult::BrownWon;
}

// A random move; every fourth time, a capture of a piece if there is one.
Action side_move(const Position& position, Random& random) {
    ActionList captures;
    if (random.below(4) == 0)
        for (const PieceMoves& moves : legal_moves(position))
            for (const Square to : moves.destinations & position.pieces())
                captures.push_back(Action::move(moves.from, to));
    if (captures.empty()) return random_action(position, random);
    return captures[random.below(static_cast<std::uint32_t>(captures.size()))];
}

// One thread's player, game after game.
class SelfPlayer {
public:
    SelfPlayer(const SelfPlay& settings, const engine::Evaluator& evaluator)
        : settings_(settings), evaluator_(evaluator.clone()), engine_({.hash = 4}) {
        engine_.set_evaluator(evaluator.clone());
    }

    LabelledGame play_number(int number) {
        Random random(settings_.seed * 1'000'003 + static_cast<std::uint64_t>(number));
        LabelledGame game;
        while (game.positions.empty()) game = play(random);
        return game;
    }

private:
    struct Found {
        Action best;
        int points;
    };

    Found search(const Game& game, const ubi::Limits& limits) {
        const engine::SearchSignals signals;
        ubi::SearchInfo last;
        const ubi::Choice choice = engine_.choose(
            game, limits, signals, [&](const ubi::SearchInfo& info) { last = info; });
        return {*choice.best, points_of(last.score)};
    }

    ubi::Limits limits_for(const Position& position) const {
        ubi::Limits limits;
        limits.nodes = settings_.nodes;
        if (position.move_is_due() || settings_.placements == 0) return limits;
        *limits.nodes /= 2;
        const engine::Survey survey(position);
        engine::RankedPlacements ranked;
        engine::PlacementRanker(*evaluator_, position, survey).rank_all(ranked);
        const auto count = std::min(ranked.size(), static_cast<std::size_t>(settings_.placements));
        for (std::size_t i = 0; i < count; ++i) limits.only.push_back(ranked[i].action);
        return limits;
    }

    bool happens(int percent, Random& random) const {
        return percent > 0 && random.below(100) < static_cast<std::uint32_t>(percent);
    }

    // Adds a position that a search might meet beside the game, unless the game would be over
    // there.
    void look_aside(const Position& position, Random& random, LabelledGame& labelled) {
        Position aside = position.after(side_move(position, random));
        while (!aside.move_is_due()) aside = aside.after_forgetting();
        const Game game(aside);
        if (game.outcome()) return;
        ubi::Limits limits;
        limits.nodes = settings_.nodes / 2;
        labelled.positions.push_back({aside, search(game, limits).points, Origin::Aside});
    }

    // The positions in which a move was due; none if the opening decided the game.
    LabelledGame play(Random& random) {
        Game game = random_opening(random);
        LabelledGame labelled;
        std::optional<Player> winner;
        engine_.new_game();
        while (!game.outcome()) {
            const Position position = game.position();
            Found found = search(game, limits_for(position));
            if (std::abs(found.points) > hopeless) {
                winner = found.points > 0 ? position.actor() : opponent_of(position.actor());
                break;
            }
            if (position.move_is_due()) {
                const bool by_chance = happens(settings_.random_moves, random);
                labelled.positions.push_back(
                    {position, found.points, by_chance ? Origin::BeforeChance : Origin::Played});
                if (happens(settings_.side_positions, random))
                    look_aside(position, random, labelled);
                if (by_chance) found.best = random_action(position, random);
            }
            if (!game.play(found.best)) break;
        }
        if (game.outcome()) winner = game.outcome()->winner;
        labelled.result = result_of(winner);
        return labelled;
    }

    const SelfPlay& settings_;
    std::unique_ptr<engine::Evaluator> evaluator_;
    engine::Engine engine_;
};

// Reorders results that arrive in any order: passes them on by number, one at a time.
class InOrder {
public:
    InOrder(int first, const std::function<void(const LabelledGame&)>& keep)
        : keep_(keep), next_(first) {}

    void add(int number, LabelledGame game) {
        const std::scoped_lock lock(mutex_);
        early_.emplace(number, std::move(game));
        for (auto first = early_.begin(); first != early_.end() && first->first == next_; ++next_) {
            keep_(first->second);
            first = early_.erase(first);
        }
    }

private:
    const std::function<void(const LabelledGame&)>& keep_;
    std::mutex mutex_;
    std::map<int, LabelledGame> early_;
    int next_;
};

}  // namespace

void play_games(const SelfPlay& settings, const engine::Evaluator& evaluator, int threads,
                const std::function<void(const LabelledGame&)>& keep) {
    InOrder games(settings.first_game, keep);
    std::atomic<int> next{settings.first_game};
    const auto play = [&] {
        SelfPlayer player(settings, evaluator);
        for (int number = next++; number < settings.games; number = next++)
            games.add(number, player.play_number(number));
    };
    std::vector<std::thread> players;
    for (int i = 1; i < threads; ++i) players.emplace_back(play);
    play();
    for (std::thread& player : players) player.join();
}

}  // namespace barracuda::trainer
