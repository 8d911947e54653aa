// Reads tests/data/solved.txt, which make_solved writes.
#pragma once

#include "reference/solver.hpp"

#include <fstream>
#include <sstream>
#include <string>
#include <vector>

namespace reference {

struct Solved {
    std::string fen;
    Solution solution;
};

inline std::vector<Solved> solved_list(const std::string& path) {
    std::ifstream file(path);
    std::vector<Solved> list;
    for (std::string line; std::getline(file, line);) {
        if (line.empty() || line[0] == '#') continue;
        std::istringstream fields(line);
        Solved row;
        std::string kind;
        std::getline(fields, row.fen, '\t');
        fields >> row.solution.turns >> row.solution.actions >> kind;
        row.solution.by_capture = kind == "capture";
        list.push_back(row);
    }
    return list;
}

}  // namespace reference
