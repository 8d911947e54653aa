#include "base/text.hpp"
#include "cli/command.hpp"
#include "cli/input.hpp"
#include "cli/progress.hpp"
#include "engine/eval/weights_text.hpp"
#include "trainer/linear_fit.hpp"
#include "trainer/plain_weights.hpp"
#include "trainer/self_play.hpp"

#include <fmt/format.h>

#include <atomic>
#include <memory>
#include <thread>

namespace barracuda::cli {
namespace {

struct TrainOptions {
    SelfPlay play;
    FitSettings fit;
    int rounds = 3;
    int threads = 1;
    std::string output;
};

Samples play_on_threads(const TrainOptions& options) {
    Progress progress;
    std::atomic<int> played{0};
    std::vector<Samples> parts(static_cast<std::size_t>(options.threads));
    std::vector<std::thread> threads;
    threads.reserve(static_cast<std::size_t>(options.threads));
    for (int i = 0; i < options.threads; ++i)
        threads.emplace_back([&, i] {
            parts[static_cast<std::size_t>(i)] =
                play_games(options.play, i, options.threads, [&] { ++played; });
        });
    while (played < options.play.games) {
        progress.show(fmt::format("{} of {} games", played.load(), options.play.games));
        std::this_thread::sleep_for(std::chrono::milliseconds(200));
    }
    for (std::thread& thread : threads) thread.join();
    Samples all;
    for (const Samples& part : parts) all.append(part);
    return all;
}

// One round: games with the weights so far, and the weights fitted to them.
features::Weights train_once(const TrainOptions& options) {
    const Samples samples = play_on_threads(options);
    fmt::print("{} positions from {} games\n", samples.size(), options.play.games);
    return fit_linear(samples, options.play.weights, options.fit, [](const FitReport& report) {
        fmt::print("epoch {}: loss {:.5f}, on the hold-out set {:.5f}\n", report.epoch, report.loss,
                   report.test_loss);
    });
}

// Everything follows from the seed: the first round plays with plain weights, not with the
// engine's.
int train_linear(TrainOptions options) {
    const std::uint64_t seed = options.play.seed;
    options.play.weights = plain_weights();
    for (int round = 1; round <= options.rounds; ++round) {
        fmt::print("round {} of {}\n", round, options.rounds);
        std::fflush(stdout);
        options.play.seed = seed * 1'000 + static_cast<std::uint64_t>(round);
        options.play.weights = train_once(options);
        if (const auto written = write_file(options.output, to_text(options.play.weights));
            !written)
            return complain(written.error());
    }
    return success;
}

}  // namespace

void add_train(CLI::App& program, int& exit_code) {
    auto options = std::make_shared<TrainOptions>();
    auto* command = program.add_subcommand("train", "Tune the weights of the engine's evaluation");
    command->require_subcommand(1);
    command->footer("Example:\n  barracuda train linear --games 4000 --output weights.txt");
    auto* linear = command->add_subcommand("linear", "By logistic regression on self-play games");
    linear->add_option("--rounds", options->rounds, "Rounds of playing and fitting")
        ->check(CLI::Range(1, 100));
    linear->add_option("--games", options->play.games, "Games to play in each round")
        ->check(CLI::Range(10, 1'000'000));
    linear->add_option("--nodes", options->play.nodes, "Nodes per action")
        ->check(CLI::Range(10, 10'000'000));
    linear->add_option("--seed", options->play.seed, "The same seed gives the same weights");
    linear->add_option("--threads", options->threads, "Concurrent games")->check(CLI::Range(1, 64));
    linear->add_option("--epochs", options->fit.epochs, "Passes over the positions")
        ->check(CLI::Range(1, 1000));
    linear->add_option("--output", options->output, "File for the weights")->required();
    linear->footer(
        "The engine's option EvalFile loads the result.\n"
        "Example:\n"
        "  barracuda train linear --games 4000 --nodes 1000 --threads 2 --output weights.txt");
    linear->callback([options, &exit_code] { exit_code = train_linear(*options); });
}

}  // namespace barracuda::cli
