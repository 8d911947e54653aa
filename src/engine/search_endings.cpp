#include "engine/ending.hpp"
#include "engine/search.hpp"

#include <algorithm>

namespace barracuda::engine {
namespace {

// The numbers below were tested as a whole, not one by one: "with the network: endings without
// captures solved exactly" (docs/playing-strength.md).

// How many positions are visited for endings: a share of the number of nodes and, near the root,
// some in advance. One takes about as long as a node.
constexpr std::uint64_t share = 8;
constexpr std::uint64_t in_advance = 32'000;
constexpr std::uint64_t allowance(std::uint64_t nodes, int ply) {
    return nodes / share + (ply <= 2 ? in_advance : 0);
}

// For one ending, by the turns of depth that are left.
constexpr int fewest_turns = 2;
constexpr int most_turns = 4;
constexpr std::size_t positions_for(int turns) {
    return std::size_t{256} << 3 * (std::min(turns, most_turns) - fewest_turns);
}

bool can_capture(const Position& position, const Survey& survey, Player player) {
    const SquareSet occupied = position.pieces() | position.barragoons();
    return (survey[player].reach & occupied.bits()) != 0;
}

}  // namespace

// Whether the actor is lost, however far beyond the horizon the end is. It cannot be proven where
// he can capture anything.
std::optional<int> Search::value_of_ending(const Node& node, const Survey& survey) {
    const Position& position = node.position;
    const int turns = node.depth / one_turn;
    if (!solves_endings_ || turns < fewest_turns || can_capture(position, survey, position.actor()))
        return std::nullopt;
    EndingMemory::Known known = ending_memory_.recall(position.key());
    if (known.actions > 0) {
        if (node.is_pv()) known = solve_ending_here(node, known.most);  // for the line
    } else if (const std::size_t most = positions_for(turns);
               most > known.most && ending_positions_ + most <= allowance(nodes(), node.ply)) {
        known = solve_ending_here(node, most);
    }
    if (known.actions == 0 || node.ply + known.actions > points::longest_line) return std::nullopt;
    return -points::win + node.ply + known.actions;
}

EndingMemory::Known Search::solve_ending_here(const Node& node, std::size_t most) {
    const EndingSolution solution = solve_ending(node.position, most, control_.should_stop);
    ending_positions_ += solution.positions;
    EndingMemory::Known known{.actions = 0, .most = most};
    if (solution.lost) {
        known.actions = solution.lost->actions;
        PrincipalVariation& pv = pvs_[static_cast<std::size_t>(node.ply)];
        pv.clear();
        for (const Action action : solution.lost->line) pv.push_back(action);
    }
    ending_memory_.remember(node.position.key(), known);
    return known;
}

}  // namespace barracuda::engine
