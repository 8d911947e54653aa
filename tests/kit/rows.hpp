// The tables in tests/data: one row per line, fields separated by tabs.
#pragma once

#include "base/text.hpp"
#include "kit/files.hpp"

#include <stdexcept>
#include <string>
#include <vector>

namespace barracuda::kit {

using Row = std::vector<std::string>;

// Without comments. A table with next to nothing in it is an error, as its test would test nothing.
inline std::vector<Row> rows_of(const std::string& path) {
    const std::string content = content_of(path);
    std::vector<Row> rows;
    for (const std::string_view line : split(content, '\n')) {
        if (line.empty() || line[0] == '#') continue;
        const auto fields = split(line, '\t');
        rows.emplace_back(fields.begin(), fields.end());
    }
    if (rows.size() <= 10) throw std::runtime_error("there are no rows in " + path);
    return rows;
}

}  // namespace barracuda::kit
