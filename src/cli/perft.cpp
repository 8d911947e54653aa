#include "rules/perft.hpp"

#include "base/text.hpp"
#include "cli/command.hpp"
#include "cli/input.hpp"
#include "cli/listing.hpp"

#include <fmt/format.h>

#include <memory>

namespace barracuda::cli {
namespace {

constexpr int deepest = 20;  // far beyond what anyone can wait for

struct PerftOptions {
    std::string depth;
    std::vector<std::string> fen;
    bool divide = false;
};

std::uint64_t divided(const Position& position, int depth) {
    std::uint64_t total = 0;
    for (const NamedAction& action : sorted_actions(position)) {
        const std::uint64_t count = perft(position.after(action.action), depth - 1);
        fmt::print("{}: {}\n", action.text, count);
        total += count;
    }
    return total;
}

int count_sequences(const PerftOptions& options) {
    const auto depth = parse_number(options.depth);
    if (!depth || *depth < 0 || *depth > deepest)
        return complain(fmt::format("the depth {} is not a number from 0 to {}",
                                    barracuda::quoted(options.depth), deepest));
    const auto position = read_position(options.fen);
    if (!position) return complain(position.error());
    const bool divide = options.divide && *depth > 0;
    const int steps = static_cast<int>(*depth);
    const std::uint64_t total = divide ? divided(*position, steps) : perft(*position, steps);
    fmt::print("nodes: {}\n", total);
    return success;
}

}  // namespace

void add_perft(CLI::App& program, int& exit_code) {
    auto options = std::make_shared<PerftOptions>();
    auto* command = program.add_subcommand("perft", "Count the sequences of N legal actions");
    command->add_option("N", options->depth, fmt::format("Number of actions, 0 to {}", deepest))
        ->type_name("")
        ->required();
    command->add_option("FEN", options->fen, fen_help)->type_name("");
    command->add_flag("--divide", options->divide, "Also print the count for every first action");
    command->footer(
        "The last line is `nodes: TOTAL`.\n"
        "Examples:\n"
        "  barracuda perft 4\n"
        "  barracuda perft 2 --divide open");
    command->callback([options, &exit_code] { exit_code = count_sequences(*options); });
}

}  // namespace barracuda::cli
