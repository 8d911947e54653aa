#include "cli/command.hpp"
#include "cli/input.hpp"
#include "cli/listing.hpp"

#include <fmt/format.h>

#include <memory>

namespace barracuda::cli {
namespace {

int list_actions(const std::vector<std::string>& fen) {
    const auto position = read_position(fen);
    if (!position) return complain(position.error());
    for (const NamedAction& action : sorted_actions(*position)) fmt::print("{}\n", action.text);
    return success;
}

}  // namespace

void add_actions(CLI::App& program, int& exit_code) {
    auto fen = std::make_shared<std::vector<std::string>>();
    auto* command = program.add_subcommand("actions", "List the legal actions of a position");
    command->add_option("FEN", *fen, fen_help)->type_name("");
    command->footer(
        "One action per line, sorted by byte value; none if the position is lost. A move is start "
        "and\n"
        "destination (d2d5), a placement is face, @ and square (x@d5).\n"
        "Example:\n"
        "  barracuda actions \"6z/7/7/7/7/7/x6/7/Z6 w - 24 00 1\"");
    command->callback([fen, &exit_code] { exit_code = list_actions(*fen); });
}

}  // namespace barracuda::cli
