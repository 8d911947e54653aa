#include "engine/ending.hpp"

#include "rules/legal.hpp"
#include "rules/quiet.hpp"

#include <algorithm>
#include <bit>
#include <cassert>
#include <cstdint>
#include <numeric>
#include <span>
#include <utility>

namespace barracuda::engine {
namespace {

constexpr int unknown = longest_ending + 1;  // actions

using Places = std::vector<std::uint32_t>;

// For every position, those from which a move leads to it.
class Predecessors {
public:
    explicit Predecessors(std::size_t positions) : ends_(positions + 1) {}

    // All moves are counted first, then added.
    void count(std::uint32_t to) { ++ends_[to + 1]; }
    void all_are_counted() {
        std::partial_sum(ends_.begin(), ends_.end(), ends_.begin());
        places_.resize(ends_.back());
        added_ = ends_;
    }
    void add(std::uint32_t from, std::uint32_t to) { places_[added_[to]++] = from; }

    std::span<const std::uint32_t> of(std::uint32_t to) const {
        return std::span(places_).subspan(ends_[to], ends_[to + 1] - ends_[to]);
    }

private:
    Places ends_;
    Places added_;
    Places places_;
};

// The positions that quiet moves can reach from one in which the loser moves, except beyond those
// in which he can capture something: there he does not count as lost.
class EndingGraph {
public:
    explicit EndingGraph(const Position& position)
        : board_(position), loser_(position.actor()), winner_(opponent_of(loser_)) {
        states_.add(board_.start(), loser_);
    }

    // Looks at the positions one move farther away than those seen so far. False if it could not
    // look at all of them.
    bool look_one_move_farther(std::size_t most, const std::function<bool()>& should_stop) {
        constexpr std::size_t between_questions = 1024;
        const std::size_t end = states_.size();
        while (nodes_.size() < end) {
            if (states_.size() >= most || edges_.size() >= edges_per_position * most) return false;
            if (nodes_.size() % between_questions == 0 && should_stop()) return false;
            look_at_next();
        }
        return true;
    }

    bool is_complete() const { return nodes_.size() == states_.size(); }
    std::size_t size() const { return states_.size(); }

    void go_backwards();

    // Known only after the backward pass.
    int actions() const { return nodes_.empty() ? unknown : nodes_.front().actions; }
    std::vector<Action> line(const Position& start) const;

private:
    static constexpr std::size_t edges_per_position = 8;  // bounds the memory

    enum class Kind : std::uint8_t { Open, Ended, EndsByCapture };
    struct Node {
        std::uint32_t first_edge;
        Kind kind;
        int actions = unknown;   // until the loser has lost
        std::uint32_t left = 0;  // quiet moves not yet known to lose
    };

    void look_at_next();
    Predecessors predecessors() const;
    bool takes_the_last_piece(const QuietState& state, const QuietBoard::Mobility& mobility) const;
    std::span<const std::uint32_t> moves_from(std::size_t place) const;
    Action move_between(std::size_t from, std::size_t to) const;
    Action last_capture(const Position& position) const;

