#include "engine/search.hpp"

#include "engine/eval/linear.hpp"
#include "engine/ordering.hpp"
#include "rules/dead.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace barracuda {
namespace {

constexpr int draw = 0;
constexpr int placement_cost = 1;
constexpr int nodes_between_checks = 1024;
constexpr int quiescence_turns = 3;

// Late moves are searched less deep: by depth in turns and number of the move.
constexpr int reduction_rows = 64;
using Reductions = std::array<std::array<int, reduction_rows>, reduction_rows>;

const Reductions& reductions() {
    static const Reductions table = [] {
        Reductions made{};
        for (std::size_t depth = 1; depth < reduction_rows; ++depth)
            for (std::size_t index = 1; index < reduction_rows; ++index)
                made[depth][index] = static_cast<int>(
                    one_turn * (0.3 + std::log(static_cast<double>(depth)) *
                                          std::log(static_cast<double>(index)) / 2.2));
        return made;
    }();
    return table;
}

bool nobody_captures(const Position& position, const Survey& survey) {
    const std::uint64_t occupied = ~position.free().bits();
    return ((survey[Player::White].reach | survey[Player::Brown].reach) & occupied &
            SquareSet::all().bits()) == 0;
}

// How many placements are searched, and how broadly they are looked for.
struct Width {
    int placements;
    PlacementRanker::Breadth breadth;
};

constexpr Width every_placement{1024, {square_count, square_count}};
constexpr int plies_with_all_placements = 5;

Width width_of(bool pv, int depth, int ply) {
    if (ply <= 2) return {24, {32, 10}};
    if (pv) return {12, {24, 6}};
    if (depth >= 3 * one_turn) return {4, {10, 3}};
    return {2, {6, 2}};
}

}  // namespace

Search::Search(Table& table, const features::Weights& weights, ShouldStop should_stop)
    : table_(table),
      weights_(weights),
      should_stop_(std::move(should_stop)),
      lines_(points::longest_line + 2) {}

void Search::new_game() { history_.clear(); }

void Search::set_root(const Game& game, const std::vector<Action>& actions,
                      std::optional<std::uint64_t> node_limit) {
    root_ = game.position();
    actions_.clear();
    for (const Action action : actions) actions_.push_back({.action = action, .line = {action}});
    path_.clear();
    for (std::size_t i = 0; i < game.size(); ++i)
        if (game.before(i).move_is_due()) path_.push_back(game.before(i).key());
    nodes_ = 0;
    node_limit_ = node_limit.value_or(UINT64_MAX);
    next_check_ = std::min<std::uint64_t>(nodes_between_checks, node_limit_);
    stopped_ = false;
}

void Search::count_node(int ply) {
    const std::uint64_t count = nodes_.load(std::memory_order_relaxed) + 1;
    nodes_.store(count, std::memory_order_relaxed);
    selective_depth_ = std::max(selective_depth_, ply);
    if (count < next_check_) return;
    next_check_ = count + nodes_between_checks;
    if (count < node_limit_) next_check_ = std::min(next_check_, node_limit_);
    if (count >= hunt_end_ || should_stop_(count)) stopped_ = true;
}

bool Search::is_repetition(const Position& position) const {
    // The same player moves every other time; nothing older than a handful of turns matters here.
    constexpr std::size_t longest = 60;
    const std::size_t size = path_.size();
    for (std::size_t back = 2; back <= std::min(size, longest); back += 2)
        if (path_[size - back] == position.key()) return true;
    return false;
}

void Search::extend_line(int ply, Action action) {
    auto& line = lines_[static_cast<std::size_t>(ply)].actions;
    const auto& rest = lines_[static_cast<std::size_t>(ply) + 1].actions;
    line.clear();
    line.push_back(action);
    for (const Action next : rest)
        if (line.size() < points::longest_line) line.push_back(next);
}

