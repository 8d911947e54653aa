// The lines of UBI (docs/notation.md) as types, one closed set for each direction, with parsing and
// formatting. It knows what a line says, but not what anyone does about it.
#pragma once

#include "base/result.hpp"
#include "rules/position.hpp"
#include "ubi/limits.hpp"
#include "ubi/option.hpp"

#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace barracuda::ubi {

// To the engine.

struct Hello {  // `ubi`
    bool operator==(const Hello&) const = default;
};
struct IsReady {
    bool operator==(const IsReady&) const = default;
};
struct NewGame {  // `ubinewgame`
    bool operator==(const NewGame&) const = default;
};
struct SetOption {
    std::string name;
    std::string value;
    bool operator==(const SetOption&) const = default;
};
struct SetPosition {  // `position`
    Position start;
    std::vector<Action> moves;  // well-formed, but not checked against the rules
    bool operator==(const SetPosition&) const = default;
};
struct Go {
    Limits limits;
    bool operator==(const Go&) const = default;
};
struct Stop {
    bool operator==(const Stop&) const = default;
};
struct PonderHit {
    bool operator==(const PonderHit&) const = default;
};
struct Perft {
    int depth;
    bool operator==(const Perft&) const = default;
};
struct Display {  // `d`
    bool operator==(const Display&) const = default;
};
struct Eval {
    bool operator==(const Eval&) const = default;
};
struct Bench {
    bool operator==(const Bench&) const = default;
};
struct Quit {
    bool operator==(const Quit&) const = default;
};
struct UnknownCommand {
    std::string text;
    bool operator==(const UnknownCommand&) const = default;
};

using Command = std::variant<Hello, IsReady, NewGame, SetOption, SetPosition, Go, Stop, PonderHit,
                             Perft, Display, Eval, Bench, Quit, UnknownCommand>;

constexpr int deepest_perft = 20;

// The error is one sentence about what is wrong with the command. Only an unknown first word, or an
// empty line, gives an UnknownCommand.
Result<Command, std::string> parse_command(std::string_view line);
std::string to_text(const Command& command);

// From the engine.

struct IdName {
    std::string name;
    bool operator==(const IdName&) const = default;
};
struct IdAuthor {
    std::string author;
    bool operator==(const IdAuthor&) const = default;
};
struct OptionLine {
    OptionInfo option;
    bool operator==(const OptionLine&) const = default;
};
struct UbiOk {
    bool operator==(const UbiOk&) const = default;
};
struct ReadyOk {
    bool operator==(const ReadyOk&) const = default;
};
struct InfoLine {
    SearchInfo info;
    bool operator==(const InfoLine&) const = default;
};
struct InfoString {
    std::string text;
    bool operator==(const InfoString&) const = default;
};
struct BestMove {
    Choice choice;
    bool operator==(const BestMove&) const = default;
};
struct PlainLine {  // anything else: what `perft`, `d`, `eval` and `bench` print, for example
    std::string text;
    bool operator==(const PlainLine&) const = default;
};

using Reply = std::variant<IdName, IdAuthor, OptionLine, UbiOk, ReadyOk, InfoLine, InfoString,
                           BestMove, PlainLine>;

// In `info` lines, missing parts keep their defaults and unknown words are skipped; a known word
// with an invalid value is an error, and so is a `bestmove` that does not name actions.
Result<Reply, std::string> parse_reply(std::string_view line);
std::string to_text(const Reply& reply);

}  // namespace barracuda::ubi
