#include "cli/play/commands.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string>
#include <vector>

namespace barracuda::cli {

std::span<const TalkCommand> TalkCommand::all() {
    static constexpr std::array<TalkCommand, 20> commands{{
        {"help", "[rules]", "help, or the rules", &Conversation::help},
        {"board", "", "redraws the board", &Conversation::board},
        {"moves", "", "all legal actions", &Conversation::moves},
        {"hint", "", "the best action now", &Conversation::hint},
        {"eval", "", "who is better", &Conversation::evaluation},
        {"faces", "", "faces of a barragoon", &Conversation::faces},
        {"history", "", "the game so far", &Conversation::history},
        {"undo", "[N]", "takes back actions", &Conversation::undo},
        {"flip", "", "flips the board", &Conversation::flip},
        {"draw", "[WHO]", "offers a draw", &Conversation::draw},
        {"repetition", "", "a draw by repetition", &Conversation::repetition},
        {"accept", "", "accepts the offer", &Conversation::accept},
        {"decline", "", "declines the offer", &Conversation::decline},
        {"resign", "[WHO]", "resigns", &Conversation::resign},
        {"save", "FILE", "saves the game", &Conversation::save},
        {"overwrite", "FILE", "replaces a file", &Conversation::overwrite},
        {"load", "FILE", "continues a game", &Conversation::load},
        {"new", "[open] [WB]", "starts a new game", &Conversation::start_anew},
        {"fen", "", "the position as text", &Conversation::fen},
        {"quit", "", "leaves the game", &Conversation::quit},
    }};
    return commands;
}

const TalkCommand* find_command(std::string_view name) {
    if (name == "?") name = "help";
    if (name == "exit") name = "quit";
    const auto commands = TalkCommand::all();
    const auto found = std::ranges::find(commands, name, &TalkCommand::name);
    return found == commands.end() ? nullptr : &*found;
}

std::string command_list(bool in_pairs) {
    const auto commands = TalkCommand::all();
    std::vector<std::string> lines(in_pairs ? (commands.size() + 1) / 2 : commands.size());
    for (std::size_t i = 0; i < commands.size(); ++i) {
        const TalkCommand& command = commands[i];
        const std::string call = fmt::format("{} {}", command.name, command.argument);
        std::string& line = lines[i % lines.size()];
        line = fmt::format("{:<40}  {:<16}{}", line, call, command.purpose);
        if (i < lines.size()) line.erase(0, 40);
    }
    return fmt::format("Commands\n{}", fmt::join(lines, "\n"));
}

}  // namespace barracuda::cli
