#include "base/text.hpp"
#include "cli/command.hpp"
#include "cli/input.hpp"
#include "cli/installation.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <clocale>
#include <cstdio>
#include <memory>
#include <string>
#include <string_view>

namespace barracuda::cli {
namespace {

void add_commands(CLI::App& program, int& exit_code) {
    add_play(program, exit_code);
    add_show(program, exit_code);
    add_actions(program, exit_code);
    add_apply(program, exit_code);
    add_perft(program, exit_code);
    add_check(program, exit_code);
    add_convert(program, exit_code);
    add_analyse(program, exit_code);
    add_serve(program, exit_code);
    add_backup(program, exit_code);
    add_load(program, exit_code);
    add_bench(program, exit_code);
    add_ubi(program, exit_code);
    add_match(program, exit_code);
    add_openings(program, exit_code);
    add_train(program, exit_code);
    add_tune(program, exit_code);
}

// The name of the subcommand being parsed, as far as its arguments made sense.
std::string help_command(const CLI::App& program) {
    const auto chosen = program.get_subcommands();
    return chosen.empty() ? "barracuda --help"
                          : fmt::format("barracuda {} --help", chosen.front()->get_name());
}

// The library's messages begin with a capital letter, and some have several lines; ours are one
// sentence.
std::string one_sentence(std::string message) {
    std::ranges::replace(message, '\n', ' ');
    const bool is_word = message.size() > 1 && message[1] >= 'a' && message[1] <= 'z';
    if (is_word && message[0] >= 'A' && message[0] <= 'Z')
        message[0] = static_cast<char>(message[0] - 'A' + 'a');
    return std::string(trimmed(message));
}

int refuse(const CLI::App& program, const CLI::ParseError& error) {
    const auto rest = program.remaining();
    if (program.get_subcommands().empty() && !rest.empty() && !rest.front().starts_with('-'))
        return complain(fmt::format("there is no subcommand {}; see barracuda --help",
                                    barracuda::quoted(rest.front())));
    return complain(fmt::format("{}; see {}", one_sentence(error.what()), help_command(program)));
}

// Says the range of a number without the C++ type that the library names.
class HelpText : public CLI::Formatter {
public:
    std::string make_option_opts(const CLI::Option* option) const override {
        std::string text = CLI::Formatter::make_option_opts(option);
        for (const std::string_view type : {":INT in ", ":UINT in ", ":FLOAT in "})
            if (const auto at = text.find(type); at != std::string::npos)
                text.replace(at, type.size(), " ");
        return text;
    }
};

int run(int count, const char* const* values) {
    CLI::App program(
        "Barragoon: play it in the terminal or in the browser, analyse games, run the engine.",
        "barracuda");
    program.set_version_flag("--version", std::string("barracuda ") + BARRACUDA_VERSION);
    program.formatter(std::make_shared<HelpText>());
    program.require_subcommand(0, 1);
    program.footer(
        "Each subcommand has its own --help with an example. A first game: barracuda play");
    int exit_code = success;
    add_commands(program, exit_code);
    auto arguments = arguments_of(count, values);
    std::ranges::reverse(arguments);  // as the library expects
    try {
        program.parse(arguments);
        if (program.get_subcommands().empty()) fmt::print("{}", program.help());
    } catch (const CLI::ParseError& error) {
        if (error.get_exit_code() == 0) return program.exit(error);
        return refuse(program, error);
    }
    return exit_code;
}

}  // namespace
}  // namespace barracuda::cli

int main(int count, char** values) {
    barracuda::cli::hand_over_to_faster_program(values);
    std::setlocale(LC_CTYPE, "");
    const int exit_code = barracuda::cli::run(count, values);
    if (std::fflush(stdout) != 0)
        return barracuda::cli::complain("cannot write to standard output");
    return exit_code;
}
