#include "base/text.hpp"
#include "cli/command.hpp"
#include "cli/input.hpp"
#include "cli/output_file.hpp"
#include "cli/progress.hpp"
#include "engine/eval/evaluator_file.hpp"
#include "engine/eval/linear.hpp"
#include "trainer/linear_fit.hpp"
#include "trainer/plain_weights.hpp"
#include "trainer/self_play.hpp"

#include <fmt/format.h>

#include <fstream>
#include <memory>

namespace barracuda::cli {
namespace {

struct TrainOptions {
    trainer::SelfPlay play;
    engine::features::Weights weights{};  // of the engine that plays
    trainer::FitSettings fit;
    int rounds = 3;
    int threads = 1;
    std::string data;  // empty: play games
    std::string output;
};

// Plays games into a data set.
Result<void, std::string> play_into(const std::string& path, const TrainOptions& options) {
    OutputFile file(path);
    if (auto opened = file.open(); !opened) return opened;
    file.write(trainer::data_set_header());
    Progress progress;
    int played = 0;
    const engine::LinearEvaluator evaluator(options.weights);
    play_games(options.play, evaluator, options.threads, [&](const trainer::LabelledGame& game) {
        file.write(data_set_bytes(game));
        progress.show(fmt::format("{} of {} games", ++played, options.play.games));
    });
    progress.finish();
    return file.finish();
}

Result<trainer::TrainingSamples, std::string> samples_in(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    if (!file) return fail(fmt::format("{} cannot be read", path));
    trainer::TrainingSamples samples(trainer::look_linear);
    if (const auto read = read_samples(file, samples); !read)
        return fail(fmt::format("{}: {}", path, read.error()));
    if (samples.held_out.size() == 0)
        return fail(
            fmt::format("{} has {} games, too few to hold out one in ten", path, samples.games));
    return samples;
}

// Fits weights to a data set and writes them to a file.
Result<engine::features::Weights, std::string> fit_to(const std::string& data,
                                                      const TrainOptions& options) {
    const auto samples = samples_in(data);
    if (!samples) return fail(samples.error());
    fmt::print("{} positions from {} games\n", samples->learnt.size() + samples->held_out.size(),
               samples->games);
    const auto weights =
        fit_linear(*samples, options.weights, options.fit, [](const trainer::FitReport& report) {
            fmt::print("epoch {}: loss {:.5f}, on the hold-out set {:.5f}\n", report.epoch,
                       report.loss, report.held_out_loss);
        });
    if (const auto written = write_file(options.output, engine::to_text(weights)); !written)
        return fail(written.error());
    return weights;
}

// The seed determines everything: the first round plays with plain weights, not with the engine's.
// A given data set replaces all rounds.
int train_linear(TrainOptions options) {
    options.weights = trainer::plain_weights();
    if (!options.data.empty()) {
        const auto fitted = fit_to(options.data, options);
        return fitted ? success : complain(fitted.error());
    }
    const std::uint64_t seed = options.play.seed;
    const std::string data = options.output + ".data";
    for (int round = 1; round <= options.rounds; ++round) {
        fmt::print("round {} of {}\n", round, options.rounds);
        std::fflush(stdout);
        options.play.seed = seed * 1'000 + static_cast<std::uint64_t>(round);
        if (const auto played = play_into(data, options); !played) return complain(played.error());
        const auto fitted = fit_to(data, options);
        if (!fitted) return complain(fitted.error());
        options.weights = *fitted;
    }
    return success;
}

}  // namespace

void add_train(CLI::App& program, int& exit_code) {
    auto options = std::make_shared<TrainOptions>();
    auto* command = program.add_subcommand("train", "Train the engine's evaluation");
    command->require_subcommand(1);
    command->footer("Example:\n  barracuda train linear --games 4000 --output weights.txt");
    auto* linear =
        command->add_subcommand("linear", "Fit the linear evaluation to self-play games");
    linear->add_option("--rounds", options->rounds, "Rounds of playing and fitting")
        ->type_name("N")
        ->check(CLI::Range(1, 100));
    linear->add_option("--games", options->play.games, "Games to play in each round")
        ->type_name("N")
        ->check(CLI::Range(10, 1'000'000));
    linear->add_option("--nodes", options->play.nodes, "Nodes per action")
        ->type_name("N")
        ->check(CLI::Range(10, 10'000'000));
    linear->add_option("--seed", options->play.seed, "The same seed gives the same weights")
        ->type_name("N");
    linear->add_option("--threads", options->threads, "Concurrent games")
        ->type_name("N")
        ->check(CLI::Range(1, 64));
    linear->add_option("--epochs", options->fit.epochs, "Training epochs")
        ->type_name("N")
        ->check(CLI::Range(1, 1000));
    linear
        ->add_option("--data", options->data,
                     "Fit to a data set from an earlier run instead of playing")
        ->type_name("FILE");
    linear->add_option("--output", options->output, "File for the weights")
        ->type_name("FILE")
        ->required();
    linear->footer(
        "The engine's option EvalFile loads the result. The games of the last round are kept\n"
        "as a data set (docs/data-set.md), in FILE.data.\n"
        "Example:\n"
        "  barracuda train linear --games 4000 --nodes 1000 --threads 2 --output weights.txt");
    linear->callback([options, &exit_code] { exit_code = train_linear(*options); });
    add_train_network(*command, exit_code);
}

}  // namespace barracuda::cli
