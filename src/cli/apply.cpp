#include "base/text.hpp"
#include "cli/command.hpp"
#include "cli/input.hpp"
#include "rules/explain.hpp"
#include "rules/text/fen.hpp"
#include "rules/text/notation.hpp"

#include <fmt/format.h>

#include <memory>

namespace barracuda::cli {
namespace {

Result<std::vector<Action>, std::string> read_actions(const std::vector<std::string>& texts) {
    std::vector<Action> actions;
    for (const std::string& text : texts) {
        const auto action = parse_action(trimmed(text));
        if (!action)
            return fail(
                fmt::format("{} is not an action: a move looks like d2d5, a placement like x@d5",
                            barracuda::quoted(trimmed(text))));
        actions.push_back(*action);
    }
    return actions;
}

int play_through(Position position, const std::vector<Action>& actions) {
    for (const Action action : actions) {
        const Explanation explanation = explain(position, action);
        if (!explanation.is_legal()) {
            fmt::print("illegal {}: {}\n", clause_of(explanation), text_of(explanation));
            return refused;
        }
        position = position.after(action);
    }
    fmt::print("{}\n", to_fen(position));
    return success;
}

int apply(const std::vector<std::string>& arguments) {
    const auto fen_end =
        arguments.begin() + static_cast<std::ptrdiff_t>(fen_words_before_actions(arguments));
    const auto position = read_position({arguments.begin(), fen_end});
    if (!position) return complain(position.error());
    const auto actions = read_actions({fen_end, arguments.end()});
    if (!actions) return complain(actions.error());
    if (actions->empty())
        return complain("an action is missing after the FEN; see barracuda apply --help");
    return play_through(*position, *actions);
}

}  // namespace

void add_apply(CLI::App& program, int& exit_code) {
    auto arguments = std::make_shared<std::vector<std::string>>();
    auto* command =
        program.add_subcommand("apply", "Play actions from a position and print the resulting FEN");
    command->add_option("FEN ACTION", *arguments, "A FEN (- is standard input), then actions")
        ->type_name("")
        ->required();
    command->footer(
        "If an action is illegal, the output is `illegal CLAUSE: reason` for the first one, and "
        "the exit\n"
        "code is 1. Draws and the duties of a game are ignored.\n"
        "Examples:\n"
        "  barracuda apply startpos d2d5 d8d6\n"
        "  barracuda apply \"6z/7/7/7/7/7/x6/7/Z6 w - 24 00 1\" a1a3 x@d5");
    command->callback([arguments, &exit_code] { exit_code = apply(*arguments); });
}

}  // namespace barracuda::cli
