#include "match/openings.hpp"

#include "cli/command.hpp"
#include "cli/input.hpp"
#include "cli/match_settings.hpp"
#include "cli/output_file.hpp"
#include "cli/progress.hpp"
#include "match/balance.hpp"
#include "match/ubi_opponent.hpp"
#include "rules/text/fen.hpp"

#include <fmt/format.h>

#include <memory>

namespace barracuda::cli {
namespace {

constexpr std::size_t most_openings = 100'000;
constexpr std::size_t most_failures = 1'000;  // unbalanced openings in a row

struct OpeningsOptions {
    std::size_t count = 200;
    std::uint64_t seed = 1;
    std::string variant = "all";
    std::string engine;
    std::uint64_t nodes = 50'000;
    std::string output = "-";
};

// Accepts openings that an engine finds balanced; without an engine, every opening.
class BalanceFilter {
public:
    Result<void, std::string> set_up(const OpeningsOptions& options) {
        nodes_ = options.nodes;
        if (options.engine.empty()) return {};
        const auto contestant = match::parse_contestant(options.engine);
        if (!contestant) return fail(contestant.error());
        std::vector<match::Contestant> engines{*contestant};
        if (const auto met = introduce(engines, {}); !met) return fail(met.error());
        name_ = engines.front().name;
        engine_ = std::make_unique<match::UbiOpponent>(engines.front());
        return {};
    }

    Result<bool, std::string> accepts(const Position& opening) {
        if (!engine_) return true;
        const auto balanced = is_balanced(*engine_, opening, nodes_);
        if (balanced) return *balanced;
        return fail(fmt::format("the engine failed at {}: {} {}", to_fen(opening),
                                name_of(balanced.error().fault), balanced.error().detail));
    }

    std::string text() const {
        if (!engine_) return "not filtered";
        return fmt::format("within {:.0f} % of balance by {} at {} nodes",
                           100 * match::balance_tolerance, name_, nodes_);
    }

private:
    std::unique_ptr<match::Opponent> engine_;
    std::string name_;
    std::uint64_t nodes_ = 0;
};

Result<std::string, std::string> opening_lines(const OpeningsOptions& options,
                                               BalanceFilter& filter) {
    match::OpeningSource source(options.seed, variants_of(options.variant));
    Progress progress;
    std::string lines;
    std::size_t found = 0;
    std::size_t tried = 0;
    for (std::size_t failures = 0; found < options.count; ++tried) {
        const Position opening = source.next();
        const auto accepted = filter.accepts(opening);
        if (!accepted) return fail(accepted.error());
        failures = *accepted ? 0 : failures + 1;
        if (failures == most_failures)
            return fail(fmt::format("none of the last {} openings was balanced", most_failures));
        if (!*accepted) continue;
        lines += to_fen(opening) + '\n';
        ++found;
        if (!options.engine.empty())
            progress.show(fmt::format("{}/{} openings, {} tried", found, options.count, tried + 1));
    }
    progress.finish();
    return lines;
}

int print_openings(const OpeningsOptions& options) {
    OutputFile file(options.output);
    if (const auto opened = file.open(); !opened) return complain(opened.error());
    BalanceFilter filter;
    if (const auto set_up = filter.set_up(options); !set_up) return complain(set_up.error());
    const auto lines = opening_lines(options, filter);
    if (!lines) return complain(lines.error());
    file.write(fmt::format("# {} openings, {}, seed {}, {}\n", options.count,
                           options.variant == "all" ? "closed and open" : options.variant,
                           options.seed, filter.text()));
    file.write(*lines);
    if (const auto finished = file.finish(); !finished) return complain(finished.error());
    return success;
}

}  // namespace

void add_openings(CLI::App& program, int& exit_code) {
    auto options = std::make_shared<OpeningsOptions>();
    auto* command = program.add_subcommand(
        "openings", "Generate starting positions for matches between engines");
    command->add_option("--count", options->count, "How many")
        ->type_name("N")
        ->check(CLI::Range(std::size_t{1}, most_openings))
        ->capture_default_str();
    command->add_option("--seed", options->seed, "A different seed gives different openings")
        ->type_name("N")
        ->capture_default_str();
    command
        ->add_option("--variant", options->variant,
                     "From this set-up: closed, open, or all, alternating")
        ->type_name("NAME")
        ->check(CLI::IsMember({"closed", "open", "all"}))
        ->capture_default_str();
    command
        ->add_option("--engine", options->engine,
                     "Keep only positions that this engine considers balanced")
        ->type_name("ENGINE");
    command->add_option("--nodes", options->nodes, "Nodes for the engine to search")
        ->type_name("N")
        ->check(CLI::Range(std::uint64_t{1}, std::uint64_t{1'000'000'000}))
        ->capture_default_str();
    command->add_option("--output", options->output, "Write them to this file")->type_name("FILE");
    command->footer(fmt::format(
        "Each is reached by {} to {} random quiet turns; no piece is captured or can be captured "
        "at\n"
        "once, and no two are the same up to mirroring or swapping colours. One FEN per line.\n"
        "Example:\n"
        "  barracuda openings --count 500 --engine \"barracuda ubi\" --output "
        "openings/balanced.fen",
        match::OpeningSource::least_turns, match::OpeningSource::most_turns));
    command->callback([options, &exit_code] { exit_code = print_openings(*options); });
}

}  // namespace barracuda::cli
