// Can a side force the end of the game in its favour? Every action of both sides is tried, so both
// yes and no are proofs. A template over the rules: the same search runs on the reference, which is
// independent and slow, and on the fast rules. It uses the standard library only.
//
// A win is by R8 alone: the opponent has to move and has lost. Draws need no attention: nothing can
// be won from a dead position, and repeating never brings the end nearer.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <optional>
#include <unordered_map>
#include <utility>
#include <vector>

namespace reference {

enum class Measure : std::uint8_t {
    Turns,  // of both players; the current one counts
    Actions
};

enum class Goal : std::uint8_t {
    Loss,        // the opponent has lost by R8.1 or R8.2
    LastCapture  // and he has no more pieces than his level, because they were captured
};

// What a Rules must have: the types State, Action and Key (hashable); and static functions actions
// (none if lost), apply, pending, side, opponent, key, has_too_few (the side to act has no more
// pieces than its level), level, movable (the pieces of a side that can move, as pairs of square
// and value), is_free, place.
template <class Rules>
class Solver {
public:
    using State = typename Rules::State;
    using Action = typename Rules::Action;
    using Side = decltype(Rules::side(std::declval<State>()));

    Solver(Measure measure, Goal goal, std::uint64_t most_nodes)
        : measure_(measure), goal_(goal), most_nodes_(most_nodes) {}

    // Whether a side, not necessarily the one to act, can force the goal within `limit`; nothing if
    // that takes too many nodes.
    std::optional<bool> wins(const State& state, Side winner, int limit) {
        if (winner != winner_) known_.clear();
        winner_ = winner;
        nodes_ = 0;
        const bool won = search(state, limit, 0);
        return nodes_ > most_nodes_ ? std::nullopt : std::optional(won);
    }

    std::uint64_t nodes() const { return nodes_; }

private:
    // The largest limit known not to suffice, and the smallest known to.
    struct Known {
        int refuted = -1;
        int proven = 1 << 20;
    };
    struct Child {
        Action action;
        State state;
    };
    static constexpr std::size_t longest_line = 64;

    bool is_winners_turn(const State& state) const {
        return (Rules::side(state) == winner_) != (Rules::pending(state) == 2);
    }

    // The minimum that a win takes when a move is due, and when a placement is owed.
    int least(const State& state) const {
        const bool winners_turn = is_winners_turn(state);
        if (measure_ == Measure::Turns) return winners_turn ? 1 : 2;
        const int rest_of_turn = std::max(1, Rules::pending(state));
        return winners_turn ? rest_of_turn : rest_of_turn + 1;
    }

    // The last turn is the winner's: a limit that would end with the other side's is worth one
    // less.
    int usable(const State& state, int limit) const {
        if (measure_ == Measure::Actions) return limit;
        return limit % 2 == (is_winners_turn(state) ? 1 : 0) ? limit : limit - 1;
    }

    int after(const State& next, int limit) const {
        return measure_ == Measure::Actions || Rules::pending(next) == 0 ? limit - 1 : limit;
    }

    bool search(const State& state, int limit, std::size_t ply) {
        if (++nodes_ > most_nodes_) return false;
        if (Rules::pending(state) > 0) {
            limit = usable(state, limit);
            return limit >= least(state) && search_placements(state, limit, ply);
        }
        const auto moves = Rules::actions(state);
        if (moves.empty())
            return Rules::side(state) != winner_ &&
                   (goal_ == Goal::Loss || Rules::has_too_few(state));
        limit = usable(state, limit);
        if (limit < least(state)) return false;
        const auto key = Rules::key(state);
        if (const auto found = known_.find(key); found != known_.end()) {
            if (limit >= found->second.proven) return true;
            if (limit <= found->second.refuted) return false;
        }
        const bool won = search_moves(state, moves, limit, ply);
        if (nodes_ > most_nodes_) return false;
        Known& known = known_[key];
        if (won)
            known.proven = std::min(known.proven, limit);
        else
            known.refuted = std::max(known.refuted, limit);
        return won;
    }

