#include "reference.hpp"

namespace reference {

std::uint64_t perft(const State& state, int n) {
    if (n == 0) {
        return 1;
    }
    std::uint64_t sum = 0;
    for (const Action action : actions(state)) {
        sum += perft(apply(state, action), n - 1);
    }
    return sum;
}

std::uint64_t perft_moves(const State& state, int n) {
    if (n == 0) {
        return 1;
    }
    if (state.pending > 0) {
        return 0;
    }
    std::uint64_t sum = 0;
    for (const Action action : actions(state)) {
        sum += perft_moves(apply(state, action), n - 1);
    }
    return sum;
}

}  // namespace reference
