#include "match/match.hpp"

#include <cassert>
#include <mutex>
#include <thread>

namespace barracuda::match {
namespace {

class Runner {
public:
    Runner(const MatchSettings& settings, const OpponentFactory& factory, const GameReport& report,
           std::atomic<bool>& stop)
        : settings_(settings),
          factory_(factory),
          report_(report),
          stop_(stop),
          schedule_(settings.contestants.size(), settings.pairs, settings.openings.size()),
          standings_(settings.contestants.size(), schedule_) {}

    Standings run() && {
        std::vector<std::thread> threads;
        for (std::size_t i = 1; i < settings_.concurrency; ++i)
            threads.emplace_back([this] { work(); });
        work();
        for (std::thread& thread : threads) thread.join();
        return std::move(standings_);
    }

private:
    // Opponents are kept from game to game; a thread creates those it has not met yet.
    void work() {
        std::vector<std::unique_ptr<Opponent>> opponents(settings_.contestants.size());
        const auto seat_of = [&](std::size_t player) {
            auto& opponent = opponents[player];
            if (!opponent) opponent = factory_(settings_.contestants[player]);
            return Seat{opponent.get(), settings_.contestants[player].allowance};
        };
        while (!stop_) {
            const std::size_t number = next_++;
            if (number >= schedule_.size()) return;
            const ScheduledGame game = schedule_[number];
            const PerPlayer<Seat> seats{seat_of(game.players.white), seat_of(game.players.brown)};
            const auto finished =
                play_game(settings_.openings[game.opening], seats, settings_.referee, stop_);
            if (finished) take_in(game, *finished);
        }
    }

    void take_in(const ScheduledGame& game, const FinishedGame& finished) {
        const std::scoped_lock lock(mutex_);
        if (stop_) return;
        const bool pair_is_complete = standings_.add(game, finished);
        report_(game, finished, standings_);
        if (!pair_is_complete || !settings_.sprt) return;
        const PairCounts& pairs = standings_.meetings().front().pairs;
        if (settings_.sprt->verdict(pairs) != Verdict::Undecided) stop_ = true;
    }

    const MatchSettings& settings_;
    const OpponentFactory& factory_;
    const GameReport& report_;
    std::atomic<bool>& stop_;
    Schedule schedule_;
    std::atomic<std::size_t> next_{0};
    std::mutex mutex_;
    Standings standings_;  // guarded by mutex_ while threads run
};

}  // namespace

Standings run_match(const MatchSettings& settings, const OpponentFactory& factory,
                    const GameReport& report, std::atomic<bool>& stop) {
    assert(settings.contestants.size() >= 2 && !settings.openings.empty());
    assert(!settings.sprt || settings.contestants.size() == 2);
    return Runner(settings, factory, report, stop).run();
}

}  // namespace barracuda::match
