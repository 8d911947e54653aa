#include "rules/text/fen.hpp"
#include "rules/text/notation.hpp"
#include "ubi/message.hpp"
#include "ubi/word_reader.hpp"

#include <limits>

namespace barracuda::ubi {
namespace {

using ParsedCommand = Result<Command, std::string>;

constexpr std::int64_t longest_milliseconds = 1'000'000'000'000;
constexpr std::int64_t highest_count = 1'000'000;

// The command, unless something else follows on the line.
template <class C>
ParsedCommand alone(WordReader& line, C command) {
    if (line.at_end()) return Command(command);
    return fail(quoted(line.peek()) + " is one word too many");
}

ParsedCommand parse_set_option(WordReader& line) {
    if (!line.take_if("name")) return fail(std::string("setoption begins: setoption name"));
    const std::string_view name = line.take_until("value");
    if (name.empty()) return fail(std::string("setoption does not name the option"));
    if (!line.take_if("value"))
        return fail("setoption gives no value for " + quoted(name) + ": the word value is missing");
    return Command(SetOption{std::string(name), std::string(line.take_rest())});
}

Result<Position, std::string> parse_start(WordReader& line) {
    if (line.take_if("startpos")) return Position::closed();
    if (line.take_if("open")) return Position::open();
    if (!line.take_if("fen")) {
        const auto found = line.at_end() ? std::string("nothing") : quoted(line.peek());
        return fail("position needs startpos, open or fen, but there is " + found);
    }
    const auto position = parse_fen(line.take_until("moves"));
    if (!position) return fail(text_of(position.error()));
    return *position;
}

ParsedCommand parse_set_position(WordReader& line) {
    const auto start = parse_start(line);
    if (!start) return fail(start.error());
    SetPosition command{*start, {}};
    if (line.take_if("moves")) {
        while (!line.at_end()) {
            const auto action = parse_action(line.peek());
            if (!action)
                return fail("move " + std::to_string(command.moves.size() + 1) + ", " +
                            quoted(line.peek()) + ", is not an action");
            line.take();
            command.moves.push_back(*action);
        }
    }
    if (!line.at_end()) return fail("position cannot continue with " + quoted(line.peek()));
    return Command(std::move(command));
}

// The parts of `go`, one after another. An error is the sentence to answer with.
class GoParser {
public:
    explicit GoParser(WordReader& line) : line_(line) {}

    ParsedCommand parse() {
        while (!line_.at_end() && error_.empty()) parse_part();
        if (!error_.empty()) return fail(error_);
        return Command(Go{std::move(limits_)});
    }

private:
    void parse_part() {
        const std::string_view word = line_.take();
        if (word == "infinite")
            limits_.infinite = true;
        else if (word == "ponder")
            limits_.ponder = true;
        else if (word == "wtime")
            limits_.time.white = clock_time(word);
        else if (word == "btime")
            limits_.time.brown = clock_time(word);
        else if (word == "winc")
            limits_.increment.white = clock_time(word);
        else if (word == "binc")
            limits_.increment.brown = clock_time(word);
        else if (word == "movetime")
            limits_.move_time = Milliseconds(number(word, 0, longest_milliseconds));
        else if (word == "nodes")
            limits_.nodes = static_cast<std::uint64_t>(number(word, 1, most_nodes));
        else if (word == "depth")
            limits_.depth = static_cast<int>(number(word, 1, highest_count));
        else if (word == "multipv")
            limits_.multi_pv = static_cast<int>(number(word, 1, highest_count));
        else if (word == "only")
            take_actions(word, limits_.only);
        else if (word == "except")
            take_actions(word, limits_.except);
        else
            error_ = "go does not know " + quoted(word);
    }

    std::int64_t number(std::string_view word, std::int64_t min, std::int64_t max) {
        if (const auto found = line_.take_number(min, max)) return *found;
        error_ = "go " + std::string(word) + " needs a number from " + std::to_string(min) +
                 " to " + std::to_string(max);
        return min;
    }

    // A clock may run out while the command is being written, which is no reason to refuse it.
    Milliseconds clock_time(std::string_view word) {
        const auto time = number(word, -longest_milliseconds, longest_milliseconds);
        return Milliseconds(time < 0 ? 0 : time);
    }

