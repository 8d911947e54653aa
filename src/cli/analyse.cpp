#include "cli/analyse/analysis.hpp"
#include "cli/command.hpp"
#include "cli/input.hpp"
#include "cli/output_file.hpp"

#include <fmt/format.h>

#include <filesystem>
#include <memory>
#include <string>

namespace barracuda::cli {
namespace {

namespace fs = std::filesystem;

struct AnalyseOptions {
    AnalysisSettings settings;
    std::string input;
    std::string output;  // empty: the input
};

// Nothing if the output is not a file beside which a journal could be kept.
std::string journal_of(const std::string& output) {
    std::error_code ignored;
    const bool is_file = fs::is_regular_file(output, ignored) || !fs::exists(output, ignored);
    return output == "-" || !is_file ? "" : output + ".part";
}

int analyse(const AnalyseOptions& options) {
    if (options.input == "-")
        return complain(
            "an analysis reads its file more than once, so it cannot read standard input");
    std::error_code ignored;
    if (fs::exists(options.input, ignored) && !fs::is_regular_file(options.input, ignored))
        return complain(fmt::format("cannot analyse {}: it is not a file", options.input));
    AnalysisFiles files{.input = options.input, .output = options.output, .journal = {}};
    if (files.output.empty()) files.output = files.input;
    files.journal = journal_of(files.output);
    // Find out now whether it can be written, not after hours.
    if (fs::exists(options.input, ignored)) {
        OutputFile trial(files.output);
        if (const auto opened = trial.open(); !opened) return complain(opened.error());
    }
    const Interruption interruption;
    return Analysis(files, options.settings, interruption).run();
}

void add_effort(CLI::App& command, AnalysisSettings& settings) {
    auto* nodes = command.add_option("--nodes", settings.nodes, "Nodes to search per position")
                      ->type_name("N")
                      ->check(CLI::Range(std::uint64_t{1}, std::uint64_t{1'000'000'000'000}))
                      ->capture_default_str();
    command.add_option("--time", settings.time_ms, "Time per position instead of nodes")
        ->type_name("MS")
        ->check(CLI::Range(std::int64_t{1}, std::int64_t{86'400'000}))
        ->excludes(nodes);
    command.add_option("--threads", settings.threads, "Search threads")
        ->type_name("N")
        ->check(CLI::Range(1, 64))
        ->capture_default_str();
    command.add_option("--hash", settings.hash, "Size of the transposition table")
        ->type_name("MB")
        ->check(CLI::Range(1, 16'384))
        ->capture_default_str();
}

constexpr const char* footer =
    R"(Each turn gets the evaluation of the position after it, in units of a 3, from White's point of view:
{[%eval 0.35]}, or {[%eval #-3]} if Brown has a forced win in 3 turns. A turn that lost winning
chances is marked, ?! from 10 %, ? from 20 %, ?? from 35 %, and gets the better line as a
variation; a bad placement by the opponent gets the line, but no mark. Comments, marks and
variations by other authors stay; an earlier analysis is replaced.

The tag Analysis names the settings; games already analysed with the same settings are left
unchanged. A game that cannot be read is reported and left unchanged, and the exit code is 1.

FILE stays unchanged until everything is done; results so far are kept in FILE.part (next to
--output, if given). After Ctrl-C or a power cut, the same command resumes from there. With
--nodes and one thread, the result is the same as without the interruption.
Examples:
  barracuda analyse club.bgn
  barracuda analyse club.bgn --time 2000 --threads 2 --output analysed.bgn)";

}  // namespace

void add_analyse(CLI::App& program, int& exit_code) {
    auto options = std::make_shared<AnalyseOptions>();
    auto* command = program.add_subcommand(
        "analyse", "Annotate game records with the engine: evaluations, mistakes, better lines");
    command->add_option("FILE", options->input, "BGN file of any size")->type_name("")->required();
    add_effort(*command, options->settings);
    command
        ->add_option("-o,--output", options->output,
                     "Write to this file instead of FILE; - is standard output")
        ->type_name("OUT");
    command->footer(footer);
    command->callback([&program, options, &exit_code] {
        options->settings.program = program.version();
        exit_code = analyse(*options);
    });
}

}  // namespace barracuda::cli
