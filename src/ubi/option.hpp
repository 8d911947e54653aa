// An engine option as the `option` lines of UBI list it, and the check of its values. It does not
// know what an option does.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace barracuda::ubi {

struct OptionInfo {
    enum class Kind : std::uint8_t { Check, Spin, Text };
    std::string name;
    Kind kind;
    std::string default_value;
    int min = 0;
    int max = 0;

    bool operator==(const OptionInfo&) const = default;
};

// What is wrong with a value for the option, in one sentence; nothing if it is valid.
std::optional<std::string> fault_of_value(const OptionInfo& option, std::string_view value);

// Option names are case-insensitive.
bool same_option_name(std::string_view a, std::string_view b);

}  // namespace barracuda::ubi