void Search::store(const Node& node, std::optional<Action> action, int points) {
    const Bound bound = points >= node.beta   ? Bound::Lower
                        : points > node.alpha ? Bound::Exact
                                              : Bound::Upper;
    table_.store(node.position.key(),
                 {action, static_cast<std::int16_t>(points::to_table(points, node.ply)),
                  static_cast<std::int16_t>(node.depth), bound});
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

int Search::reduction(int depth, int index) const {
    const int turns = std::clamp(depth / one_turn, 0, reduction_rows - 1);
    return reductions()[static_cast<std::size_t>(turns)]
                       [static_cast<std::size_t>(std::min(index, reduction_rows - 1))];
}

// A child's points from the view of the parent's actor.
int Search::child(const Node& parent, const Position& position, int alpha, int beta, int depth) {
    if (position.actor() == parent.position.actor())
        return search(position, alpha, beta, depth, parent.ply + 1);
    return -search(position, -beta, -alpha, depth, parent.ply + 1);
}

int Search::search(const Position& position, int alpha, int beta, int depth, int ply) {
    lines_[static_cast<std::size_t>(ply)].actions.clear();
    count_node(ply);
    if (stopped_) return 0;
    // A win that is farther away than one found already, or a loss that is nearer, need no look.
    alpha = std::max(alpha, -points::win + ply);
    beta = std::min(beta, points::win - ply - 1);
    if (alpha >= beta) return alpha;
    const Node node{position, alpha, beta, depth, ply};
    return position.move_is_due() ? search_moves(node) : search_placements(node);
}

// What needs no search: a loss, a draw, the horizon.
std::optional<int> Search::settled(const Node& node, const Survey& survey) {
    const Position& position = node.position;
    const Player actor = position.actor();
    if (survey[actor].movable <= position.level(actor)) return -points::win + node.ply;  // R8
    if (is_repetition(position)) return draw;
    if (nobody_captures(position, survey) && is_dead(position)) return draw;
    if (node.depth > 0 && node.ply < points::longest_line) return std::nullopt;
    return quiesce(position, survey, node.alpha, node.beta, node.ply, quiescence_turns);
}

// The null window first, and less deep for late moves; again as deep and as wide as it turns out to
// need.
int Search::try_move(const Node& node, const MovePicker::Pick& pick, int index, int alpha) {
    const Position next = node.position.after(pick.move);
    table_.prefetch(next.key());
    const int depth = node.depth - one_turn;
    if (index == 0) return child(node, next, alpha, node.beta, depth);
    int less = 0;
    if (index >= 3 && node.depth >= 2 * one_turn && !pick.takes_piece) {
        less = reduction(node.depth, index) -
               history_.of(node.position.actor(), pick.move) * one_turn / History::limit;
        if (node.is_pv()) less -= one_turn;
        if (history_.is_killer(node.ply, pick.move)) less -= one_turn;
        if (pick.takes_barragoon) less -= one_turn / 2;
        less = std::clamp(less, 0, std::max(0, depth - one_turn));
    }
    int points = child(node, next, alpha, alpha + 1, depth - less);
    if (points > alpha && less > 0) points = child(node, next, alpha, alpha + 1, depth);
    if (points > alpha && points < node.beta) points = child(node, next, alpha, node.beta, depth);
    return points;
}

void Search::learn_cutoff(const Node& node, Action move, const TriedMoves& tried) {
    const int turns = node.depth / one_turn;
    const int bonus = std::min(1200, 32 * turns * turns + 64 * turns);
    const Player actor = node.position.actor();
    history_.add(actor, move, bonus);
    for (const Action action : tried) history_.add(actor, action, -bonus);
    history_.add_killer(node.ply, move);
}

int Search::search_moves(const Node& node) {
    const Position& position = node.position;
    const Survey survey(position);
    if (const auto known = settled(node, survey)) return *known;
    const auto entry = table_.find(position.key());
    if (const auto known = from_table(node, entry)) return *known;

    const int evaluation = evaluate(weights_, position, survey, position.actor());
    const int turns = node.depth / one_turn;
    const bool selective = !node.is_pv() && !points::is_decided(node.beta);
    if (selective && turns <= 5 && evaluation - 70 * std::max(1, turns) >= node.beta)
        return evaluation;

    path_.push_back(position.key());
    MovePicker picker(position, survey, entry ? entry->action : std::nullopt, history_, node.ply);
    int alpha = node.alpha;
    int best = -points::infinite;
    std::optional<Action> best_action;
    bool pruned = false;
    TriedMoves tried;
    for (int index = 0; const auto pick = picker.next(); ++index) {
        if (selective && !pick->takes_piece && !points::is_loss(best)) {
            const bool too_late = turns <= 3 && index >= 5 + 4 * turns * turns;
            const bool hopeless = index > 0 && turns <= 2 && !pick->takes_barragoon &&
                                  evaluation + 90 + 80 * turns <= alpha;
            pruned |= too_late || hopeless;
            if (too_late) break;
            if (hopeless) continue;
        }
        const int points = try_move(node, *pick, index, alpha);
        if (stopped_) break;
        best = std::max(best, points);
        if (points > alpha) {
            best_action = pick->move;
            alpha = points;
            if (node.is_pv()) extend_line(node.ply, pick->move);
        }
        if (points >= node.beta) {
            if (!pick->takes_piece) learn_cutoff(node, pick->move, tried);
            break;
        }
        if (!pick->takes_piece) tried.push_back(pick->move);
    }
    path_.pop_back();
    if (stopped_) return 0;
    // A loss is proven only if every move was looked at.
    if (pruned && points::is_loss(best)) best = -points::nearest_to_win;
    store(node, best_action, best);
    return best;
}

// A placement only takes moves away: who cannot move without it cannot move with it, either. What
// else is found behind a forgotten placement is not proven.
int Search::forget_placement(const Node& node) {
    const Position& position = node.position;
    const int points = child(node, position.after_forgetting(), node.alpha, node.beta, node.depth);
    if (points::win - std::abs(points) <= node.ply + position.owed()) return points;
    return std::clamp(points, -points::nearest_to_win, points::nearest_to_win);
}

// The first placement with the whole window, the others with the null window first and less deep.
// True if no other one is needed.
bool Search::try_placement(const Node& node, Action action, int less, Tries& tries) {
    const Position next = node.position.after(action);
    table_.prefetch(next.key());
    const int depth = node.depth - placement_cost;
    int points = 0;
    if (tries.count++ == 0) {
        points = child(node, next, tries.alpha, node.beta, depth);
    } else {
        points = child(node, next, tries.alpha, tries.alpha + 1, depth - less);
        if (points > tries.alpha && less > 0)
            points = child(node, next, tries.alpha, tries.alpha + 1, depth);
        if (points > tries.alpha && points < node.beta)
            points = child(node, next, tries.alpha, node.beta, depth);
    }
    if (stopped_) return true;
    tries.best = std::max(tries.best, points);
    if (points > tries.alpha) {
        tries.alpha = points;
        tries.action = action;
        if (node.is_pv()) extend_line(node.ply, action);
    }
    return points >= node.beta;
}

// Every placement that was tried loses. It is proven only if all the others do, too; inside another
// such proof that is too much to ask.
void Search::prove_loss(const Node& node, const PlacementRanker& ranker, Tries& tries) {
    if (proofs_ == nested_proofs_) {
        tries.best = -points::nearest_to_win;
        return;
    }
    ++proofs_;
    RankedPlacements ranked;
    ranker.rank_all(ranked);
    for (const RankedPlacement& placement : ranked)
        if (points::is_loss(tries.best) && !stopped_)
            try_placement(node, placement.action, 0, tries);
    // Equal effects on the next moves may still differ later.
    for (const Square square : node.position.free())
        for (const Face face : all_faces)
            if (points::is_loss(tries.best) && !stopped_)
                try_placement(node, Action::place(square, face), 0, tries);
    --proofs_;
}

int Search::search_placements(const Node& node) {
    const Position& position = node.position;
    // Beyond the horizon a placement is not looked for.
    if (node.depth <= 0 || node.ply >= points::longest_line) return forget_placement(node);

    const auto entry = table_.find(position.key());
    if (const auto known = from_table(node, entry)) return *known;

    Tries tries{.alpha = node.alpha};
    const auto first = entry ? entry->action : std::nullopt;
    bool done =
        first && position.free().contains(first->square()) && try_placement(node, *first, 0, tries);
    if (!done) {
        const Survey survey(position);
        const PlacementRanker ranker(weights_, position, survey);
        const bool all = all_placements_ && node.ply <= plies_with_all_placements;
        const Width width = all ? every_placement : width_of(node.is_pv(), node.depth, node.ply);
        RankedPlacements ranked;
        ranker.rank(width.breadth, ranked);
        const int count = std::min(static_cast<int>(ranked.size()), width.placements);
        for (int i = 0; i < count && !done; ++i) {
            const Action action = ranked[static_cast<std::size_t>(i)].action;
            const int less = i < 2 || all ? 0 : one_turn / 2;
            if (action != first) done = try_placement(node, action, less, tries);
        }
        if (!done && points::is_loss(tries.best)) prove_loss(node, ranker, tries);
    }
    if (stopped_) return 0;
    store(node, tries.action, tries.best);
    return tries.best;
}

// Captures of pieces only, without their placements: so nothing but the last piece's capture (R6.4)
// as the very first one proves anything here.
int Search::quiesce(const Position& position, const Survey& survey, int alpha, int beta, int ply,
                    int rest) {
    const Player actor = position.actor();
    int best = evaluate(weights_, position, survey, actor);
    if (rest == 0 || ply >= points::longest_line) return best;
    std::uint64_t taken = 0;  // each piece is captured once, by whichever piece comes first
    for (const Value value : {Value::Four, Value::Three, Value::Two}) {
        const std::uint64_t targets = position.pieces(opponent_of(actor), value).bits();
        for (const SurveyedPiece& piece : survey[actor].pieces)
            for (const Square to : SquareSet::from_bits(piece.destinations & targets & ~taken)) {
                if (best >= beta || stopped_) return best;
                taken |= SquareSet(to).bits();
                alpha = std::max(alpha, best);
                best = std::max(best, capture(position, piece.square, to, alpha, beta, ply, rest));
            }
    }
    return best;
}

int Search::capture(const Position& position, Square from, Square to, int alpha, int beta, int ply,
                    int rest) {
    count_node(ply + 1);
    Position next = position.after(Action::move(from, to));
    const bool is_last = next.move_is_due();
    while (!next.move_is_due()) next = next.after_forgetting();
    const Survey survey(next);
    if (survey[next.actor()].movable <= next.level(next.actor()))
        return is_last && rest == quiescence_turns ? points::win - ply - 1 : points::nearest_to_win;
    return -quiesce(next, survey, -beta, -alpha, ply + 1, rest - 1);
}

int Search::try_root_action(const Node& root, std::size_t place, const Position& next, int alpha) {
    const bool move = root.position.move_is_due();
    const int depth = root.depth - (move ? one_turn : placement_cost);
    if (place == 0) return child(root, next, alpha, root.beta, depth);
    int less = 0;
    if (move && place >= 4) less = reduction(root.depth, static_cast<int>(place)) - one_turn;
    if (!move && place >= 12) less = place >= 64 ? 2 * one_turn : one_turn;
    less = std::clamp(less, 0, std::max(0, depth - one_turn));
    int points = child(root, next, alpha, alpha + 1, depth - less);
    if (points > alpha && less > 0 && !stopped_)
        points = child(root, next, alpha, alpha + 1, depth);
    if (points > alpha && points < root.beta && !stopped_)
        points = child(root, next, alpha, root.beta, depth);
    return points;
}

void Search::keep_line(RootAction& entry) {
    entry.selective_depth = selective_depth_;
    extend_line(0, entry.action);
    entry.line.assign(lines_[0].actions.begin(), lines_[0].actions.end());
}

bool Search::search_root(std::size_t first, int depth, int alpha, int beta) {
    stopped_ = false;
    const Node root{*root_, alpha, beta, depth, 0};
    if (root_->move_is_due()) path_.push_back(root_->key());
    for (std::size_t i = first; i < actions_.size() && alpha < beta; ++i) {
        RootAction& entry = actions_[i];
        selective_depth_ = 0;
        const int points = try_root_action(root, i - first, root_->after(entry.action), alpha);
        if (stopped_) break;
        const bool better = points > alpha;
        entry.points = better || i == first ? points : -points::infinite;
        if (!better && i != first) continue;
        keep_line(entry);
        alpha = std::max(alpha, points);
        const auto at = [&](std::size_t index) {
            return actions_.begin() + static_cast<std::ptrdiff_t>(index);
        };
        std::rotate(at(first), at(i), at(i + 1));
    }
    if (root_->move_is_due()) path_.pop_back();
    return !stopped_;
}

bool Search::hunt(int depth, std::uint64_t nodes, int nested_proofs) {
    const std::vector<RootAction> before = actions_;
    const bool all_placements = std::exchange(all_placements_, true);
    const int own_proofs = std::exchange(nested_proofs_, nested_proofs);
    hunt_end_ = this->nodes() + nodes;
    next_check_ = std::min(next_check_, hunt_end_);
    const bool complete = search_root(0, depth, points::nearest_to_win, points::infinite);
    hunt_end_ = UINT64_MAX;
    all_placements_ = all_placements;
    nested_proofs_ = own_proofs;
    if (!points::is_win(actions_.front().points)) actions_ = before;
    return complete;
}

bool Search::search_each(int depth) {
    stopped_ = false;
    const std::vector<RootAction> before = actions_;
    const Node root{*root_, -points::infinite, points::infinite, depth, 0};
    if (root_->move_is_due()) path_.push_back(root_->key());
    for (RootAction& entry : actions_) {
        selective_depth_ = 0;
        entry.points = try_root_action(root, 0, root_->after(entry.action), root.alpha);
        if (stopped_) break;
        keep_line(entry);
    }
    if (root_->move_is_due()) path_.pop_back();
    if (stopped_)
        actions_ = before;
    else
        sort_lines(actions_.size());
    return !stopped_;
}

void Search::sort_lines(std::size_t count) {
    const auto end = actions_.begin() + static_cast<std::ptrdiff_t>(count);
    std::stable_sort(actions_.begin(), end,
                     [](const RootAction& a, const RootAction& b) { return a.points > b.points; });
}

}  // namespace barracuda
