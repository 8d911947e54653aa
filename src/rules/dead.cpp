#include "rules/dead.hpp"

#include "rules/quiet.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <cstdint>
#include <limits>
#include <optional>
#include <vector>

namespace barracuda {
namespace {

// Whether the player to move can capture or has lost, which never happens in a dead position.
bool something_happens(const QuietBoard& board, const QuietBoard::Mobility& mobility,
                       Player to_move) {
    return mobility.can_capture || mobility.movable <= board.express_level(to_move);
}

enum class Finding : std::uint8_t { Dead, Alive, Unknown };

// The preliminary test, which needs no memory: does something happen now or after one move? It
// settles nearly every position of a real game.
bool happens_soon(const QuietBoard& board, const QuietState& state, Player to_move, int depth) {
    const auto mobility = board.mobility(state, to_move);
    if (something_happens(board, mobility, to_move)) return true;
    if (depth == 0) return false;
    for (const PieceMoves& moves : mobility.quiet_moves)
        for (const Square to : moves.destinations)
            if (happens_soon(board, state.after(to_move, moves.from, to), opponent_of(to_move),
                             depth - 1))
                return true;
    return false;
}

// The definition itself: looks at every position that quiet moves can reach, beginning with those
// in which a piece is near something to capture. Gives up after `limit` positions.
Finding search(const QuietBoard& board, Player to_move, std::size_t limit) {
    QuietStates states;
    std::array<std::vector<std::size_t>, QuietBoard::longest_distance + 1> waiting;
    const auto add = [&](const QuietState& state, Player mover) {
        if (!states.add(state, mover)) return;
        const auto distance = static_cast<std::size_t>(board.distance_to_capture(state));
        waiting[distance].push_back(states.size() - 1);
    };
    add(board.start(), to_move);
    while (true) {
        const auto nearest =
            std::ranges::find_if(waiting, [](const auto& list) { return !list.empty(); });
        if (nearest == waiting.end()) return Finding::Dead;
        if (states.size() > limit) return Finding::Unknown;
        const auto [state, mover] = states[nearest->back()];
        nearest->pop_back();
        const auto mobility = board.mobility(state, mover);
        if (something_happens(board, mobility, mover)) return Finding::Alive;
        for (const PieceMoves& moves : mobility.quiet_moves)
            for (const Square to : moves.destinations)
                add(state.after(mover, moves.from, to), opponent_of(mover));
    }
}

// A piece, with all squares that it could reach if the other pieces that can ever move were not
// there.
struct Roamer {
    Piece piece;
    Square start;
    QuietBoard::Range range{};
    std::size_t group = 0;
};

using Roamers = FixedVector<Roamer, 2 * std::size_t{pieces_per_player}>;

// A piece that could not move even if all movable pieces were gone is a wall for ever. Walls can
// shut in further pieces, so this is repeated until nothing changes.
Roamers find_roamers(const Position& position, const QuietBoard& board) {
    Roamers roamers;
    for (const Square square : position.pieces())
        roamers.push_back({position.piece_on(square), square, {}, roamers.size()});
    std::uint64_t walls = 0;
    for (bool changed = true; changed;) {
        changed = false;
        for (Roamer& roamer : roamers) {
            roamer.range = board.range(roamer.start, roamer.piece.value, walls);
            const std::uint64_t start = SquareSet(roamer.start).bits();
            if (roamer.range.reached != start || (walls & start) != 0) continue;
            walls |= start;
            changed = true;
        }
    }
    return roamers;
}

// Joins pieces that can ever meet, on the way or at the destination, into one group. Meeting a wall
// of one's own has no effect: it never moves, and its owner cannot capture it.
void join_groups(Roamers& roamers) {
    const auto meets = [](const Roamer& a, const Roamer& b) {
        const bool is_wall = b.range.reached == SquareSet(b.start).bits();
        if (is_wall && a.piece.owner == b.piece.owner) return false;
        return (a.range.entered & b.range.reached) != 0;
    };
    for (const Roamer& a : roamers)
        for (const Roamer& b : roamers) {
            if (a.group == b.group || !meets(a, b)) continue;
            const std::size_t joined = b.group;
            const std::size_t into = a.group;
            for (Roamer& roamer : roamers)
                if (roamer.group == joined) roamer.group = into;
        }
}

// What can happen in a group if its pieces move in any order while the other groups stand still.
struct GroupFate {
    bool captures = false;
    PerPlayer<int> fewest_movable{pieces_per_player, pieces_per_player};
};

// None if the group has more positions than the limit. Positions that were looked at are deducted
// from it.
std::optional<GroupFate> explore_group(const QuietBoard& board, std::uint64_t others,
                                       std::size_t& limit) {
    GroupFate fate;
    QuietStates states;
    states.add(board.start(), Player::White);
    for (std::size_t i = 0; i < states.size(); ++i) {
        if (states.size() > limit) return std::nullopt;
        const QuietState state = states[i].state;
        for (const Player player : both_players) {
            const auto mobility = board.mobility(state, player, ~others);
            fate.captures |= mobility.can_capture;
            if (fate.captures) return fate;
            fate.fewest_movable[player] = std::min(fate.fewest_movable[player], mobility.movable);
            for (const PieceMoves& moves : mobility.quiet_moves)
                for (const Square to : moves.destinations)
                    states.add(state.after(player, moves.from, to), Player::White);
        }
    }
    limit -= states.size();
    return fate;
}

// Groups never meet, so each can be explored on its own, with moves in any order, provided that the
// players can keep to that order although they alternate. They can. A player whose pieces all
// belong to groups without the opponent's moves them as he likes while the opponent moves anything,
// or has nothing to move and the game ends. In groups that both belong to, one player can move
// twice in a row if the other can always make a move elsewhere in between.
Finding decide_by_groups(const Position& position, const QuietBoard& board, std::size_t limit) {
    Roamers roamers = find_roamers(position, board);
    join_groups(roamers);
    PerPlayer<int> fewest_movable{};
    PerPlayer<bool> can_wait{};
    bool any_mixed = false;
    bool any_capture = false;
    for (std::size_t group = 0; group < roamers.size(); ++group) {
        PerPlayer<bool> has{};
        std::uint64_t others = 0;
        for (const Roamer& roamer : roamers) {
            if (roamer.group == group)
                has[roamer.piece.owner] = true;
            else
                others |= SquareSet(roamer.start).bits();
        }
        if (!has.white && !has.brown) continue;
        const bool mixed = has.white && has.brown;
        const auto fate = explore_group(board, others, limit);
        if (!fate) return Finding::Unknown;
        if (fate->captures && !mixed) return Finding::Alive;
        any_capture |= fate->captures;
        any_mixed |= mixed;
        for (const Player player : both_players) {
            if (!has[player]) continue;
            fewest_movable[player] += fate->fewest_movable[player];
            can_wait[player] |= !mixed && fate->fewest_movable[player] > 0;
        }
    }
    const auto can_lose = [&](Player player) {
        return fewest_movable[player] <= board.express_level(player);
    };
    const bool happens = any_capture || can_lose(Player::White) || can_lose(Player::Brown);
    if (!happens) return Finding::Dead;
    return !any_mixed || (can_wait.white && can_wait.brown) ? Finding::Alive : Finding::Unknown;
}

}  // namespace

bool is_something_near(const Position& position) {
    const QuietBoard board(position);
    return happens_soon(board, board.start(), position.actor(), 1);
}

std::optional<bool> is_dead_within(const Position& position, std::size_t positions) {
    assert(position.move_is_due() && !is_lost(position));
    const QuietBoard board(position);
    Finding answer = search(board, position.actor(), positions / 2);
    if (answer == Finding::Unknown) answer = decide_by_groups(position, board, positions / 2);
    return answer == Finding::Unknown ? std::nullopt : std::optional(answer == Finding::Dead);
}

bool is_dead(const Position& position) {
    assert(position.move_is_due() && !is_lost(position));
    const Player to_move = position.actor();
    const QuietBoard board(position);
    if (happens_soon(board, board.start(), to_move, 1)) return false;
    constexpr std::size_t a_few = 3'000;
    constexpr std::size_t all = std::numeric_limits<std::size_t>::max();
    Finding answer = search(board, to_move, a_few);
    if (answer == Finding::Unknown) answer = decide_by_groups(position, board, all);
    if (answer == Finding::Unknown) answer = search(board, to_move, all);
    return answer == Finding::Dead;
}

}  // namespace barracuda