    void take_actions(std::string_view word, std::vector<Action>& actions) {
        const std::size_t before = actions.size();
        while (const auto action = parse_action(line_.peek())) {
            actions.push_back(*action);
            line_.take();
        }
        if (actions.size() == before) error_ = "go " + std::string(word) + " names no action";
    }

    static constexpr std::int64_t most_nodes = std::numeric_limits<std::int64_t>::max();

    WordReader& line_;
    Limits limits_;
    std::string error_;
};

ParsedCommand parse_perft(WordReader& line) {
    const auto depth = line.take_number(0, deepest_perft);
    if (!depth) return fail("perft needs a number from 0 to " + std::to_string(deepest_perft));
    return alone(line, Perft{static_cast<int>(*depth)});
}

void append_actions(std::string& text, std::string_view word, const std::vector<Action>& actions) {
    if (actions.empty()) return;
    text.append(" ").append(word);
    for (const Action action : actions) text += " " + barracuda::to_text(action);
}

std::string text_of_start(const Position& start) {
    if (start == Position::closed()) return "startpos";
    if (start == Position::open()) return "open";
    return "fen " + to_fen(start);
}

std::string text_of_limits(const Limits& limits) {
    std::string text;
    const auto append = [&](std::string_view word, auto number) {
        text.append(" ").append(word).append(" ").append(std::to_string(number));
    };
    if (limits.time.white) append("wtime", limits.time.white->count());
    if (limits.time.brown) append("btime", limits.time.brown->count());
    if (limits.increment.white.count() != 0) append("winc", limits.increment.white.count());
    if (limits.increment.brown.count() != 0) append("binc", limits.increment.brown.count());
    if (limits.move_time) append("movetime", limits.move_time->count());
    if (limits.nodes) append("nodes", *limits.nodes);
    if (limits.depth) append("depth", *limits.depth);
    if (limits.multi_pv) append("multipv", *limits.multi_pv);
    if (limits.infinite) text += " infinite";
    if (limits.ponder) text += " ponder";
    append_actions(text, "only", limits.only);
    append_actions(text, "except", limits.except);
    return text;
}

struct CommandText {
    std::string operator()(const Hello&) const { return "ubi"; }
    std::string operator()(const IsReady&) const { return "isready"; }
    std::string operator()(const NewGame&) const { return "ubinewgame"; }
    std::string operator()(const SetOption& option) const {
        return "setoption name " + option.name + " value" + (option.value.empty() ? "" : " ") +
               option.value;
    }
    std::string operator()(const SetPosition& position) const {
        std::string text = "position " + text_of_start(position.start);
        append_actions(text, "moves", position.moves);
        return text;
    }
    std::string operator()(const Go& go) const { return "go" + text_of_limits(go.limits); }
    std::string operator()(const Stop&) const { return "stop"; }
    std::string operator()(const PonderHit&) const { return "ponderhit"; }
    std::string operator()(const Perft& perft) const {
        return "perft " + std::to_string(perft.depth);
    }
    std::string operator()(const Display&) const { return "d"; }
    std::string operator()(const Eval&) const { return "eval"; }
    std::string operator()(const Bench&) const { return "bench"; }
    std::string operator()(const Quit&) const { return "quit"; }
    std::string operator()(const UnknownCommand& unknown) const { return unknown.text; }
};

}  // namespace

ParsedCommand parse_command(std::string_view text) {
    WordReader line(text);
    const std::string_view word = line.take();
    if (word == "ubi") return alone(line, Hello{});
    if (word == "isready") return alone(line, IsReady{});
    if (word == "ubinewgame") return alone(line, NewGame{});
    if (word == "setoption") return parse_set_option(line);
    if (word == "position") return parse_set_position(line);
    if (word == "go") return GoParser(line).parse();
    if (word == "stop") return alone(line, Stop{});
    if (word == "ponderhit") return alone(line, PonderHit{});
    if (word == "perft") return parse_perft(line);
    if (word == "d") return alone(line, Display{});
    if (word == "eval") return alone(line, Eval{});
    if (word == "bench") return alone(line, Bench{});
    if (word == "quit" || word == "exit") return alone(line, Quit{});
    return Command(UnknownCommand{std::string(trimmed(text))});
}

std::string to_text(const Command& command) { return std::visit(CommandText{}, command); }

}  // namespace barracuda::ubi
