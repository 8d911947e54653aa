// An engine that takes part in a match: command, name, options, and how long it may think. Parsed
// from one line of text.
#pragma once

#include "base/result.hpp"
#include "rules/clock.hpp"
#include "ubi/limits.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace barracuda::match {

// What an engine may use for each action. If several are given, whichever ends first.
struct Allowance {
    std::optional<std::uint64_t> nodes;
    std::optional<int> depth;
    std::optional<Milliseconds> move_time;
    std::optional<TimeControl> clock;  // sudden death or with an increment

    bool is_empty() const { return !nodes && !depth && !move_time && !clock; }
    bool operator==(const Allowance&) const = default;
};

// Sets `nodes`, `depth`, `move-time` (in milliseconds) or `clock` (like 10+0.1, in seconds). An
// error is one sentence, also for any other name.
Result<void, std::string> set_limit(Allowance& allowance, std::string_view name,
                                    std::string_view value);

std::string to_text(const Allowance& allowance);  // "nodes=5000", "10+0.1"

using EngineOption = std::pair<std::string, std::string>;

struct Contestant {
    std::string command;
    std::string name;  // empty: the name the engine gives
    std::vector<EngineOption> options;
    Allowance allowance;

    bool operator==(const Contestant&) const = default;
};

// "COMMAND; name=NAME; nodes=N; depth=D; move-time=MS; clock=S+S; option.NAME=VALUE"; all but the
// command are optional.
Result<Contestant, std::string> parse_contestant(std::string_view text);

// The words of a command, separated by blanks; words in single or double quotes may contain blanks.
std::vector<std::string> command_words(std::string_view command);

// "NAME=VALUE"
Result<EngineOption, std::string> parse_option(std::string_view text);

}  // namespace barracuda::match
