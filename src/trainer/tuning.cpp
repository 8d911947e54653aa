#include "trainer/tuning.hpp"

#include "trainer/game_pair.hpp"
#include "trainer/spsa.hpp"

#include <algorithm>
#include <atomic>
#include <memory>
#include <thread>

namespace barracuda::trainer {
namespace {

// Trials from the same numbers, so that threads can share them out and change nothing.
constexpr std::size_t trials_at_once = 8;

std::vector<Tuned> start_of(const Tuning& tuning) {
    const engine::Margins now;
    std::vector<Tuned> numbers;
    numbers.reserve(tuning.margins.size());
    for (const engine::MarginInfo& info : tuning.margins)
        numbers.push_back({.value = static_cast<double>(now.*info.value),
                           .least = static_cast<double>(info.least),
                           .most = static_cast<double>(info.most)});
    return numbers;
}

engine::Margins margins_from(const Tuning& tuning, const std::vector<int>& values) {
    engine::Margins margins;
    for (std::size_t i = 0; i < values.size(); ++i) margins.*tuning.margins[i].value = values[i];
    return margins;
}

class PairPlayer {
public:
    explicit PairPlayer(const Tuning& tuning) : tuning_(tuning) {}

    int play(const Spsa::Trial& trial, std::size_t number) {
        first_.configure(with(trial.first));
        second_.configure(with(trial.second));
        return play_pair(first_, second_, tuning_.openings[number % tuning_.openings.size()],
                         tuning_.nodes);
    }

private:
    engine::EngineSettings with(const std::vector<int>& values) const {
        return {.hash = 4, .margins = margins_from(tuning_, values)};
    }

    const Tuning& tuning_;
    engine::Engine first_{{.hash = 4}};
    engine::Engine second_{{.hash = 4}};
};

}  // namespace

engine::Margins tune(const Tuning& tuning, const TuningReport& report) {
    Spsa spsa(start_of(tuning), tuning.pairs, tuning.seed);
    std::vector<std::unique_ptr<PairPlayer>> players(tuning.threads);
    for (auto& player : players) player = std::make_unique<PairPlayer>(tuning);
    for (std::size_t done = 0; done < tuning.pairs;) {
        std::vector<Spsa::Trial> trials(std::min(trials_at_once, tuning.pairs - done));
        for (Spsa::Trial& trial : trials) trial = spsa.draw();
        std::vector<int> balances(trials.size());
        std::atomic<std::size_t> next{0};
        std::vector<std::jthread> threads;
        threads.reserve(players.size());
        for (const auto& player : players)
            threads.emplace_back([&, done] {
                for (std::size_t i = next++; i < trials.size(); i = next++)
                    balances[i] = player->play(trials[i], done + i);
            });
        threads.clear();
        for (std::size_t i = 0; i < trials.size(); ++i) spsa.learn(trials[i], balances[i]);
        done += trials.size();
        report(done, margins_from(tuning, spsa.values()));
    }
    return margins_from(tuning, spsa.values());
}

}  // namespace barracuda::trainer
