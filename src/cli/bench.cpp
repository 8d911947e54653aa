#include "cli/bench.hpp"

#include "cli/command.hpp"

#include <memory>

namespace barracuda::cli {
namespace {

void add_bench_refutations(CLI::App& bench, int& exit_code) {
    auto options = std::make_shared<RefutationsOptions>();
    auto* command = bench.add_subcommand(
        "refutations", "Search the captures of games again, with every placement considered");
    command->add_option("FILE", options->file, "The games, as BGN")->required();
    command->add_option("--nodes", options->nodes, "Nodes per search")
        ->check(CLI::Range(1'000, 1'000'000'000))
        ->capture_default_str();
    command->add_option("--threads", options->threads, "Searches at a time")
        ->check(CLI::Range(1, 64));
    command->footer(
        "Counts the captures that lose more than half of the winning chance by a placement that\n"
        "was not looked at.\n"
        "Example:\n"
        "  barracuda bench refutations games.bgn --threads 2");
    command->callback([options, &exit_code] { exit_code = bench_refutations(*options); });
}

}  // namespace

void add_bench(CLI::App& program, int& exit_code) {
    auto* command = program.add_subcommand("bench", "Measure speed");
    command->require_subcommand(1);
    command->footer(
        "Example:\n"
        "  barracuda bench rules");

    auto* rules =
        command->add_subcommand("rules", "The referee beside the slow reference of the tests");
    rules->footer(
        "One thread, about half a minute. The last column says how many times faster the referee "
        "is.\n"
        "Example:\n"
        "  barracuda bench rules");
    rules->callback([&exit_code] { exit_code = bench_rules(); });
    add_bench_refutations(*command, exit_code);
}

}  // namespace barracuda::cli
