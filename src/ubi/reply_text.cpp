#include "rules/text/notation.hpp"
#include "ubi/message.hpp"
#include "ubi/word_reader.hpp"

#include <limits>

namespace barracuda::ubi {
namespace {

using ParsedReply = Result<Reply, std::string>;

constexpr std::int64_t lowest = std::numeric_limits<std::int32_t>::min();
constexpr std::int64_t highest = std::numeric_limits<std::int32_t>::max();
constexpr std::int64_t endless = std::numeric_limits<std::int64_t>::max();
constexpr std::string_view no_text = "<empty>";  // as in UCI, which needs a word there

// The parts of an `info` line, one after another.
class InfoParser {
public:
    explicit InfoParser(WordReader& line) : line_(line) {}

    ParsedReply parse() {
        while (!line_.at_end() && error_.empty()) parse_part();
        if (!error_.empty()) return fail(error_);
        return Reply(InfoLine{std::move(info_)});
    }

private:
    void parse_part() {
        const std::string_view word = line_.take();
        if (word == "depth")
            info_.depth = small(word);
        else if (word == "seldepth")
            info_.selective_depth = small(word);
        else if (word == "multipv")
            info_.multi_pv = small(word);
        else if (word == "score")
            parse_score();
        else if (word == "nodes")
            info_.nodes = static_cast<std::uint64_t>(number(word, 0, endless));
        else if (word == "nps")
            info_.nodes_per_second = static_cast<std::uint64_t>(number(word, 0, endless));
        else if (word == "hashfull")
            info_.hash_full = small(word);
        else if (word == "time")
            info_.time = Milliseconds(number(word, 0, endless));
        else if (word == "pv")
            parse_line();
    }

    void parse_score() {
        const std::string_view kind = line_.take();
        if (kind == "cp")
            info_.score = Score::points(static_cast<std::int32_t>(number(kind, lowest, highest)));
        else if (kind == "win")
            info_.score = Score::win(small(kind));
        else if (kind == "loss")
            info_.score = Score::loss(small(kind));
        else
            error_ = "a score cannot be " + quoted(kind);
    }

    void parse_line() {
        info_.line.clear();
        while (!line_.at_end()) {
            const auto action = parse_action(line_.peek());
            if (!action) {
                error_ = quoted(line_.peek()) + " in a line is not an action";
                return;
            }
            info_.line.push_back(*action);
            line_.take();
        }
    }

    std::int32_t small(std::string_view word) {
        return static_cast<std::int32_t>(number(word, 0, highest));
    }

    std::int64_t number(std::string_view word, std::int64_t min, std::int64_t max) {
        if (const auto found = line_.take_number(min, max)) return *found;
        error_ = quoted(line_.peek()) + " is not a number for " + std::string(word);
        return 0;
    }

