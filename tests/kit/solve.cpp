#include "kit/solve.hpp"

#include "rules/legal.hpp"

namespace barracuda::kit {
namespace {

struct ByRules {
    using State = Position;
    using Action = barracuda::Action;
    using Key = std::uint64_t;

    static ActionList actions(const Position& position) { return legal_actions(position); }
    static Position apply(const Position& position, Action action) {
        return position.after(action);
    }
    static int pending(const Position& position) { return position.owed(); }
    static Player side(const Position& position) { return position.actor(); }
    static Player opponent(Player player) { return opponent_of(player); }
    static Key key(const Position& position) { return position.key(); }
    static int level(const Position& position, Player player) {
        return position.express_level(player);
    }
    static bool has_too_few(const Position& position) {
        return position.pieces(position.actor()).size() <= position.express_level(position.actor());
    }
    static std::vector<std::pair<int, int>> movable(const Position& position, Player player) {
        std::vector<std::pair<int, int>> pieces;
        for (const PieceMoves& moves : piece_moves(position, player))
            pieces.emplace_back(moves.from.index(), steps_of(position.piece_on(moves.from).value));
        return pieces;
    }
    static bool is_free(const Position& position, int square) {
        return position.free().contains(Square::from_index(square));
    }
    static Action place(char face, int square) {
        return Action::place(Square::from_index(square),
                             face == 'x' ? Face::NoWay : Face::AllTurns);
    }
};

}  // namespace

std::optional<bool> wins(const Position& position, Player winner, Measure measure, int limit,
                         std::uint64_t most_nodes) {
    return reference::Solver<ByRules>(measure, reference::Goal::Loss, most_nodes)
        .wins(position, winner, limit);
}

std::optional<Solution> solve(const Position& position, int most_turns, std::uint64_t most_nodes) {
    return reference::solve_by<ByRules>(position, most_turns, most_nodes);
}

}  // namespace barracuda::kit
