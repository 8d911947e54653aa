#include "engine/engine_options.hpp"

#include "base/text.hpp"

namespace barracuda::engine {

std::vector<ubi::OptionInfo> engine_options() {
    using Kind = ubi::OptionInfo::Kind;
    constexpr int most_hash = 16'384;
    constexpr int most_threads = 64;
    constexpr int most_lines = 64;
    constexpr int most_seed = 1'000'000'000;
    const EngineSettings usual;
    return {
        {"Hash", Kind::Spin, std::to_string(usual.hash), 1, most_hash},
        {"Threads", Kind::Spin, std::to_string(usual.threads), 1, most_threads},
        {"MultiPV", Kind::Spin, std::to_string(usual.multi_pv), 1, most_lines},
        {"Ponder", Kind::Check, "false"},
        {"Level", Kind::Spin, std::to_string(usual.level), 1, full_strength},
        {"Seed", Kind::Spin, std::to_string(usual.seed), 0, most_seed},
        {"AllPlacements", Kind::Check, usual.all_placements ? "true" : "false"},
        {"EvalFile", Kind::Text, std::string(built_in_evaluation)},
    };
}

EngineSettings with_option(EngineSettings settings, std::string_view name, std::string_view value) {
    const auto number = static_cast<int>(parse_number(value).value_or(0));
    if (name == "Hash") settings.hash = number;
    if (name == "Threads") settings.threads = number;
    if (name == "MultiPV") settings.multi_pv = number;
    if (name == "Level") settings.level = number;
    if (name == "Seed") settings.seed = static_cast<std::uint64_t>(number);
    if (name == "AllPlacements") settings.all_placements = value == "true";
    return settings;
}

}  // namespace barracuda::engine
