#include "cli/command.hpp"
#include "cli/input.hpp"
#include "cli/terminal.hpp"
#include "picture/board_svg.hpp"
#include "picture/board_text.hpp"
#include "rules/outcome.hpp"
#include "rules/text/fen.hpp"

#include <fmt/format.h>

#include <memory>

namespace barracuda::cli {
namespace {

struct ShowOptions {
    std::vector<std::string> fen;
    std::string svg_file;
    bool flipped = false;
    Looks looks;
};

constexpr int lines_beside_board = 3;  // FEN, status, and the prompt of the shell
constexpr int fewest_rows = 11;        // of a board

std::string status_line(const Position& position) {
    const std::string status = status_text(position);
    if (status.starts_with("drawn")) return "status: " + status;
    return fmt::format("status: {} {}", name_of(position.actor()), status);
}

int write_picture(const Position& position, const ShowOptions& options) {
    picture::SvgStyle style;
    style.flipped = options.flipped;
    if (const auto written =
            write_file(options.svg_file, picture::board_svg(position.setup(), style));
        !written)
        return complain(written.error());
    if (options.svg_file != "-") fmt::print(stderr, "Picture written to {}\n", options.svg_file);
    return success;
}

int show(const ShowOptions& options) {
    const auto position = read_position(options.fen);
    if (!position) return complain(position.error());
    if (!options.svg_file.empty()) return write_picture(*position, options);
    picture::TextStyle style = text_style(options.looks);
    style.flipped = options.flipped;
    if (style.rows > 0) style.rows = std::max(style.rows - lines_beside_board, fewest_rows);
    fmt::print("{}{}\n{}\n", picture::board_text(position->setup(), style), to_fen(*position),
               status_line(*position));
    return success;
}

}  // namespace

void add_show(CLI::App& program, int& exit_code) {
    auto options = std::make_shared<ShowOptions>();
    auto* command = program.add_subcommand("show", "Show a position: board, FEN and status");
    command->add_option("FEN", options->fen, fen_help)->type_name("");
    command
        ->add_option("--svg", options->svg_file,
                     "Write a picture to this file instead (- is standard output)")
        ->type_name("FILE");
    command->add_flag("--flip", options->flipped, "Show Brown's side at the bottom");
    add_look_options(*command, options->looks);
    command->footer(
        "Examples:\n"
        "  barracuda show \"1vd1dv1/2zdz2/7/1x3x1/x1xDx1x/1x3x1/7/2Z1Z2/1VD1DV1 b - 24 00 1\"\n"
        "  barracuda show --svg board.svg");
    command->callback([options, &exit_code] { exit_code = show(*options); });
}

}  // namespace barracuda::cli
