#include "store/backup.hpp"

#include "cli/command.hpp"
#include "cli/input.hpp"
#include "store/place.hpp"

#include <memory>

namespace barracuda::cli {
namespace {

struct BackupOptions {
    std::string file;
    std::string store = store::usual_place();
};

int make_backup(const BackupOptions& options) {
    const auto made = store::back_up(options.store, options.file);
    if (made) return success;
    complain(made.error());
    return refused;
}

}  // namespace

void add_backup(CLI::App& program, int& exit_code) {
    auto options = std::make_shared<BackupOptions>();
    auto* command = program.add_subcommand("backup", "Copy the games of a server while it runs");
    command->add_option("FILE", options->file, "The copy, which must not exist yet")->required();
    command->add_option("--store", options->store, "The file that `serve` keeps the games in")
        ->type_name("PATH")
        ->capture_default_str();
    command->footer(
        "The copy holds everything that was acknowledged before the command was given. To restore "
        "it, stop the\n"
        "server and put the copy in the place of the file. For PostgreSQL, use pg_dump.\n"
        "Example:\n"
        "  barracuda backup games-monday.db");
    command->callback([options, &exit_code] { exit_code = make_backup(*options); });
}

}  // namespace barracuda::cli
