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
    auto* command = program.add_subcommand("backup", "Back up a server's games while it runs");
    command->add_option("FILE", options->file, "The copy, which must not exist yet")
        ->type_name("")
        ->required();
    command->add_option("--store", options->store, "The file in which `serve` stores the games")
        ->type_name("PATH")
        ->capture_default_str();
    command->footer(
        "The copy contains everything acknowledged before the command started. To restore it, stop "
        "the\n"
        "server and replace the file with the copy. For PostgreSQL, use pg_dump.\n"
        "Example:\n"
        "  barracuda backup games-monday.db");
    command->callback([options, &exit_code] { exit_code = make_backup(*options); });
}

}  // namespace barracuda::cli
