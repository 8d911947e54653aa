#include "cli/terminal.hpp"

#include "base/text.hpp"

#include <langinfo.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <string_view>

namespace barracuda::cli {
namespace {

std::string_view environment(const char* name) {
    const char* value = std::getenv(name);
    return value == nullptr ? std::string_view{} : std::string_view{value};
}

bool wants_colour(const Looks& looks) {
    if (looks.plain || looks.colour == "never") return false;
    if (looks.colour == "always") return true;
    const std::string_view terminal = environment("TERM");
    return output_is_terminal() && environment("NO_COLOR").empty() && !terminal.empty() &&
           terminal != "dumb";
}

// Depends on setlocale, which main calls.
bool locale_is_utf8() { return std::string_view(nl_langinfo(CODESET)) == "UTF-8"; }

}  // namespace

void add_look_options(CLI::App& command, Looks& looks, const std::string& colour_option) {
    command.add_option(colour_option, looks.colour, "Colours: auto, always or never")
        ->check(CLI::IsMember({"auto", "always", "never"}).description(""))
        ->type_name("WHEN");
    command.add_flag("--plain", looks.plain, "Plain ASCII text without colours");
}

bool output_is_terminal() { return ::isatty(STDOUT_FILENO) == 1; }

WindowSize window_size() {
    winsize size{};
    if (::ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0)
        return {size.ws_col, size.ws_row};
    const auto columns = parse_number(environment("COLUMNS")).value_or(0);
    return {columns > 0 ? static_cast<int>(std::min<std::int64_t>(columns, 1000))
                        : WindowSize{}.columns,
            0};
}

picture::TextStyle text_style(const Looks& looks) {
    const bool shows_characters = output_is_terminal() || looks.colour == "always";
    const WindowSize size = window_size();
    return {.unicode = shows_characters && !looks.plain && locale_is_utf8(),
            .colour = wants_colour(looks),
            .flipped = false,
            .columns = size.columns,
            .rows = size.rows};
}

}  // namespace barracuda::cli
