#include "rules/perft.hpp"

#include "rules/legal.hpp"

namespace barracuda {

std::uint64_t perft(const Position& position, int depth) {
    if (depth == 0) return 1;
    if (depth == 1) return count_legal(position);
    std::uint64_t total = 0;
    for_each_legal(position,
                   [&](Action action) { total += perft(position.after(action), depth - 1); });
    return total;
}

std::uint64_t perft_making_leaves(const Position& position, int depth) {
    if (depth == 0) return position.key() != 0;  // reading the position forces it to be made
    std::uint64_t total = 0;
    for_each_legal(position, [&](Action action) {
        total += perft_making_leaves(position.after(action), depth - 1);
    });
    return total;
}

std::uint64_t perft_moves(const Position& position, int depth) {
    if (depth == 0) return 1;
    if (!position.move_is_due()) return 0;
    if (depth == 1) return count_legal(position);
    std::uint64_t total = 0;
    for_each_legal(position,
                   [&](Action action) { total += perft_moves(position.after(action), depth - 1); });
    return total;
}

}  // namespace barracuda
