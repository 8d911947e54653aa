// The mistakes of each player over all analysed games.
#pragma once

#include "cli/analyse/judgement.hpp"

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace barracuda::cli {

class Summary {
public:
    void add(const Record& record, const Judgements& judgements);

    // A table with one line per player and colour; nothing if there was no game.
    std::string text() const;

private:
    struct Row {
        std::string player;
        std::int64_t actions = 0;
        std::int64_t dubious = 0;
        std::int64_t mistakes = 0;
        std::int64_t blunders = 0;
        std::int64_t lost = 0;  // thousandths
    };

    std::size_t row_of(const std::string& player);
    static void count(Row& row, int lost);

    std::vector<Row> rows_;  // in order of appearance
};

}  // namespace barracuda::cli
