#include "match/contestant.hpp"

#include "base/text.hpp"

namespace barracuda::match {
namespace {

constexpr std::int64_t most_nodes = 1'000'000'000'000;
constexpr std::int64_t deepest = 1000;
constexpr std::int64_t longest_move_time = 86'400'000;  // a day

Result<std::int64_t, std::string> positive(std::string_view name, std::string_view value,
                                           std::int64_t most) {
    const auto number = parse_number(value);
    if (number && *number >= 1 && *number <= most) return *number;
    return fail(std::string(name) + " " + quoted(value) + " is not a number from 1 to " +
                std::to_string(most));
}

Result<TimeControl, std::string> parse_clock(std::string_view value) {
    const auto control = TimeControl::parse(value);
    if (control && control->time() > Milliseconds{0} &&
        (control->kind() == TimeControl::Kind::SuddenDeath ||
         control->kind() == TimeControl::Kind::Increment))
        return *control;
    return fail("the clock " + quoted(value) + " is not seconds and an increment, like 10+0.1");
}

struct Setting {
    std::string_view name;
    std::string_view value;
};

std::optional<Setting> parse_setting(std::string_view text) {
    const std::size_t sign = text.find('=');
    if (sign == std::string_view::npos) return std::nullopt;
    const Setting setting{trimmed(text.substr(0, sign)), trimmed(text.substr(sign + 1))};
    return setting.name.empty() ? std::nullopt : std::optional(setting);
}

Result<void, std::string> apply(Contestant& contestant, const Setting& setting) {
    constexpr std::string_view option_prefix = "option.";
    if (setting.name == "name") {
        if (setting.value.empty()) return fail(std::string("the name is empty"));
        contestant.name = setting.value;
        return {};
    }
    if (setting.name.starts_with(option_prefix)) {
        contestant.options.emplace_back(setting.name.substr(option_prefix.size()), setting.value);
        return {};
    }
    return set_limit(contestant.allowance, setting.name, setting.value);
}

}  // namespace

Result<void, std::string> set_limit(Allowance& allowance, std::string_view name,
                                    std::string_view value) {
    if (name == "clock") {
        const auto control = parse_clock(value);
        if (!control) return fail(control.error());
        allowance.clock = *control;
        return {};
    }
    if (name != "nodes" && name != "depth" && name != "move-time")
        return fail("there is no setting " + quoted(name) +
                    "; there are name, nodes, depth, move-time, clock and option.NAME");
    const std::int64_t most = name == "nodes"   ? most_nodes
                              : name == "depth" ? deepest
                                                : longest_move_time;
    const auto number = positive(name, value, most);
    if (!number) return fail(number.error());
    if (name == "nodes") allowance.nodes = static_cast<std::uint64_t>(*number);
    if (name == "depth") allowance.depth = static_cast<int>(*number);
    if (name == "move-time") allowance.move_time = Milliseconds{*number};
    return {};
}

std::string to_text(const Allowance& allowance) {
    std::string text;
    const auto add = [&](const std::string& part) { text += (text.empty() ? "" : " ") + part; };
    if (allowance.clock) add(allowance.clock->text());
    if (allowance.move_time) add("move-time=" + std::to_string(allowance.move_time->count()));
    if (allowance.nodes) add("nodes=" + std::to_string(*allowance.nodes));
    if (allowance.depth) add("depth=" + std::to_string(*allowance.depth));
    return text;
}

Result<Contestant, std::string> parse_contestant(std::string_view text) {
    const auto parts = split(text, ';');
    Contestant contestant{std::string(trimmed(parts.front())), {}, {}, {}};
    if (contestant.command.empty()) return fail("the engine " + quoted(text) + " has no command");
    for (std::size_t i = 1; i < parts.size(); ++i) {
        const std::string_view part = trimmed(parts[i]);
        if (part.empty()) continue;
        const auto setting = parse_setting(part);
        if (!setting)
            return fail("the engine " + quoted(text) + " has " + quoted(part) +
                        " where NAME=VALUE belongs");
        if (const auto applied = apply(contestant, *setting); !applied)
            return fail("the engine " + quoted(text) + ": " + applied.error());
    }
    return contestant;
}

std::vector<std::string> command_words(std::string_view command) {
    std::vector<std::string> words;
    bool in_word = false;
    char quotation = 0;
    for (const char c : command) {
        if (quotation == 0 && (c == ' ' || c == '\t')) {
            in_word = false;
            continue;
        }
        if (!in_word) words.emplace_back();
        in_word = true;
        if (c == quotation)
            quotation = 0;
        else if (quotation == 0 && (c == '"' || c == '\''))
            quotation = c;
        else
            words.back() += c;
    }
    return words;
}

Result<EngineOption, std::string> parse_option(std::string_view text) {
    const auto setting = parse_setting(text);
    if (!setting) return fail("the option " + quoted(text) + " is not NAME=VALUE");
    return EngineOption(setting->name, setting->value);
}

}  // namespace barracuda::match
