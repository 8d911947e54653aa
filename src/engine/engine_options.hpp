// The options by which UBI changes the engine's settings: the only place where they are text.
#pragma once

#include "engine/settings.hpp"
#include "ubi/option.hpp"

#include <string_view>
#include <vector>

namespace barracuda::engine {

constexpr std::string_view built_in_evaluation = "<built-in>";  // the default of EvalFile

std::vector<ubi::OptionInfo> engine_options();

// The settings with one option changed. The value has been checked against the option's kind and
// range.
EngineSettings with_option(EngineSettings settings, std::string_view name, std::string_view value);

}  // namespace barracuda::engine
