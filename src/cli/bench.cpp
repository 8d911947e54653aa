#include "cli/bench.hpp"

#include "cli/command.hpp"

#include <filesystem>
#include <memory>

namespace barracuda::cli {
namespace {

void add_engine(CLI::App& bench, int& exit_code) {
    auto time = std::make_shared<int>(1000);
    auto* command = bench.add_subcommand("engine", "Measure search speed and memory of the engine");
    command->add_option("--time", *time, "Time per position")
        ->type_name("MS")
        ->check(CLI::Range(1, 600'000))
        ->capture_default_str();
    command->footer(
        "Nodes per second with one thread and with two, which needs two idle cores, and the peak "
        "memory\n"
        "with several sizes of the transposition table. About a minute.\n"
        "Example:\n"
        "  barracuda bench engine --time 200");
    command->callback([time, &exit_code] { exit_code = bench_engine(*time); });
}

void add_latency(CLI::App& bench, int& exit_code) {
    auto trials = std::make_shared<int>(200);
    auto* command = bench.add_subcommand("latency", "Measure how promptly the engine stops");
    command->add_option("--trials", *trials, "Searches per row; a fifth as many for the longest")
        ->type_name("N")
        ->check(CLI::Range(1, 1'000'000))
        ->capture_default_str();
    command->footer(
        "Stops searches at random moments, and lets them run for a fixed time, with one thread and "
        "with two,\n"
        "through the engine protocol. On an idle machine no answer should take more than 20 ms "
        "after a stop,\n"
        "or more than 15 ms after the end of its time; the exit code is 1 if one does.\n"
        "Example:\n"
        "  barracuda bench latency --trials 50");
    command->callback([trials, &exit_code] { exit_code = bench_latency(*trials); });
}

void add_refutations(CLI::App& bench, int& exit_code) {
    auto options = std::make_shared<RefutationsOptions>();
    auto* command = bench.add_subcommand(
        "refutations", "Search the captures in games again, considering every placement");
    command->add_option("FILE", options->file, "The games, as BGN")->type_name("")->required();
    command->add_option("--nodes", options->nodes, "Nodes per search")
        ->type_name("N")
        ->check(CLI::Range(1'000, 1'000'000'000))
        ->capture_default_str();
    command->add_option("--threads", options->threads, "Concurrent searches")
        ->type_name("N")
        ->check(CLI::Range(1, 64));
    command->footer(
        "Counts the captures that lose more than half of the winning chances to a placement that\n"
        "the search had pruned.\n"
        "Example:\n"
        "  barracuda bench refutations games.bgn --threads 2");
    command->callback([options, &exit_code] { exit_code = bench_refutations(*options); });
}

void add_store(CLI::App& bench, int& exit_code) {
    auto options = std::make_shared<StoreBenchOptions>();
    auto* command = bench.add_subcommand("store", "Measure how fast moves are written to disk");
    command->add_option("--store", options->url, "The database: a file or postgresql://…")
        ->type_name("URL");
    command->add_option("--games", options->games, "Simultaneous games")
        ->type_name("N")
        ->check(CLI::Range(1, 20'000))
        ->capture_default_str();
    command->add_option("--time", options->seconds, "Length of each of the two measurements")
        ->type_name("S")
        ->check(CLI::Range(0.01, 600.0))
        ->capture_default_str();
    command->footer(
        "Appends to many games at once, each as soon as its previous append is on disk, then "
        "writes the\n"
        "same rows to the same database without our code: the upper limit. Without --store, a "
        "temporary\n"
        "file is used; a database given with --store keeps the games.\n"
        "Example:\n"
        "  barracuda bench store --time 2");
    command->callback([options, &exit_code] { exit_code = bench_store(*options); });
}

}  // namespace

std::string own_program() { return std::filesystem::read_symlink("/proc/self/exe").string(); }

void add_bench(CLI::App& program, int& exit_code) {
    auto* command = program.add_subcommand("bench", "Measure the engine and the storage");
    command->require_subcommand(1);
    command->footer(
        "Example:\n"
        "  barracuda bench engine --time 200");
    add_engine(*command, exit_code);
    add_latency(*command, exit_code);
    add_refutations(*command, exit_code);
    add_store(*command, exit_code);
}

}  // namespace barracuda::cli
