// The tables of tests/data, and the lines of what the program prints.
#pragma once

#include "base/text.hpp"

#include <gtest/gtest.h>

#include <fstream>
#include <string>
#include <vector>

namespace barracuda {

inline std::vector<std::vector<std::string>> rows_of(const std::string& name) {
    std::ifstream file(TEST_DATA_DIR "/" + name);
    EXPECT_TRUE(file) << name;
    std::vector<std::vector<std::string>> rows;
    for (std::string line; std::getline(file, line);) {
        if (line.empty() || line[0] == '#') continue;
        const auto fields = split(line, '\t');
        rows.emplace_back(fields.begin(), fields.end());
    }
    EXPECT_GT(rows.size(), 10u) << name;
    return rows;
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
