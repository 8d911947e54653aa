#include "engine/engine_options.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace barracuda::engine {
namespace {

// The settings, set through the options.
std::vector<std::string> values_of(const EngineSettings& settings) {
    return {std::to_string(settings.hash),     std::to_string(settings.threads),
            std::to_string(settings.multi_pv), std::to_string(settings.level),
            std::to_string(settings.seed),     settings.all_placements ? "true" : "false"};
}
const std::vector<std::string> names{"Hash",  "Threads", "MultiPV",
                                     "Level", "Seed",    "AllPlacements"};

TEST(EngineOptions, DefaultsAreThoseOfTheSettings) {
    const std::vector<std::string> values = values_of({});
    for (std::size_t i = 0; i < names.size(); ++i) {
        const auto options = engine_options();
        const auto option = std::ranges::find(options, names[i], &ubi::OptionInfo::name);
        ASSERT_NE(option, options.end()) << names[i];
        EXPECT_EQ(option->default_value, values[i]) << names[i];
        EXPECT_FALSE(ubi::fault_of_value(*option, values[i])) << names[i];
    }
}

TEST(EngineOptions, EachChangesASettingOfItsOwn) {
    for (std::size_t i = 0; i < names.size(); ++i) {
        std::vector<std::string> expected = values_of({});
        expected[i] = names[i] == "AllPlacements" ? "true" : "7";
        EXPECT_EQ(values_of(with_option({}, names[i], expected[i])), expected) << names[i];
    }
}

}  // namespace
}  // namespace barracuda::engine
