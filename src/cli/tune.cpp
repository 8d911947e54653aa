#include "base/text.hpp"
#include "cli/command.hpp"
#include "cli/input.hpp"
#include "match/openings.hpp"
#include "trainer/tuning.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdio>
#include <memory>
#include <string>

namespace barracuda::cli {
namespace {

struct TuneOptions {
    trainer::Tuning tuning;
    std::string openings;
    std::vector<std::string> names;  // none: all margins
};

std::vector<std::string> margin_names() {
    std::vector<std::string> names;
    names.reserve(engine::margin_infos.size());
    for (const engine::MarginInfo& info : engine::margin_infos) names.emplace_back(info.name);
    return names;
}

Result<void, std::string> read_openings(TuneOptions& options) {
    const auto text = read_file(options.openings);
    if (!text) return fail(text.error());
    auto openings = match::parse_openings(*text);
    if (!openings) return fail(fmt::format("{}: {}", options.openings, openings.error()));
    if (openings->empty()) return fail(fmt::format("{} has no opening", options.openings));
    options.tuning.openings = match::shuffled(std::move(*openings), options.tuning.seed);
    return {};
}

std::string as_text(const trainer::Tuning& tuning, const engine::Margins& margins) {
    std::string text;
    for (const engine::MarginInfo& info : tuning.margins)
        text += fmt::format(" {}={}", info.name, margins.*info.value);
    return text;
}

int tune_margins(TuneOptions options) {
    if (const auto read = read_openings(options); !read) return complain(read.error());
    trainer::Tuning& tuning = options.tuning;
    for (const engine::MarginInfo& info : engine::margin_infos)
        if (options.names.empty() ||
            std::ranges::find(options.names, info.name) != options.names.end())
            tuning.margins.push_back(info);
    const std::size_t rows = 20;
    std::size_t next = 0;
    const auto report = [&](std::size_t pairs, const engine::Margins& margins) {
        if (pairs < next) return;
        next = pairs + tuning.pairs / rows;
        fmt::print("{} of {} pairs:{}\n", pairs, tuning.pairs, as_text(tuning, margins));
        std::fflush(stdout);
    };
    fmt::print("start:{}\n", as_text(tuning, {}));
    fmt::print("tuned:{}\n", as_text(tuning, tune(tuning, report)));
    return success;
}

}  // namespace

void add_tune(CLI::App& program, int& exit_code) {
    auto options = std::make_shared<TuneOptions>();
    trainer::Tuning& tuning = options->tuning;
    auto* command =
        program.add_subcommand("tune", "Tune the margins of the search by games (SPSA)");
    command->add_option("--openings", options->openings, "Starting positions, one FEN per line")
        ->type_name("FILE")
        ->required();
    command->add_option("--margin", options->names, "Tune this margin only; may be repeated")
        ->type_name("NAME")
        ->check(CLI::IsMember(margin_names()));
    command->add_option("--pairs", tuning.pairs, "Pairs of games to play")
        ->type_name("N")
        ->check(CLI::Range(1, 10'000'000))
        ->capture_default_str();
    command->add_option("--nodes", tuning.nodes, "Nodes per action")
        ->type_name("N")
        ->check(CLI::Range(10, 10'000'000))
        ->capture_default_str();
    command->add_option("--seed", tuning.seed, "The same seed gives the same result")
        ->type_name("N")
        ->capture_default_str();
    command
        ->add_option("--threads", tuning.threads, "Concurrent games; they do not change the result")
        ->type_name("N")
        ->check(CLI::Range(1, 64));
    command->footer(
        "Each pair of games shifts all margins at once, in directions drawn by lot, and plays the\n"
        "two opposite shifts against each other. Put the result into src/engine/margins.hpp if a\n"
        "match shows that it is stronger.\n"
        "Example:\n"
        "  barracuda tune --openings openings/balanced.fen --pairs 5000 --nodes 3000 --threads 2");
    command->callback([options, &exit_code] { exit_code = tune_margins(*options); });
}

}  // namespace barracuda::cli
