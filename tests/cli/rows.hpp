// The tables in tests/data, and the lines that the program prints.
#pragma once

#include "base/text.hpp"
#include "kit/rows.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace barracuda {

inline std::vector<kit::Row> rows_of(const std::string& name) {
    return kit::rows_of(TEST_DATA_DIR "/" + name);
}

inline std::vector<std::string> lines_of(const std::string& text) {
    std::vector<std::string> lines;
    for (const auto line : split(text, '\n')) lines.emplace_back(line);
    EXPECT_EQ(lines.back(), "") << "the last line has no end";
    lines.pop_back();
    return lines;
}

inline std::vector<std::string> words_of(const std::string& text) {
    const auto found = words(text);
    return {found.begin(), found.end()};
}

}  // namespace barracuda
