// How much less deep late moves are searched, by the depth in turns and the number of the move.
#pragma once

#include "engine/margins.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace barracuda::engine {

// Depth is counted in parts of a turn: a placement costs less than a move.
constexpr int one_turn = 8;

class Reductions {
public:
    explicit Reductions(const Margins& margins) {
        for (int turns = 1; turns < size; ++turns)
            for (int number = 1; number < size; ++number)
                at(turns, number) =
                    static_cast<int>(one_turn * (margins.reduction / 100.0 +
                                                 std::log(static_cast<double>(turns)) *
                                                     std::log(static_cast<double>(number)) /
                                                     (margins.reduction_divisor / 100.0)));
    }

    int of(int depth, int number) const {
        const int turns = std::clamp(depth / one_turn, 0, size - 1);
        return table_[index(turns, std::min(number, size - 1))];
    }

private:
    static constexpr int size = 64;

    static constexpr std::size_t index(int turns, int number) {
        return static_cast<std::size_t>(turns) * size + static_cast<std::size_t>(number);
    }
    int& at(int turns, int number) { return table_[index(turns, number)]; }

    std::array<int, std::size_t{size} * size> table_{};
};

}  // namespace barracuda::engine
