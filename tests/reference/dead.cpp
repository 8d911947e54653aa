#include "board.hpp"

#include <algorithm>
#include <deque>
#include <set>

namespace reference {

namespace {

// The turn number says nothing about what can happen, but would make every position new.
State without_turn(State state) {
    state.turn = 1;
    return state;
}

}  // namespace

bool dead(const State& state) {
    std::set<State> visited{without_turn(state)};
    std::deque<State> waiting{without_turn(state)};
    while (!waiting.empty()) {
        const State current = waiting.front();
        waiting.pop_front();
        const std::set<Action> list = actions(current);
        if (list.empty()) {
            return false;  // R8 ends the game here
        }
        const auto captures = [&current](Action action) {
            return at(current.cells, action.to) != free_square;
        };
        if (std::ranges::any_of(list, captures)) {
            return false;
        }
        for (const Action action : list) {
            const State next = without_turn(apply(current, action));
            if (visited.insert(next).second) {
                waiting.push_back(next);
            }
        }
    }
    return true;
}

}  // namespace reference
