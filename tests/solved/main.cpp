// usage: make_solved SEED
//
// Prints tests/data/solved.txt anew: random endings that are won by force, solved by the fast rules
// and once more by the reference. The same seed gives the same list. It takes some minutes.
#include "base/text.hpp"
#include "kit/chance.hpp"
#include "kit/random_games.hpp"
#include "kit/solve.hpp"
#include "reference/solve.hpp"
#include "rules/legal.hpp"
#include "rules/text/fen.hpp"

#include <cstdio>
#include <iostream>
#include <map>
#include <set>

namespace barracuda {
namespace {

using kit::any_of;
using kit::between;
using kit::happens;

constexpr int most_turns = 4;
constexpr std::uint64_t most_nodes = 400'000;  // for deciding whether there is a win
constexpr std::uint64_t most_nodes_to_solve = 6'000'000;

// How many are wanted, by turns and by whether captures alone suffice.
using Kind = std::pair<int, bool>;
const std::map<Kind, int> wanted{{{1, true}, 6},   {{1, false}, 6}, {{2, true}, 10},
                                 {{2, false}, 10}, {{3, true}, 14}, {{3, false}, 14},
                                 {{4, true}, 4},   {{4, false}, 4}};

void put(Random& random, Setup& setup, Cell cell, SquareSet among) {
    std::vector<Square> free;
    for (const Square square : among)
        if (setup[square].is_empty()) free.push_back(square);
    if (free.empty())
        for (const Square square : all_squares())
            if (setup[square].is_empty()) free.push_back(square);
    setup[any_of(random, free)] = cell;
}

SquareSet around(const Setup& setup, Player player, int steps) {
    SquareSet near;
    for (const Square square : all_squares())
        for (const Square other : all_squares()) {
            const auto piece = setup[other].piece();
            if (piece && piece->owner == player && distance(square, other) <= steps) near |= square;
        }
    return near;
}

void put_pieces(Random& random, Setup& setup, Player player, int count) {
    std::vector<Value> left{Value::Two,   Value::Two,  Value::Three, Value::Three,
                            Value::Three, Value::Four, Value::Four};
    for (; count > 0; --count) {
        const auto chosen = random.below(static_cast<std::uint32_t>(left.size()));
        put(random, setup, Piece{player, left[chosen]}, {});
        left.erase(left.begin() + static_cast<std::ptrdiff_t>(chosen));
    }
}

Face random_face(Random& random) {
    if (happens(random, 35)) return Face::NoWay;
    return happens(random, 35) ? Face::AllTurns : any_of(random, all_faces);
}

// Few pieces, the loser's hemmed in. The side to act is the one that is to win.
Setup built_ending(Random& random) {
    Setup setup;
    setup.actor = random.below(2) == 0 ? Player::White : Player::Brown;
    const Player loser = opponent_of(setup.actor);
    for (const Player player : both_players)
        setup.express_levels[player] =
            happens(random, 50) ? 0 : between(random, 1, highest_express_level);
    put_pieces(random, setup, loser, setup.express_levels[loser] + (happens(random, 70) ? 1 : 2));
    put_pieces(random, setup, setup.actor,
               setup.express_levels[setup.actor] + between(random, 1, 3));
    setup.owed = any_of(random, std::array{0, 0, 1, 2, 2, 2});
    const int barragoons = between(random, 10, 28);
    for (int i = 0; i < barragoons; ++i)
        put(random, setup, random_face(random),
            happens(random, 50) ? around(setup, loser, 2) : SquareSet{});
    const int room = std::min(starting_supply, barragoon_count - barragoons - setup.owed);
    setup.supply = happens(random, 50) ? 0 : between(random, 0, room / 2) * 2;
    return setup;
}

// From a random game with many captures, so that the barragoons of the start are still there.
std::vector<Position> played_endings(Random& random) {
    std::vector<Position> found;
    const kit::Style style{.captures = 90, .all_turns = random.below(3) * 30, .shuts_in = 60};
    kit::play_random(random, kit::random_start(random), style, [&](const Position& position) {
        int spare = 0;
        for (const Player player : both_players)
            spare += position.pieces(player).size() - position.express_level(player);
        if (spare <= 5 && happens(random, 30)) found.push_back(position);
    });
    return found;
}

// Whether the loser has so little left that a solution is likely.
bool is_promising(const Position& position) {
    const Player loser = opponent_of(position.actor());
    const PieceMovesList movable = piece_moves(position, loser);
    int destinations = 0;
    for (const PieceMoves& moves : movable) destinations += moves.destinations.size();
    return static_cast<int>(movable.size()) <= position.express_level(loser) + 1 &&
           destinations <= 10;
}

// Some first action does not win, so there is a choice.
bool is_hard(const Position& position, const kit::Solution& solution) {
    const ActionList actions = legal_actions(position);
    if (actions.size() <= 3) return false;
    return std::ranges::any_of(actions, [&](Action action) {
        const Position next = position.after(action);
        const int turns = solution.turns - (next.move_is_due() ? 1 : 0);
        return kit::wins(next, position.actor(), kit::Measure::Turns, turns, most_nodes_to_solve) ==
               false;
    });
}

class List {
public:
    explicit List(std::uint64_t seed) : random_(seed) {}

