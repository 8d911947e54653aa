// How often the engine plays a capture whose refutation it missed because it does not consider
// every placement: the capture turns of its own games are searched again with all of them.
#include "cli/bench.hpp"
#include "cli/command.hpp"
#include "cli/input.hpp"
#include "cli/progress.hpp"
#include "cli/record_files.hpp"
#include "engine/engine.hpp"
#include "rules/text/fen.hpp"
#include "rules/text/notation.hpp"
#include "ubi/winning_chance.hpp"

#include <fmt/format.h>

#include <atomic>
#include <mutex>
#include <thread>

namespace barracuda::cli {
namespace {

constexpr double large_loss = 0.5;  // of winning chance

struct Decision {
    Game game;
    Action played;
};

struct Tally {
    std::atomic<int> searched{0};
    std::atomic<int> changed{0};
    std::atomic<int> missed{0};
};

std::vector<Decision> capture_turns(const Record& record) {
    const Game played = replay(record);
    std::vector<Decision> decisions;
    for (std::size_t i = 0; i + 1 < played.size(); ++i) {
        if (!played.before(i).move_is_due() || played.before(i + 1).move_is_due()) continue;
        Game game = played;
        while (game.size() > i) game.take_back();
        decisions.push_back({std::move(game), *played.played(i)});
    }
    return decisions;
}

struct Found {
    std::optional<Action> best;
    double chance = 0;
    int depth = 0;
};

Found search(engine::Engine& engine, const Game& game, const ubi::Limits& limits) {
    Found found;
    const engine::SearchSignals signals;
    const ubi::Choice choice =
        engine.choose(game, limits, signals, [&](const ubi::SearchInfo& info) {
            found.chance = ubi::winning_chance(info.score);
            found.depth = info.depth;
        });
    found.best = choice.best;
    return found;
}

void search_again(engine::Engine& engine, const Decision& decision, std::uint64_t nodes,
                  Tally& tally) {
    engine.new_game();
    ubi::Limits limits;
    limits.nodes = nodes;
    const Found best = search(engine, decision.game, limits);
    ++tally.searched;
    if (best.best == decision.played) return;
    ++tally.changed;
    // To the same depth, but with a limit: where one action is clear, another need not be.
    limits.nodes = 16 * nodes;
    limits.depth = best.depth;
    limits.only = {decision.played};
    const Found played = search(engine, decision.game, limits);
    if (best.chance - played.chance <= large_loss) return;
    ++tally.missed;
    fmt::print("{} {} instead of {}: {:.2f} instead of {:.2f}\n", to_fen(decision.game.position()),
               to_text(decision.played), to_text(*best.best), played.chance, best.chance);
}

void work(const std::vector<Decision>& decisions, std::atomic<std::size_t>& next,
          std::uint64_t nodes, Tally& tally) {
    engine::Engine engine({.all_placements = true});
    for (std::size_t i = next++; i < decisions.size(); i = next++)
        search_again(engine, decisions[i], nodes, tally);
}

}  // namespace

int bench_refutations(const RefutationsOptions& options) {
    std::vector<Decision> decisions;
    int games = 0;
    const auto read = for_each_record(options.file, [&](std::int64_t, const RecordRead& record) {
        if (!record) return true;
        ++games;
        for (Decision& decision : capture_turns(*record)) decisions.push_back(std::move(decision));
        return true;
    });
    if (!read) return complain(read.error());
    Progress progress;
    Tally tally;
    std::atomic<std::size_t> next{0};
    std::vector<std::thread> threads;
    threads.reserve(static_cast<std::size_t>(options.threads));
    for (int i = 0; i < options.threads; ++i)
        threads.emplace_back([&] { work(decisions, next, options.nodes, tally); });
    while (next < decisions.size()) {
        progress.show(fmt::format("{} of {} capture turns, {} missed", tally.searched.load(),
                                  decisions.size(), tally.missed.load()));
        std::this_thread::sleep_for(std::chrono::milliseconds(200));
    }
    for (std::thread& thread : threads) thread.join();
    progress.finish();
    const double share = decisions.empty() ? 0 : 100.0 * tally.missed / tally.searched;
    fmt::print(
        "{} capture turns in {} games, {} with another best action, {} missed refutations "
        "({:.2f} %)\n",
        tally.searched.load(), games, tally.changed.load(), tally.missed.load(), share);
    return success;
}

}  // namespace barracuda::cli
