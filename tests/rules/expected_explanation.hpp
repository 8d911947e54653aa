// What an explanation should say, in texts.
#pragma once

#include "rules/by_text.hpp"
#include "rules/explain.hpp"

#include <gtest/gtest.h>

#include <optional>
#include <string>
#include <string_view>

namespace barracuda {

inline std::string path_text(const Path& path) {
    std::string text;
    for (const Square square : path) text += (text.empty() ? "" : " ") + to_text(square);
    return text;
}

struct Expected {
    Reason reason;
    std::string_view clause;
    std::string_view square;  // empty: none
    std::optional<int> step;
    std::string_view path;
    std::string_view text;
};

inline void expect(const Explanation& given, const Expected& expected) {
    EXPECT_EQ(given.reason, expected.reason);
    EXPECT_EQ(clause_of(given), expected.clause);
    EXPECT_EQ(given.square ? to_text(*given.square) : "", expected.square);
    EXPECT_EQ(given.step, expected.step);
    EXPECT_EQ(path_text(given.path), expected.path);
    EXPECT_EQ(text_of(given), expected.text);
}

}  // namespace barracuda
