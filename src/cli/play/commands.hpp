// The commands of the talk at the table, with what the help says about them.
#pragma once

#include "cli/play/conversation.hpp"

#include <span>
#include <string_view>

namespace barracuda::cli {

struct TalkCommand {
    std::string_view name;
    std::string_view argument;  // empty if it takes none; in brackets if it may be missing
    std::string_view purpose;
    Reply (Conversation::*run)(std::string_view argument);

    // The members of Conversation are named here and nowhere else.
    static std::span<const TalkCommand> all();
};

// The command of that name; some have a second one (`?`, `exit`).
const TalkCommand* find_command(std::string_view name);

// For the help: one or two commands a line, and no line wider than 40 or 80 columns.
std::string command_list(bool in_pairs);

}  // namespace barracuda::cli
