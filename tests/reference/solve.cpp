#include "solve.hpp"

#include "walk.hpp"

namespace reference {

namespace {

struct ByReference {
    using State = reference::State;
    using Action = reference::Action;
    using Key = std::string;

    static std::set<Action> actions(const State& state) { return reference::actions(state); }
    static State apply(const State& state, Action action) {
        return reference::apply(state, action);
    }
    static int pending(const State& state) { return state.pending; }
    static char side(const State& state) { return state.side; }
    static char opponent(char side) { return opponent_of(side); }
    static Key key(const State& state) {
        State same = state;
        same.turn = 1;
        return fen(same);
    }
    static int level(const State& state, char side) { return state.level[side == 'w' ? 0 : 1]; }
    static bool has_too_few(const State& state) {
        return count_pieces(state.cells, state.side) <= level(state, state.side);
    }
    static std::vector<std::pair<int, int>> movable(const State& state, char side) {
        std::vector<std::pair<int, int>> pieces;
        for (const auto& [square, cell] : state.cells) {
            if (belongs_to(cell, side) && !destinations(state.cells, square).empty()) {
                pieces.emplace_back(square, value_of(cell));
            }
        }
        return pieces;
    }
    static bool is_free(const State& state, int square) {
        return at(state.cells, square) == free_square;
    }
    static Action place(char face, int square) { return placement(face, square); }
};

}  // namespace

std::optional<bool> wins(const State& state, char winner, Measure measure, int limit,
                         std::uint64_t most_nodes) {
    return Solver<ByReference>(measure, Goal::Loss, most_nodes).wins(state, winner, limit);
}

std::optional<Solution> solve(const State& state, int most_turns, std::uint64_t most_nodes) {
    return solve_by<ByReference>(state, most_turns, most_nodes);
}

}  // namespace reference
