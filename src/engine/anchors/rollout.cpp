#include "engine/anchors/anchor.hpp"
#include "engine/anchors/budget.hpp"
#include "engine/anchors/generated.hpp"
#include "rules/legal.hpp"
#include "ubi/candidates.hpp"

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

namespace barracuda::engine::anchors {
namespace {

constexpr std::size_t most_nodes_in_tree = 1'000'000;  // about 24 MB
constexpr int longest_playout = 300;                   // actions; longer games count as drawn
constexpr std::uint64_t playouts_per_depth =
    256;  // what `depth` counts here, as the search has none

struct Node {
    Action action;
    bool expanded = false;
    std::uint16_t child_count = 0;
    std::uint32_t first_child = 0;
    std::uint32_t visits = 0;
    double wins = 0;  // for the player who made the action
};

std::optional<Action> random_action(const Position& position, Random& lots) {
    const std::uint32_t count = count_legal(position);
    if (count == 0) return std::nullopt;
    return nth_generated(position, lots.below(count));
}

class RolloutSearch {
public:
    RolloutSearch(const Game& game, const ActionList& actions, Random lots, Budget& budget)
        : root_(game.position()), lots_(lots), budget_(budget) {
        nodes_.push_back(Node{actions[0]});
        add_children(0, actions);
    }

    // Descends the tree, adds one node, plays a random game from there and passes the result back
    // up.
    void play_out() {
        Position position = root_;
        steps_.clear();
        std::size_t node = 0;
        while (nodes_[node].expanded && nodes_[node].child_count > 0) {
            node = select(node);
            steps_.push_back({node, position.actor()});
            position = position.after(nodes_[node].action);
            budget_.spend();
            if (!nodes_[node].expanded && nodes_[node].visits > 0) expand(node, position);
        }
        const std::optional<Player> winner = finish(position);
        ++nodes_[0].visits;
        for (const auto& [visited, player] : steps_) {
            ++nodes_[visited].visits;
            nodes_[visited].wins += !winner ? 0.5 : *winner == player ? 1.0 : 0.0;
        }
        deepest_ = std::max(deepest_, steps_.size());
    }

    const Node& best() const {
        const auto children =
            std::span(nodes_).subspan(nodes_[0].first_child, nodes_[0].child_count);
        return *std::ranges::max_element(
            children, {}, [](const Node& node) { return std::pair(node.visits, node.wins); });
    }
    std::uint64_t playouts() const { return nodes_[0].visits; }
    int deepest() const { return static_cast<int>(deepest_); }

private:
    void expand(std::size_t node, const Position& position) {
        const ActionList actions = generated(position);
        if (nodes_.size() + actions.size() <= most_nodes_in_tree) add_children(node, actions);
    }

    // In random order, so that the first is as good as any.
    void add_children(std::size_t node, ActionList actions) {
        for (std::size_t i = actions.size(); i > 1; --i)
            std::swap(actions[i - 1], actions[lots_.below(static_cast<std::uint32_t>(i))]);
        nodes_[node].expanded = true;
        nodes_[node].first_child = static_cast<std::uint32_t>(nodes_.size());
        nodes_[node].child_count = static_cast<std::uint16_t>(actions.size());
        for (const Action action : actions) nodes_.push_back(Node{action});
    }

    std::size_t select(std::size_t parent) const {
        const double log_visits = std::log(nodes_[parent].visits + 1.0);
        const std::size_t first = nodes_[parent].first_child;
        std::size_t chosen = first;
        double highest = -1;
        for (std::size_t node = first; node < first + nodes_[parent].child_count; ++node) {
            if (nodes_[node].visits == 0) return node;
            const double visits = nodes_[node].visits;
            const double value = nodes_[node].wins / visits + std::sqrt(log_visits / visits);
            if (value > highest) {
                highest = value;
                chosen = node;
            }
        }
        return chosen;
    }

    // The winner of a random game; nobody if it takes too long.
    std::optional<Player> finish(Position position) {
        for (int played = 0; played < longest_playout; ++played) {
            const auto action = random_action(position, lots_);
            if (!action) return opponent_of(position.actor());
            position = position.after(*action);
            budget_.spend();
        }
        return std::nullopt;
    }

    struct Step {
        std::size_t node;
        Player player;
    };

    Position root_;
    Random lots_;
    Budget& budget_;
    std::vector<Node> nodes_;
    std::vector<Step> steps_;
    std::size_t deepest_ = 0;
};

class RolloutAnchor final : public Anchor {
public:
    RolloutAnchor() : Anchor("rollout", Seeded::Yes) {}

    ubi::Choice choose(const Game& game, const ubi::Limits& limits, const SearchSignals& signals,
                       const Report& report) override {
        Budget budget(limits, game.position().actor(), signals);
        RolloutSearch search(game, ubi::candidates(game, limits), lots_for(game), budget);
        const auto is_done = [&] {
            return budget.is_spent() ||
                   (limits.depth &&
                    search.playouts() >=
                        playouts_per_depth * static_cast<std::uint64_t>(*limits.depth));
        };
        do search.play_out();
        while (!is_done());
        const Node& best = search.best();
        const double share = best.wins / std::max(1u, best.visits);
        const auto points = static_cast<std::int32_t>(std::lround(1000 * (share - 0.5)));
        report(budget.info(search.deepest(), ubi::Score::points(points), best.action));
        return {best.action, {}};
    }
};

}  // namespace

std::unique_ptr<Chooser> make_rollout() { return std::make_unique<RolloutAnchor>(); }

}  // namespace barracuda::engine::anchors
