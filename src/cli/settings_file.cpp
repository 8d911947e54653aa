#include "cli/settings_file.hpp"

#include "base/text.hpp"
#include "cli/input.hpp"

#include <fmt/format.h>

#include <optional>
#include <set>
#include <string_view>

namespace barracuda::cli {
namespace {

struct Setting {
    std::string name;
    std::string value;
};

Result<std::string, std::string> parse_value(std::string_view text) {
    std::string_view value;
    std::string_view rest;
    if (text.starts_with('"')) {
        const auto end = text.find('"', 1);
        if (end == std::string_view::npos) return fail(std::string("the closing quote is missing"));
        value = text.substr(1, end - 1);
        rest = trimmed(text.substr(end + 1));
    } else {
        value = text.substr(0, text.find_first_of(" \t"));
        rest = trimmed(text.substr(value.size()));
    }
    if (!rest.empty() && !rest.starts_with('#'))
        return fail(fmt::format("{} is unexpected; put a value with spaces in quotes",
                                barracuda::quoted(rest)));
    if (value.empty() || value.starts_with('#')) return fail(std::string("the value is missing"));
    return std::string(value);
}

// None if the line is empty or a comment.
Result<std::optional<Setting>, std::string> parse_line(std::string_view line) {
    line = trimmed(line);
    if (line.empty() || line.starts_with('#')) return std::optional<Setting>();
    const auto sign = line.find('=');
    if (sign == std::string_view::npos)
        return fail(fmt::format("{} is not of the form name = value", barracuda::quoted(line)));
    std::string name(trimmed(line.substr(0, sign)));
    const auto value = parse_value(trimmed(line.substr(sign + 1)));
    if (!value) return fail(fmt::format("{}: {}", barracuda::quoted(name), value.error()));
    return std::optional(Setting{std::move(name), *value});
}

// The option for a name such as `port`; none if it makes no sense in a file.
CLI::Option* option_of(CLI::App& command, const std::string& name) {
    CLI::Option* const option = command.get_option_no_throw("--" + name);
    return option && option->get_configurable() ? option : nullptr;
}

Result<void, std::string> apply(CLI::Option& option, const Setting& setting) {
    const bool is_flag = option.get_expected_min() == 0;
    if (is_flag && setting.value != "true" && setting.value != "false")
        return fail(fmt::format("{} must be true or false", barracuda::quoted(setting.name)));
    if (option.count() > 0 || (is_flag && setting.value == "false")) return {};
    try {
        option.add_result(setting.value);
        option.run_callback();
    } catch (const CLI::ParseError& error) {
        return fail(std::string(error.what()));
    }
    return {};
}

}  // namespace

Result<void, std::string> read_settings(CLI::App& command, const std::string& path) {
    const auto content = read_file(path);
    if (!content) return fail(content.error());
    std::set<std::string> names;
    int number = 0;
    const auto fault = [&](const std::string& sentence) {
        return fail(fmt::format("{}, line {}: {}", path, number, sentence));
    };
    for (const std::string_view line : split(*content, '\n')) {
        ++number;
        const auto setting = parse_line(line);
        if (!setting) return fault(setting.error());
        if (!*setting) continue;
        const std::string& name = (*setting)->name;
        CLI::Option* const option = option_of(command, name);
        if (!option) return fault(fmt::format("there is no setting {}", barracuda::quoted(name)));
        if (!names.insert(name).second)
            return fault(fmt::format("{} is set twice", barracuda::quoted(name)));
        if (const auto applied = apply(*option, **setting); !applied) return fault(applied.error());
    }
    return {};
}

}  // namespace barracuda::cli
