#include "engine/search.hpp"

#include "rules/dead.hpp"
#include "rules/legal.hpp"

#include <algorithm>
#include <utility>

namespace barracuda::engine {
namespace {

constexpr int draw = 0;
// Looked at to find out whether a position is dead. Enough for two 2s in any room, and less than a
// millisecond: measured by `bench latency`, no test by games.
constexpr std::size_t most_quiet_positions = 4'000;

bool nobody_captures(const Position& position, const Survey& survey) {
    const std::uint64_t occupied = ~position.free().bits();
    return ((survey[Player::White].reach | survey[Player::Brown].reach) & occupied &
            SquareSet::all().bits()) == 0;
}

}  // namespace

Search::Search(TranspositionTable& table, std::unique_ptr<Evaluator> evaluator, Control control,
               const Margins& margins)
    : table_(table),
      evaluator_(std::move(evaluator)),
      control_(std::move(control)),
      margins_(margins),
      reductions_(margins),
      pvs_(points::longest_line + 1) {}

void Search::new_game() { history_.clear(); }

void Search::set_root(const Game& game, const std::vector<Action>& actions) {
    root_ = game.position();
    actions_.clear();
    for (const Action action : actions) actions_.push_back({.action = action, .line = {action}});
    path_.clear();
    for (std::size_t i = 0; i < game.size(); ++i)
        if (game.before(i).move_is_due()) path_.push_back(game.before(i).key());
    nodes_ = 0;
    ending_positions_ = 0;
    granted_nodes_ = 0;
    stopped_ = false;
}

// Unless the search has to stop instead.
void Search::count_node(int ply) {
    const std::uint64_t before = nodes();
    if (before >= std::min(granted_nodes_, hunt_end_) && has_to_stop()) {
        stopped_ = true;
        return;
    }
    nodes_.store(before + 1, std::memory_order_relaxed);
    selective_depth_ = std::max(selective_depth_, ply);
}

// The first nodes are visited whatever the clock says: they give an answer that is better than
// none.
bool Search::has_to_stop() {
    if (nodes() >= hunt_end_) return true;
    if (nodes() > 0 && control_.should_stop()) return true;
    const std::uint64_t more = control_.more_nodes(nodes());
    granted_nodes_ += more;
    return more == 0;
}

// Before something that takes as long as many nodes. Whether there are too many of them is asked
// elsewhere, always at the same ones.
void Search::look_at_clock() {
    if (control_.should_stop()) stopped_ = true;
}

bool Search::is_repetition(const Position& position) const {
    // The same player moves every other time; nothing older than a handful of turns matters here.
    // How much is a handful was not tested.
    constexpr std::size_t longest = 60;
    const std::size_t size = path_.size();
    for (std::size_t back = 2; back <= std::min(size, longest); back += 2)
        if (path_[size - back] == position.key()) return true;
    return false;
}

void Search::update_pv(int ply, Action action) {
    PrincipalVariation& pv = pvs_[static_cast<std::size_t>(ply)];
    const PrincipalVariation& rest = pvs_[static_cast<std::size_t>(ply) + 1];
    pv.clear();
    pv.push_back(action);
    for (const Action next : rest) pv.push_back(next);
}

void Search::store(const Node& node, std::optional<Action> action, int points) {
    const Bound bound = points >= node.beta   ? Bound::Lower
                        : points > node.alpha ? Bound::Exact
                                              : Bound::Upper;
    table_.store(node.position.key(),
                 {action, points::to_table(points, node.ply), node.depth, bound});
}

std::optional<int> Search::from_table(const Node& node, std::optional<TableEntry> entry) const {
    if (!entry || node.is_pv() || entry->depth < node.depth) return std::nullopt;
    const int points = points::from_table(entry->score, node.ply);
    // A hunt sees what was left out before.
    if (is_hunting() && !points::is_proven(points)) return std::nullopt;
    const bool usable = entry->bound == Bound::Exact ||
                        (entry->bound == Bound::Lower && points >= node.beta) ||
                        (entry->bound == Bound::Upper && points <= node.alpha);
    return usable ? std::optional(points) : std::nullopt;
}

// A child's points from the view of the parent's actor.
int Search::child(const Node& parent, const Position& position, int alpha, int beta, int depth) {
    if (position.actor() == parent.position.actor())
        return search(position, alpha, beta, depth, parent.ply + 1);
    return -search(position, -beta, -alpha, depth, parent.ply + 1);
}

int Search::search(const Position& position, int alpha, int beta, int depth, int ply) {
    count_node(ply);
    if (stopped_) return 0;
    // Here alone the depth in actions is bounded, whatever the search extends: nothing is kept of
    // nodes that lie as deep.
    if (ply >= points::longest_line) return evaluate_at_limit(position, ply);
    pvs_[static_cast<std::size_t>(ply)].clear();
    // A win that is farther away than one found already, or a loss that is nearer, need no look.
    alpha = std::max(alpha, -points::win + ply);
    beta = std::min(beta, points::win - ply - 1);
    if (alpha >= beta) return alpha;
    const Node node{position, alpha, beta, depth, ply};
    return position.move_is_due() ? search_moves(node) : search_placements(node);
}

// A dead position (R9.1) that is not recognized is no harm: nothing can be won in it, so nothing is
// proven, and it is the referee who ends the game.
bool Search::seems_dead(const Position& position) {
    if (is_something_near(position)) return false;
    return dead_memory_.recall(position.key(), [&] {
        look_at_clock();
        return is_dead_within(position, most_quiet_positions).value_or(false);
    });
}

// What needs no search: a loss, a draw, the horizon.
std::optional<int> Search::value_without_search(const Node& node, const Survey& survey) {
    const Position& position = node.position;
    const Player actor = position.actor();
    if (survey[actor].movable <= position.express_level(actor))
        return -points::win + node.ply;  // R8
    if (is_repetition(position)) return draw;
    if (nobody_captures(position, survey) && seems_dead(position)) return draw;
    if (node.depth > 0) return std::nullopt;
    return quiesce(node, survey);
}

int Search::evaluate_at_limit(const Position& position, int ply) {
    Position last = position;
    while (!last.move_is_due()) last = last.after_forgetting();
    const int points = evaluator_->evaluate(last, Survey(last), last.actor(), ply);
    return last.actor() == position.actor() ? points : -points;
}

// Where a move is due.
int Search::evaluate(const Node& node, const Survey& survey) {
    return evaluator_->evaluate(node.position, survey, node.position.actor(), node.ply);
}

// The horizon. Of captures only those that end the game are looked at, where few pieces of the
// opponent can move: the evaluation knows what the others are worth. Placements are forgotten, so
// only the last piece's capture (R6.4) proves anything.
int Search::quiesce(const Node& node, const Survey& survey) {
    const Position& position = node.position;
    const Player victim = opponent_of(position.actor());
    int best = evaluate(node, survey);
    // "quiescence over captures that end the game"; a capture shuts in at most a few pieces.
    if (survey[victim].movable - position.express_level(victim) > 2) return best;
    const std::uint64_t targets = position.pieces(victim).bits();
    for (const SurveyedPiece& piece : survey[position.actor()].pieces)
        for (const Square to : SquareSet::from_bits(piece.destinations & targets)) {
            if (best >= node.beta || stopped_) return best;
            count_node(node.ply + 1);
            Position next = position.after(Action::move(piece.square, to));
            const bool is_last = next.move_is_due();
            while (!next.move_is_due()) next = next.after_forgetting();
            if (is_lost(next)) best = is_last ? points::win - node.ply - 1 : points::unproven_win;
        }
    return best;
}

}  // namespace barracuda::engine
