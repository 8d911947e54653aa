// Whether a text contains another; the message shows both if not.
#pragma once

#include <gtest/gtest.h>

#include <string_view>

namespace barracuda::cli {

inline testing::AssertionResult has(std::string_view text, std::string_view part) {
    if (text.find(part) != std::string_view::npos) return testing::AssertionSuccess();
    return testing::AssertionFailure() << '"' << text << "\" lacks \"" << part << '"';
}

}  // namespace barracuda::cli