    WordReader& line_;
    SearchInfo info_;
    std::string error_;
};

ParsedReply parse_info(WordReader& line) {
    if (line.take_if("string")) return Reply(InfoString{std::string(line.take_rest())});
    return InfoParser(line).parse();
}

ParsedReply parse_best_move(WordReader& line) {
    Choice choice;
    if (!line.take_if("none")) {
        choice.best = parse_action(line.peek());
        if (!choice.best) return fail("bestmove " + quoted(line.peek()) + " is not an action");
        line.take();
        if (line.take_if("ponder")) {
            choice.ponder = parse_action(line.peek());
            if (!choice.ponder) return fail("ponder " + quoted(line.peek()) + " is not an action");
            line.take();
        }
    }
    if (!line.at_end()) return fail("bestmove cannot continue with " + quoted(line.peek()));
    return Reply(BestMove{choice});
}

ParsedReply parse_spin(WordReader& line, OptionInfo option) {
    const auto value = line.take_if("default") ? line.take_number(lowest, highest) : std::nullopt;
    const auto min = line.take_if("min") ? line.take_number(lowest, highest) : std::nullopt;
    const auto max = line.take_if("max") ? line.take_number(lowest, highest) : std::nullopt;
    if (!value || !min || !max)
        return fail("the numbers of option " + quoted(option.name) + " are missing");
    option.kind = OptionInfo::Kind::Spin;
    option.default_value = std::to_string(*value);
    option.min = static_cast<int>(*min);
    option.max = static_cast<int>(*max);
    return Reply(OptionLine{std::move(option)});
}

ParsedReply parse_option(WordReader& line) {
    OptionInfo option{{}, OptionInfo::Kind::Text, {}};
    if (line.take_if("name")) option.name = line.take_until("type");
    if (option.name.empty() || !line.take_if("type"))
        return fail(std::string("an option needs name and type"));
    const std::string_view type = line.take();
    if (type == "spin") return parse_spin(line, std::move(option));
    if (type == "check")
        option.kind = OptionInfo::Kind::Check;
    else if (type != "string")
        return fail("there is no option type " + quoted(type));
    if (line.take_if("default")) option.default_value = line.take_rest();
    if (option.default_value == no_text) option.default_value.clear();
    return Reply(OptionLine{std::move(option)});
}

std::string text_of_score(const Score& score) {
    switch (score.kind()) {
        case Score::Kind::Win: return "win " + std::to_string(score.value());
        case Score::Kind::Loss: return "loss " + std::to_string(score.value());
        case Score::Kind::Points: break;
    }
    return "cp " + std::to_string(score.value());
}

struct ReplyText {
    std::string operator()(const IdName& id) const { return "id name " + id.name; }
    std::string operator()(const IdAuthor& id) const { return "id author " + id.author; }
    std::string operator()(const OptionLine& line) const {
        const OptionInfo& option = line.option;
        const std::string name = "option name " + option.name + " type ";
        const std::string value =
            " default " +
            (option.default_value.empty() ? std::string(no_text) : option.default_value);
        switch (option.kind) {
            case OptionInfo::Kind::Check: return name + "check" + value;
            case OptionInfo::Kind::Text: return name + "string" + value;
            case OptionInfo::Kind::Spin: break;
        }
        return name + "spin" + value + " min " + std::to_string(option.min) + " max " +
               std::to_string(option.max);
    }
    std::string operator()(const UbiOk&) const { return "ubiok"; }
    std::string operator()(const ReadyOk&) const { return "readyok"; }
    std::string operator()(const InfoLine& line) const {
        const SearchInfo& info = line.info;
        std::string text = "info";
        const auto append = [&](std::string_view word, auto number) {
            text.append(" ").append(word).append(" ").append(std::to_string(number));
        };
        append("depth", info.depth);
        append("seldepth", info.selective_depth);
        append("multipv", info.multi_pv);
        text += " score " + text_of_score(info.score);
        append("nodes", info.nodes);
        append("nps", info.nodes_per_second);
        append("hashfull", info.hash_full);
        append("time", info.time.count());
        if (!info.line.empty()) text += " pv";
        for (const Action action : info.line) text += " " + barracuda::to_text(action);
        return text;
    }
    std::string operator()(const InfoString& info) const { return "info string " + info.text; }
    std::string operator()(const BestMove& line) const {
        const Choice& choice = line.choice;
        if (!choice.best) return "bestmove none";
        const std::string best = "bestmove " + barracuda::to_text(*choice.best);
        return choice.ponder ? best + " ponder " + barracuda::to_text(*choice.ponder) : best;
    }
    std::string operator()(const PlainLine& line) const { return line.text; }
};

}  // namespace

ParsedReply parse_reply(std::string_view text) {
    WordReader line(text);
    const std::string_view word = line.take();
    if (word == "id" && line.take_if("name")) return Reply(IdName{std::string(line.take_rest())});
    if (word == "id" && line.take_if("author"))
        return Reply(IdAuthor{std::string(line.take_rest())});
    if (word == "option") return parse_option(line);
    if (word == "ubiok" && line.at_end()) return Reply(UbiOk{});
    if (word == "readyok" && line.at_end()) return Reply(ReadyOk{});
    if (word == "info") return parse_info(line);
    if (word == "bestmove") return parse_best_move(line);
    return Reply(PlainLine{std::string(text)});
}

std::string to_text(const Reply& reply) { return std::visit(ReplyText{}, reply); }

}  // namespace barracuda::ubi
