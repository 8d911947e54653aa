#include "cli/command.hpp"
#include "cli/input.hpp"
#include "cli/record_files.hpp"

#include <fmt/format.h>

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace barracuda::cli {
namespace {

std::string counted(std::int64_t number, std::string_view noun) {
    return fmt::format("{} {}{}", number, noun, number == 1 ? "" : "s");
}

int check(const std::vector<std::string>& paths) {
    std::int64_t games = 0;
    std::int64_t problems = 0;
    std::int64_t files = 0;
    int exit_code = success;
    for (const std::string& path : paths) {
        const auto read = for_each_record(path, [&](std::int64_t number, const RecordRead& record) {
            ++games;
            if (!record) {
                ++problems;
                fmt::print("{}\n", problem_text(path, number, record.error()));
            }
            return true;
        });
        if (read) {
            ++files;
        } else {
            exit_code = complain(read.error());
        }
    }
    fmt::print(stderr, "{} in {}, {}\n", counted(games, "game"), counted(files, "file"),
               counted(problems, "problem"));
    return exit_code == success && problems > 0 ? refused : exit_code;
}

}  // namespace

void add_check(CLI::App& program, int& exit_code) {
    auto paths = std::make_shared<std::vector<std::string>>();
    auto* command =
        program.add_subcommand("check", "Check that every turn in game records is legal");
    command->add_option("FILE", *paths, "BGN files of any size; - is standard input")
        ->type_name("")
        ->required();
    command->footer(
        "Prints a line for each game with a problem, naming the first one: file, line, game, turn, "
        "text and\n"
        "the clause of the rules. The exit code is 1 if there is a problem, 2 if a file cannot be "
        "read.\n"
        "Example:\n"
        "  barracuda check club.bgn league.bgn");
    command->callback([paths, &exit_code] { exit_code = check(*paths); });
}

}  // namespace barracuda::cli