    QuietBoard board_;
    Player loser_;
    Player winner_;
    QuietStates states_;
    std::vector<Node> nodes_;  // of the states seen so far
    Places edges_;             // where the quiet moves of each state lead
};

void EndingGraph::look_at_next() {
    const auto [state, mover] = states_[nodes_.size()];
    const auto mobility = board_.mobility(state, mover);
    Node& node = nodes_.emplace_back(
        Node{.first_edge = static_cast<std::uint32_t>(edges_.size()), .kind = Kind::Open});
    if (mobility.movable <= board_.express_level(mover)) {
        if (mover == loser_) node.kind = Kind::Ended;
        return;
    }
    if (mover == loser_ && mobility.can_capture) return;
    if (mover == winner_ && takes_the_last_piece(state, mobility)) {
        node.kind = Kind::EndsByCapture;
        return;
    }
    for (const PieceMoves& moves : mobility.quiet_moves)
        for (const Square to : moves.destinations) {
            const QuietState next = state.after(mover, moves.from, to);
            edges_.push_back(
                static_cast<std::uint32_t>(states_.place_of(next, opponent_of(mover))));
        }
}

// R6.4: nothing is placed, the game is over.
bool EndingGraph::takes_the_last_piece(const QuietState& state,
                                       const QuietBoard::Mobility& mobility) const {
    return mobility.can_capture_piece &&
           std::popcount(state.of_player[loser_]) <= board_.express_level(loser_) + 1;
}

std::span<const std::uint32_t> EndingGraph::moves_from(std::size_t place) const {
    const std::size_t begin = nodes_[place].first_edge;
    const std::size_t end =
        place + 1 < nodes_.size() ? nodes_[place + 1].first_edge : edges_.size();
    return std::span(edges_).subspan(begin, end - begin);
}

Predecessors EndingGraph::predecessors() const {
    Predecessors all(states_.size());
    for (const std::uint32_t to : edges_) all.count(to);
    all.all_are_counted();
    for (std::uint32_t from = 0; from < nodes_.size(); ++from)
        for (const std::uint32_t to : moves_from(from)) all.add(from, to);
    return all;
}

// From the positions that are this many actions from the end to those that are one more. The winner
// needs one move that leads there; the loser is lost when his last one does.
void EndingGraph::go_backwards() {
    const Predecessors before = predecessors();
    Places now;
    Places next;
    for (std::uint32_t place = 0; place < nodes_.size(); ++place) {
        Node& node = nodes_[place];
        node.left = static_cast<std::uint32_t>(moves_from(place).size());
        node.actions = node.kind == Kind::Ended           ? 0
                       : node.kind == Kind::EndsByCapture ? 1
                                                          : unknown;
        if (node.actions == 0) now.push_back(place);
        if (node.actions == 1) next.push_back(place);
    }
    for (int actions = 1; actions <= longest_ending; ++actions) {
        for (const std::uint32_t place : now)
            for (const std::uint32_t from : before.of(place)) {
                Node& node = nodes_[from];
                if (node.actions != unknown) continue;
                if (states_[from].to_move == loser_ && --node.left > 0) continue;
                node.actions = actions;
                next.push_back(from);
            }
        now = std::exchange(next, {});
    }
}

Action EndingGraph::move_between(std::size_t from, std::size_t to) const {
    const Player mover = states_[from].to_move;
    const std::uint64_t before = states_[from].state.of_player[mover];
    const std::uint64_t after = states_[to].state.of_player[mover];
    return Action::move(*SquareSet::from_bits(before & ~after).begin(),
                        *SquareSet::from_bits(after & ~before).begin());
}

Action EndingGraph::last_capture(const Position& position) const {
    const PieceMovesList all = legal_moves(position);
    const SquareSet prey = position.pieces(loser_);
    const auto captor = std::ranges::find_if(
        all, [&](const PieceMoves& moves) { return !(moves.destinations & prey).empty(); });
    return Action::move(captor->from, *(captor->destinations & prey).begin());
}

std::vector<Action> EndingGraph::line(const Position& start) const {
    std::vector<Action> line;
    Position position = start;
    for (std::size_t place = 0; nodes_[place].kind != Kind::Ended;) {
        if (nodes_[place].kind == Kind::EndsByCapture) {
            line.push_back(last_capture(position));
            break;
        }
        const auto moves = moves_from(place);
        const std::size_t next = *std::ranges::find_if(moves, [&](std::uint32_t to) {
            return to < nodes_.size() && nodes_[to].actions == nodes_[place].actions - 1;
        });
        line.push_back(move_between(place, next));
        position = position.after(line.back());
        place = next;
    }
    return line;
}

}  // namespace

EndingSolution solve_ending(const Position& position, std::size_t most,
                            const std::function<bool()>& should_stop) {
    assert(position.move_is_due() && !is_lost(position));
    EndingGraph graph(position);
    std::size_t last_size = 0;
    for (int moves = 0;; ++moves) {
        const bool may_go_on = graph.look_one_move_farther(most, should_stop);
        const bool is_last = !may_go_on || graph.is_complete() || moves == longest_ending;
        // The backward pass takes as long as everything before it.
        if (!is_last && graph.size() < 2 * last_size) continue;
        last_size = graph.size();
        graph.go_backwards();
        // A shorter way to the end may run through positions that have not been looked at yet.
        if (graph.actions() <= (is_last ? longest_ending : moves))
            return {LostEnding{graph.actions(), graph.line(position)}, graph.size()};
        if (is_last) return {std::nullopt, graph.size()};
    }
}

}  // namespace barracuda::engine
