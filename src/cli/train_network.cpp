#include "cli/command.hpp"
#include "cli/input.hpp"
#include "cli/progress.hpp"
#include "engine/eval/evaluator_file.hpp"
#include "engine/eval/linear.hpp"
#include "trainer/growing_data_set.hpp"
#include "trainer/network_fit.hpp"
#include "trainer/self_play.hpp"

#include <fmt/format.h>

#include <filesystem>
#include <fstream>
#include <memory>

namespace barracuda::cli {
namespace {

struct NetworkOptions {
    trainer::SelfPlay play{
        .games = 30'000, .nodes = 1'400, .placements = 10, .random_moves = 4, .side_positions = 50};
    trainer::NetworkFit fit;
    int rounds = 1;
    std::string folder;
};

using EvaluatorRead = Result<std::unique_ptr<engine::Evaluator>, std::string>;

std::string path_of(const NetworkOptions& options, int round, std::string_view kind) {
    return fmt::format("{}/round-{}.{}", options.folder, round, kind);
}

// What a folder was started with; continuing with other games would mix two recipes.
Result<void, std::string> check_recipe(const NetworkOptions& options) {
    const std::string path = options.folder + "/recipe.txt";
    const std::string recipe =
        fmt::format("seed {}\nnodes {}\n", options.play.seed, options.play.nodes);
    if (!std::filesystem::exists(path)) return write_file(path, recipe);
    const auto there = read_file(path);
    if (!there) return fail(there.error());
    if (*there == recipe) return {};
    return fail(fmt::format("{} was started with another seed or number of nodes, see {}",
                            options.folder, path));
}

// Plays the games of a round that are still missing.
Result<void, std::string> play_round(const NetworkOptions& options, int round,
                                     const engine::Evaluator& evaluator) {
    const std::string path = path_of(options, round, "data");
    auto data = trainer::GrowingDataSet::open(path);
    if (!data) return fail(data.error());
    trainer::SelfPlay settings = options.play;
    settings.seed = options.play.seed * 1'000 + static_cast<std::uint64_t>(round);
    settings.first_game = data->games();
    Progress progress;
    bool written = true;
    play_games(settings, evaluator, options.fit.threads, [&](const trainer::LabelledGame& game) {
        written = data->add(game) && written;
        progress.show(fmt::format("{} of {} games, {} positions", data->games(), settings.games,
                                  data->positions()));
    });
    progress.finish();
    if (!written) return fail(path + " cannot be written");
    fmt::print("round {}: {} positions from {} games\n", round, data->positions(), data->games());
    std::fflush(stdout);
    return {};
}

// The positions of all rounds up to this one. An earlier round has none if its network was put into
// the folder.
Result<trainer::TrainingSamples, std::string> samples_up_to(const NetworkOptions& options,
                                                            int round) {
    trainer::TrainingSamples samples(trainer::look_for_network);
    for (int i = 1; i <= round; ++i) {
        const std::string path = path_of(options, i, "data");
        if (i < round && !std::filesystem::exists(path)) continue;
        std::ifstream file(path, std::ios::binary);
        if (!file) return fail(path + " cannot be read");
        if (const auto read = read_samples(file, samples); !read)
            return fail(fmt::format("{}: {}", path, read.error()));
    }
    return samples;
}

// Trains on everything played up to a round, resuming an earlier run.
Result<void, std::string> fit_round(const NetworkOptions& options, int round) {
    const auto samples = samples_up_to(options, round);
    if (!samples) return fail(samples.error());
    trainer::NetworkTrainer trainer(*samples, options.fit);
    const std::string state = path_of(options, round, "state");
    if (const auto left = read_file(state); left)
        if (const auto restored = trainer.restore(*left); !restored)
            return fail(fmt::format("cannot resume from {}: {}", state, restored.error()));
    while (trainer.epochs_done() < options.fit.epochs) {
        const trainer::NetworkLoss loss = trainer.learn_epoch();
        fmt::print(
            "epoch {}: loss {:.6f}; on the hold-out set {:.6f} played, {:.6f} before a random "
            "move, {:.6f} never on the board\n",
            trainer.epochs_done(), loss.learnt, loss.held_out[0], loss.held_out[1],
            loss.held_out[2]);
        std::fflush(stdout);
        if (auto written = write_file(state, trainer.state()); !written) return written;
    }
    return write_file(path_of(options, round, "network"), engine::to_text(*trainer.numbers()));
}

EvaluatorRead evaluator_of(const NetworkOptions& options, int round) {
    if (round == 0) return {std::make_unique<engine::LinearEvaluator>()};
    const auto text = read_file(path_of(options, round, "network"));
    if (!text) return fail(text.error());
    return engine::parse_evaluator(*text);
}

// Each round plays with the previous one's network, the first with the linear evaluation.
Result<void, std::string> train_round(const NetworkOptions& options, int round) {
    if (std::filesystem::exists(path_of(options, round, "network"))) return {};
    const auto evaluator = evaluator_of(options, round - 1);
    if (!evaluator) return fail(evaluator.error());
    if (auto played = play_round(options, round, **evaluator); !played) return played;
    return fit_round(options, round);
}

int train_network(NetworkOptions options) {
    options.fit.seed = options.play.seed;
    std::error_code ignored;
    std::filesystem::create_directories(options.folder, ignored);
    if (const auto checked = check_recipe(options); !checked) return complain(checked.error());
    for (int round = 1; round <= options.rounds; ++round)
        if (const auto trained = train_round(options, round); !trained)
            return complain(trained.error());
    return success;
}

}  // namespace

void add_train_network(CLI::App& train, int& exit_code) {
    auto options = std::make_shared<NetworkOptions>();
    auto* network = train.add_subcommand("network", "Train a network on self-play games");
    network->add_option("--rounds", options->rounds, "Rounds of playing and training")
        ->type_name("N")
        ->check(CLI::Range(1, 100));
    network->add_option("--games", options->play.games, "Games to play in each round")
        ->type_name("N")
        ->check(CLI::Range(10, 10'000'000));
    network->add_option("--nodes", options->play.nodes, "Nodes per action")
        ->type_name("N")
        ->check(CLI::Range(10, 10'000'000));
    network->add_option("--epochs", options->fit.epochs, "Training epochs")
        ->type_name("N")
        ->check(CLI::Range(1, 1000));
    network->add_option("--rate", options->fit.rate, "Initial learning rate")->type_name("X");
    network->add_option("--decay", options->fit.decay, "Weight decay of each input's own part")
        ->type_name("X");
    network
        ->add_option("--share-of-result", options->fit.share_of_result,
                     "Weight of the game's result; the rest is the search's score")
        ->type_name("X")
        ->check(CLI::Range(0.0, 1.0));
    network->add_option("--seed", options->play.seed, "The same seed gives the same network")
        ->type_name("N");
    network->add_option("--threads", options->fit.threads, "Threads for playing and training")
        ->type_name("N")
        ->check(CLI::Range(1, 64));
    network->add_option("--folder", options->folder, "Folder for games and networks")
        ->type_name("DIR")
        ->required();
    network->footer(
        "Each round plays games (FOLDER/round-N.data, docs/data-set.md) and trains on all games so "
        "far\n"
        "(FOLDER/round-N.network, for the engine's option EvalFile). The same command\n"
        "resumes an interrupted run. A round whose network is in the folder already is skipped, "
        "so\n"
        "an earlier network, put there as round-1.network, can play the games of round 2.\n"
        "Example:\n"
        "  barracuda train network --rounds 2 --games 30000 --threads 2 --folder network");
    network->callback([options, &exit_code] { exit_code = train_network(*options); });
}

}  // namespace barracuda::cli