    // Moves that owe nothing first, because they need the least work.
    bool search_moves(const State& state, const auto& moves, int limit, std::size_t ply) {
        const bool winner_acts = Rules::side(state) == winner_;
        std::vector<Child> children;
        for (const Action action : moves) children.push_back({action, Rules::apply(state, action)});
        const auto work = [&](const Child& child) {
            constexpr std::array by_pending{1, 3, 2};
            if (is_killer(ply, child.action)) return 0;
            return by_pending[static_cast<std::size_t>(Rules::pending(child.state))];
        };
        std::vector<int> works;
        works.reserve(children.size());
        for (const Child& child : children) works.push_back(work(child));
        for (int next = 0; next <= 3; ++next)
            for (std::size_t i = 0; i < children.size(); ++i) {
                const Child& child = children[i];
                if (works[i] != next ||
                    search(child.state, after(child.state, limit), ply + 1) != winner_acts)
                    continue;
                remember(ply, child.action);
                return winner_acts;
            }
        return !winner_acts;
    }

    bool search_placements(const State& state, int limit, std::size_t ply) {
        const bool winner_acts = Rules::side(state) == winner_;
        // The action after which the opponent must have lost.
        const bool is_last = winner_acts && Rules::pending(state) == 1 &&
                             limit <= (measure_ == Measure::Turns ? 1 : 2);
        if (is_last && goal_ == Goal::LastCapture) return false;
        const auto settles = [&](const Action action) {
            const State next = Rules::apply(state, action);
            if (search(next, after(next, limit), ply + 1) != winner_acts) return false;
            remember(ply, action);
            return true;
        };
        if (is_last) return std::ranges::any_of(shutting_placements(state), settles);
        const auto list = Rules::actions(state);
        const auto first =
            std::ranges::find_if(list, [&](const Action action) { return is_killer(ply, action); });
        if (first != list.end() && settles(*first)) return winner_acts;
        return std::ranges::any_of(list, settles) == winner_acts;
    }

    // The placements among which there is an immediate win if there is any. A barragoon matters to
    // a piece only within its steps, and it has to matter to so many that no more than the level
    // are left. No way stops at least as much as every other face except All turns, which a 2
    // cannot capture (R4.8, R5).
    std::vector<Action> shutting_placements(const State& state) const {
        const auto loser = Rules::opponent(Rules::side(state));
        const auto movable = Rules::movable(state, loser);
        const int needed = static_cast<int>(movable.size()) - Rules::level(state, loser);
        std::vector<Action> list;
        for (int square = 0; square < 63; ++square) {
            if (!Rules::is_free(state, square)) continue;
            const auto near = std::ranges::count_if(movable, [square](const auto& piece) {
                const auto [from, value] = piece;
                const int steps = std::abs(from % 7 - square % 7) + std::abs(from / 7 - square / 7);
                return steps <= value;
            });
            if (near < needed) continue;
            list.push_back(Rules::place('x', square));
            list.push_back(Rules::place('+', square));
        }
        return list;
    }

    bool is_killer(std::size_t ply, const Action& action) const {
        const auto& killer = killers_[std::min(ply, longest_line - 1)];
        return killer && *killer == action;
    }
    void remember(std::size_t ply, const Action& action) {
        killers_[std::min(ply, longest_line - 1)] = action;
    }

    Measure measure_;
    Goal goal_;
    std::uint64_t most_nodes_;
    std::uint64_t nodes_ = 0;
    Side winner_{};
    std::unordered_map<typename Rules::Key, Known> known_;
    std::array<std::optional<Action>, longest_line> killers_{};
};

struct Solution {
    int turns;        // the fewest in which the side to act can force the end
    int actions;      // the fewest, whatever the other side does
    bool by_capture;  // whether it can within these turns without shutting in

    bool operator==(const Solution&) const = default;
};

// Nothing if there is no win within `most_turns`, or if a single question takes more than
// `most_nodes`.
template <class Rules>
std::optional<Solution> solve_by(const typename Rules::State& state, int most_turns,
                                 std::uint64_t most_nodes) {
    const auto fewest = [&](Measure measure, int most) -> std::optional<int> {
        Solver<Rules> solver(measure, Goal::Loss, most_nodes);
        for (int limit = 1; limit <= most; ++limit) {
            const auto won = solver.wins(state, Rules::side(state), limit);
            if (!won) return std::nullopt;
            if (*won) return limit;
        }
        return std::nullopt;
    };
    const auto turns = fewest(Measure::Turns, most_turns);
    if (!turns) return std::nullopt;
    const auto actions = fewest(Measure::Actions, 3 * *turns);
    if (!actions) return std::nullopt;
    const auto by_capture = Solver<Rules>(Measure::Turns, Goal::LastCapture, most_nodes)
                                .wins(state, Rules::side(state), *turns);
    if (!by_capture) return std::nullopt;
    return Solution{*turns, *actions, *by_capture};
}

}  // namespace reference
