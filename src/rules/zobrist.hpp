// Random numbers that tell positions apart: the key of a position is the exclusive or of the
// numbers of its parts. The turn number is not a part.
#pragma once

#include "base/random.hpp"
#include "rules/cell.hpp"
#include "rules/setup.hpp"

#include <array>
#include <cstdint>

namespace barracuda::zobrist {

struct Keys {
    std::array<std::array<std::uint64_t, square_count>, Cell::code_count> cell{};  // none for empty
    std::uint64_t brown_acts{};
    std::array<std::uint64_t, 3> owed{};                          // none for nothing owed
    std::array<std::uint64_t, starting_supply / 2 + 1> supply{};  // by pairs: a supply is even
    std::array<std::array<std::uint64_t, highest_express_level + 1>, 2>
        express_level{};  // none for level 0
};

constexpr Keys make_keys() {
    Keys keys;
    Random random(0x6261727261676f6f);
    for (std::size_t code = 1; code < keys.cell.size(); ++code)
        for (auto& number : keys.cell[code]) number = random.next();
    keys.brown_acts = random.next();
    for (std::size_t owed = 1; owed < keys.owed.size(); ++owed) keys.owed[owed] = random.next();
    for (auto& number : keys.supply) number = random.next();
    for (auto& levels : keys.express_level)
        for (std::size_t level = 1; level < levels.size(); ++level) levels[level] = random.next();
    return keys;
}

inline constexpr Keys keys = make_keys();

constexpr std::uint64_t of(Cell cell, Square square) {
    return keys
        .cell[static_cast<std::size_t>(cell.code())][static_cast<std::size_t>(square.index())];
}

}  // namespace barracuda::zobrist
