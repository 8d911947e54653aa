// The commands at the table, with their help texts.
#pragma once

#include "cli/play/conversation.hpp"

#include <span>
#include <string_view>

namespace barracuda::cli {

struct TalkCommand {
    std::string_view name;
    std::string_view argument;  // empty if it takes none; in brackets if optional
    std::string_view purpose;
    Reply (Conversation::*run)(std::string_view argument);

    // The members of Conversation are named here and nowhere else.
    static std::span<const TalkCommand> all();
};

// The command with that name; some have two (`?`, `exit`).
const TalkCommand* find_command(std::string_view name);

// For the help: one or two commands per line, at most 40 or 80 columns wide.
std::string command_list(bool in_pairs);

}  // namespace barracuda::cli
