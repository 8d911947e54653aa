#include "ubi/option.hpp"

#include "base/text.hpp"

#include <algorithm>

namespace barracuda::ubi {

std::optional<std::string> fault_of_value(const OptionInfo& option, std::string_view value) {
    switch (option.kind) {
        case OptionInfo::Kind::Text: return std::nullopt;
        case OptionInfo::Kind::Check:
            if (value == "true" || value == "false") return std::nullopt;
            return option.name + " is true or false, not " + quoted(value);
        case OptionInfo::Kind::Spin: break;
    }
    const auto number = parse_number(value);
    if (number && *number >= option.min && *number <= option.max) return std::nullopt;
    return option.name + " is a number from " + std::to_string(option.min) + " to " +
           std::to_string(option.max) + ", not " + quoted(value);
}

bool same_option_name(std::string_view a, std::string_view b) {
    const auto lower = [](char character) {
        const bool capital = character >= 'A' && character <= 'Z';
        return static_cast<char>(capital ? character - 'A' + 'a' : character);
    };
    return std::ranges::equal(a, b, {}, lower, lower);
}

}  // namespace barracuda::ubi
