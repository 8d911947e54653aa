// The search of one thread: alpha-beta over single actions. There are three kinds of node: a move
// is due, the victim places, the captor places. The window is negated only when the actor changes,
// which not every placement in the middle of a turn does. The table is shared, nothing else. The
// files search_*.cpp contain the root and the kinds of node.
#pragma once

#include "engine/dead_memory.hpp"
#include "engine/ending_memory.hpp"
#include "engine/history.hpp"
#include "engine/margins.hpp"
#include "engine/ordering.hpp"
#include "engine/placements.hpp"
#include "engine/points.hpp"
#include "engine/reductions.hpp"
#include "engine/table.hpp"
#include "rules/game.hpp"

#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace barracuda::engine {

// The names in quotes at the numbers of the search are rows of the table in
// docs/playing-strength.md. They test a feature as a whole, not the numbers one by one.

struct RootAction {
    Action action;
    int points = -points::infinite;
    int selective_depth = 0;
    std::vector<Action> line;
};

class Search {
public:
    // What a search asks while it runs. Once it has to stop, it unwinds.
    struct Control {
        // Now and then, and before anything that takes long.
        std::function<bool()> should_stop;
        // How many nodes it may visit before it asks again; 0 if it has to stop.
        std::function<std::uint64_t(std::uint64_t visited)> more_nodes;
    };

    Search(TranspositionTable& table, std::unique_ptr<Evaluator> evaluator, Control control,
           const Margins& margins);

    // Whether every placement is considered in the first turns, instead of the most promising ones.
    void consider_all_placements(bool all) { all_placements_ = all; }
    // Whether endings beyond the horizon are solved.
    void solve_endings(bool solves) { solves_endings_ = solves; }

    // Prepares for a game's current position; `actions` are the ones to choose from.
    void set_root(const Game& game, const std::vector<Action>& actions);

    // Searches the root actions from index `first` on within a window and moves the best to that
    // index. False if it was stopped; the actions searched so far keep their results.
    bool search_root(std::size_t first, int depth, int alpha, int beta);

    // Looks for wins only, so not deep, but at every placement of the first turns. If there is a
    // win, it becomes the first root action; otherwise nothing changes. At most `nested_proofs`
    // nodes in which every placement has to lose are nested. False if the nodes did not suffice.
    bool hunt(int depth, std::uint64_t nodes, int nested_proofs);

    // Sorts the first root actions, best first.
    void sort_lines(std::size_t count);

    const std::vector<RootAction>& actions() const { return actions_; }
    std::uint64_t nodes() const { return nodes_.load(std::memory_order_relaxed); }
    void new_game();

private:
    using TriedMoves = FixedVector<Action, MovePicker::most_moves>;
    using PrincipalVariation = FixedVector<Action, points::longest_line>;
    struct Node {
        const Position& position;
        int alpha;
        int beta;
        int depth;
        int ply;

        bool is_pv() const { return beta - alpha > 1; }
    };
    // The actions tried at a node so far.
    struct Tries {
        int alpha;
        int best = -points::infinite;
        std::optional<Action> action{};  // the one that raised alpha
        int count = 0;
    };
    struct Pruning;

    // "a placement costs no depth" and "a placement costs 3/8 of a turn" gained nothing.
    static constexpr int placement_cost = 1;

    int search(const Position& position, int alpha, int beta, int depth, int ply);
    int search_moves(const Node& node);
    bool try_moves(const Node& node, const Pruning& pruning, MovePicker& picker, Tries& tries);
    std::optional<int> value_without_search(const Node& node, const Survey& survey);
    std::optional<int> value_of_ending(const Node& node, const Survey& survey);
    EndingMemory::Known solve_ending_here(const Node& node, std::size_t most);
    int try_move(const Node& node, const MovePicker::Pick& pick, int index, int alpha);
    void update_history(const Node& node, Action move, const TriedMoves& tried);
    int forget_placement(const Node& node);
    int search_placements(const Node& node);
    std::optional<Action> killer_for(const Node& node) const;
    bool try_placement(const Node& node, Action action, int reduction, Tries& tries);
    void prove_loss(const Node& node, const PlacementRanker& ranker, Tries& tries);
    int evaluate(const Node& node, const Survey& survey);
    int quiesce(const Node& node, const Survey& survey);
    int evaluate_at_limit(const Position& position, int ply);
    int try_root_action(const Node& root, std::size_t place, const Position& next, int alpha);
    int child(const Node& parent, const Position& position, int alpha, int beta, int depth);
    bool is_repetition(const Position& position) const;
    bool seems_dead(const Position& position);
    void update_pv(int ply, Action action);
    void store(const Node& node, std::optional<Action> action, int points);
    std::optional<int> from_table(const Node& node, std::optional<TableEntry> entry) const;
    void count_node(int ply);
    bool has_to_stop();
    void look_at_clock();
    bool is_hunting() const { return hunt_end_ != UINT64_MAX; }
    void keep_pv(RootAction& entry);

    TranspositionTable& table_;
    std::unique_ptr<Evaluator> evaluator_;
    Control control_;
    Margins margins_;
    Reductions reductions_;
    History history_;
    DeadMemory dead_memory_;
    EndingMemory ending_memory_;
    std::optional<Position> root_;
    std::vector<RootAction> actions_;
    std::vector<std::uint64_t> path_;      // keys of positions in which a move was due
    std::vector<PrincipalVariation> pvs_;  // by ply
    std::atomic<std::uint64_t> nodes_{0};
    std::uint64_t ending_positions_ = 0;  // that were looked at
    std::uint64_t granted_nodes_ = 0;
    std::uint64_t hunt_end_ = UINT64_MAX;  // in nodes
    int selective_depth_ = 0;
    int proofs_ = 0;         // on the way from the root: nodes where every placement is tried
    int nested_proofs_ = 1;  // how many of them there may be
    bool all_placements_ = false;
    bool solves_endings_ = false;
    bool stopped_ = false;
};

}  // namespace barracuda::engine
