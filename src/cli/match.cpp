#include "match/match.hpp"

#include "cli/command.hpp"
#include "cli/input.hpp"
#include "cli/interruption.hpp"
#include "cli/match_settings.hpp"
#include "cli/progress.hpp"
#include "match/game_record.hpp"
#include "match/report.hpp"
#include "match/ubi_opponent.hpp"
#include "rules/record/writer.hpp"

#include <fmt/format.h>

#include <cstdio>
#include <memory>

namespace barracuda::cli {
namespace {

using File = std::unique_ptr<std::FILE, int (*)(std::FILE*)>;

int run_and_report(const match::MatchSettings& settings, const std::string& output) {
    // Written game by game, so that nothing is lost if the match ends early.
    File file(output.empty() ? nullptr : std::fopen(output.c_str(), "w"), std::fclose);
    if (!output.empty() && !file) return complain(fmt::format("cannot write {}", output));
    match::Names names;
    for (const match::Contestant& contestant : settings.contestants)
        names.push_back(contestant.name);
    const std::uint64_t planned = names.size() * (names.size() - 1) * settings.pairs;
    Progress progress;
    bool written = true;
    const auto report = [&](const match::ScheduledGame& scheduled,
                            const match::FinishedGame& finished,
                            const match::Standings& standings) {
        if (file) {
            const std::string text = write_record(record_of(settings, scheduled, finished)) + '\n';
            written &= std::fputs(text.c_str(), file.get()) >= 0 && std::fflush(file.get()) == 0;
        }
        progress.show(progress_line(standings, names, planned, settings.sprt));
    };
    const auto factory = [](const match::Contestant& contestant) {
        return std::make_unique<match::UbiOpponent>(contestant);
    };
    // Ctrl-C ends the match with its report.
    Interruption interruption;
    const match::Standings standings = run_match(settings, factory, report, interruption.stop());
    progress.finish();
    fmt::print("{}", final_report(standings, names, settings.sprt));
    return written ? success : complain(fmt::format("{} could not be written completely", output));
}

int play_match(const MatchOptions& options) {
    const auto settings = read_settings(options);
    if (!settings) return complain(settings.error());
    if (settings->openings.size() < settings->pairs)
        fmt::print(stderr, "{} openings for {} pairs: they will be reused\n",
                   settings->openings.size(), settings->pairs);
    return run_and_report(*settings, options.output);
}

constexpr const char* examples =
    R"(An ENGINE is a command, followed by its own settings, separated by semicolons:
name=NAME, nodes=N, depth=N, move-time=MS, clock=CLOCK (one of these replaces all general
limits) and option.NAME=VALUE. Two engines play a match; more play a round robin.
Each opening is played twice, with colours swapped. Without --openings, random quiet ones
are generated. Positions that occur three times and games that get too long are drawn. An
engine that crashes, hangs or plays illegally or too late loses the game. Ctrl-C ends the
match with the report so far.
Examples:
  barracuda match --engine "barracuda ubi" --engine "barracuda ubi --anchor crude; name=crude" \
      --pairs 100 --move-time 100 --openings openings/balanced.fen --concurrency 2
  barracuda match --engine "new/barracuda ubi; name=new" --engine "old/barracuda ubi; name=old" \
      --nodes 20000 --sprt 0,10 --openings openings/balanced.fen --output games.bgn
  barracuda match --engine "barracuda ubi; name=fast; move-time=10" \
      --engine "barracuda ubi --anchor crude; name=slow; move-time=100" --games 200
  barracuda match --engine "barracuda ubi; name=L3; option.Level=3" \
      --engine "barracuda ubi; name=L4; option.Level=4" \
      --engine "barracuda ubi; name=L5; option.Level=5" \
      --clock 10+0.1 --variant open --express 11 --option Hash=16)";

void add_limits(CLI::App& command, MatchOptions& options) {
    command.add_option("--nodes", options.nodes, "Nodes per action")->type_name("N");
    command.add_option("--depth", options.depth, "Search depth")->type_name("N");
    command.add_option("--move-time", options.move_time, "Time per action")->type_name("MS");
    command
        .add_option("--clock", options.clock,
                    "Time per game and increment, in seconds, such as 10+0.1")
        ->type_name("CLOCK");
    command.add_option("--margin", options.margin, "How late a move may be")
        ->type_name("MS")
        ->check(CLI::Range(0, 60'000))
        ->capture_default_str();
    command.add_option("--longest", options.longest, "Turns after which a game is drawn")
        ->type_name("N")
        ->check(CLI::Range(1, 5'000))
        ->capture_default_str();
    command
        .add_option(
            "--decisive", options.decisive,
            "End a game when both engines have long held the same side to be this far ahead")
        ->type_name("POINTS")
        ->check(CLI::Range(100, 100'000));
}

}  // namespace

void add_match(CLI::App& program, int& exit_code) {
    auto options = std::make_shared<MatchOptions>();
    auto* command = program.add_subcommand("match", "Play engines against each other");
    command
        ->add_option("--engine", options->engines, "An engine that speaks UBI; two or more of them")
        ->type_name("ENGINE")
        ->allow_extra_args(false)
        ->required();
    command->add_option("--option", options->options, "An option for all engines that have it")
        ->type_name("NAME=VALUE")
        ->allow_extra_args(false);
    auto* games =
        command->add_option("--games", options->games, "Games per pair of engines, an even number");
    games->type_name("N")->check(CLI::Range(std::uint64_t{2}, 2 * most_pairs));
    command
        ->add_option("--pairs", options->pairs,
                     "The same in game pairs; 100 by default, 20000 with --sprt")
        ->type_name("N")
        ->check(CLI::Range(std::uint64_t{1}, most_pairs))
        ->excludes(games);
    add_limits(*command, *options);
    command
        ->add_option("--openings", options->openings,
                     "A file with one FEN per line, see barracuda openings")
        ->type_name("FILE");
    command
        ->add_option("--variant", options->variant,
                     "Openings from this set-up: closed, open or all")
        ->type_name("NAME")
        ->check(CLI::IsMember({"closed", "open", "all"}))
        ->capture_default_str();
    command
        ->add_option("--express", options->express, "Express levels of White and Brown, such as 12")
        ->type_name("WB");
    command->add_option("--seed", options->seed, "Determines the choice and order of openings")
        ->type_name("N")
        ->capture_default_str();
    command->add_option("--concurrency", options->concurrency, "Concurrent games")
        ->type_name("N")
        ->check(CLI::Range(1, 256))
        ->capture_default_str();
    command
        ->add_option("--sprt", options->sprt,
                     "Stop when the SPRT between two Elo differences is decided")
        ->type_name("ELO0,ELO1");
    command->add_option("--output", options->output, "Write the games to this file, as BGN")
        ->type_name("FILE");
    command->footer(examples);
    command->callback([options, &exit_code] { exit_code = play_match(*options); });
}

}  // namespace barracuda::cli
