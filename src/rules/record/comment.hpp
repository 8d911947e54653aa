// The comments of a record: how several are joined, and the commands `[%name argument]` in them,
// which hold clock readings and engine evaluations.
#pragma once

#include "rules/record/record.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace barracuda {

struct CommentCommand {
    std::size_t begin;
    std::size_t size;
    std::string name;
    std::string argument;
};

// Anything longer is not a command. No command in use here is nearly as long; the limit bounds the
// search.
constexpr std::size_t longest_command = 64;

// The next command at or after `from`. Commands do not nest.
std::optional<CommentCommand> find_command(std::string_view comment, std::size_t from);

void erase_command(std::string& comment, const CommentCommand& command);

// Appends a text, with its white space reduced to single spaces. Returns where to look for commands
// that the comment did not contain before.
std::size_t append_comment(std::string& comment, std::string_view text);

std::optional<std::int64_t> parse_clock(std::string_view text);  // "0:05:12.5" in milliseconds
std::string clock_text(std::int64_t milliseconds);

std::optional<Evaluation> parse_evaluation(std::string_view text);  // "1.25", "-0.5", "#3", "#-3"
std::string evaluation_text(const Evaluation& evaluation);

}  // namespace barracuda
