#include "cli/bench.hpp"

#include "cli/command.hpp"

namespace barracuda::cli {

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
}

}  // namespace barracuda::cli