    bool is_full() const { return found_ == wanted; }

    void extend() {
        if (happens(random_, 75)) {
            if (const auto position = Position::from(built_ending(random_))) consider(*position);
        } else {
            for (const Position& position : played_endings(random_)) consider(position);
        }
    }

private:
    bool is_wanted(int turns) const {
        for (const bool by_capture : {false, true})
            if (const auto kind = wanted.find({turns, by_capture});
                kind != wanted.end() && count(kind->first) < kind->second)
                return true;
        return false;
    }

    int count(Kind kind) const {
        const auto found = found_.find(kind);
        return found == found_.end() ? 0 : found->second;
    }

    void consider(const Position& position) {
        if (outcome_of(position) || !is_promising(position)) return;
        for (const int turns : position.owed() == 2 ? std::array{2, 4} : std::array{1, 3}) {
            if (turns == 4 && !ubi::is_wanted(turns)) return;
            if (turns == 3 && !ubi::is_wanted(3) && !ubi::is_wanted(4)) return;
            const auto won =
                kit::wins(position, position.actor(), kit::Measure::Turns, turns, most_nodes);
            if (won == false) continue;
            if (won && ubi::is_wanted(turns)) add(position);
            if (won && turns == 3) consider_with_placements(position);
            return;
        }
    }

    // Wins in four turns are rare, so wins in three are tried with a capture before them.
    void consider_with_placements(const Position& position) {
        Setup setup = position.setup();
        if (setup.owed != 0) return;
        setup.owed = 2;
        setup.supply = std::max(0, setup.supply - 2);
        if (const auto before = Position::from(setup)) consider(*before);
    }

    void add(const Position& position) {
        const auto solution = kit::solve(position, most_turns, most_nodes_to_solve);
        if (!solution) return;
        const Kind kind{solution->turns, solution->by_capture};
        if (count(kind) >= wanted.at(kind) || !is_hard(position, *solution)) return;
        const std::string fen = to_fen(position);
        const auto again = reference::solve(reference::parse(fen), most_turns, most_nodes_to_solve);
        if (again != solution) {
            std::cerr << "the two rules do not agree on " << fen << '\n';
            std::exit(1);
        }
        ++found_[kind];
        std::cout << fen << '\t' << solution->turns << '\t' << solution->actions << '\t'
                  << (solution->by_capture ? "capture" : "immobility") << std::endl;
    }

    Random random_;
    std::map<Kind, int> found_;
};

}  // namespace
}  // namespace barracuda

int main(int argc, char** argv) {
    const auto seed = argc == 2 ? barracuda::parse_number(argv[1]) : std::nullopt;
    if (!seed) {
        std::cerr << "usage: make_solved SEED\n";
        return 2;
    }
    std::cout << "# Won by force, from random endings: FEN, turns, actions, and whether captures "
                 "alone do it."
              << std::endl;
    for (barracuda::List list(static_cast<std::uint64_t>(*seed)); !list.is_full();) list.extend();
}
