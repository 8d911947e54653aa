#include "kit/conformance.hpp"

#include "rules/explain.hpp"
#include "rules/legal.hpp"
#include "rules/packed.hpp"
#include "rules/text/fen.hpp"
#include "rules/text/notation.hpp"

#include <algorithm>
#include <bitset>
#include <vector>

namespace barracuda::kit {
namespace {

constexpr std::size_t pattern_count = 1u << 16;

Violation violated(const Position& position, const std::string& what) {
    return what + " in " + to_fen(position);
}

Violation moves_violation(const Position& position, Player player) {
    const PieceMovesList moves = piece_moves(position, player);
    if (can_move(position, player) != !moves.empty())
        return violated(position, "can_move is wrong");
    if (movable_pieces(position, player) != static_cast<int>(moves.size()))
        return violated(position, "movable_pieces is wrong");
    SquareSet movable;
    for (const PieceMoves& piece : moves) {
        movable |= piece.from;
        if (piece.destinations != destinations(position, piece.from))
            return violated(position,
                            "destinations of " + to_text(piece.from) + " are not those listed");
    }
    for (const Square square : position.pieces(player) & ~movable)
        if (!destinations(position, square).empty())
            return violated(position, "the moves of " + to_text(square) + " are not listed");
    return std::nullopt;
}

Violation explanation_violation(const Position& position, Action action) {
    const Explanation answer = explain(position, action);
    if (!answer.is_legal())
        return violated(position, to_text(action) + " is explained as illegal by " +
                                      std::string(clause_of(answer)));
    if (action.is_placement()) return std::nullopt;
    const bool goes_there =
        static_cast<int>(answer.path.size()) == distance(action.from(), action.to()) &&
        answer.path[answer.path.size() - 1] == action.to();
    if (!goes_there) return violated(position, "the path of " + to_text(action) + " is wrong");
    return std::nullopt;
}

Square mirrored(Square square) {
    return *Square::at(file_count - 1 - square.file(), square.rank());
}

Square upside_down(Square square) {
    return *Square::at(square.file(), rank_count - 1 - square.rank());
}

// The squares of all legal actions, mirrored. The faces of placements need no check: all are legal.
template <class Reflect>
bool same_actions(const Position& a, const Position& b, Reflect reflect) {
    if (count_legal(a) != count_legal(b) || is_lost(a) != is_lost(b)) return false;
    bool same = true;
    for_each_legal(a, [&](Action action) {
        same &= is_legal(b, action.is_move()
                                ? Action::move(reflect(action.from()), reflect(action.to()))
                                : Action::place(reflect(action.square()), action.face()));
    });
    return same;
}

int barragoons_of(const Position& position) {
    return position.barragoons().size() + position.owed() + position.supply();
}

}  // namespace

Violation legality_violation(const Position& position) {
    for (const Player player : both_players)
        if (auto found = moves_violation(position, player)) return found;

    const ActionList actions = legal_actions(position);
    if (any_legal(position) != !actions.empty()) return violated(position, "any_legal is wrong");
    if (is_lost(position) != actions.empty()) return violated(position, "is_lost is wrong");
    if (count_legal(position) != actions.size()) return violated(position, "count_legal is wrong");
    const auto loss = loss_of(position);
    if (loss.has_value() != actions.empty()) return violated(position, "loss_of is wrong");

    std::bitset<pattern_count> listed;
    std::size_t visited = 0;
    for_each_legal(position, [&](Action) { ++visited; });
    if (visited != actions.size()) return violated(position, "for_each_legal is wrong");
    if (!std::ranges::is_sorted(actions)) return violated(position, "the order is not Action's");
    for (std::uint32_t n = 0; n < actions.size(); n += 1 + n / 4)
        if (nth_legal(position, n) != actions[n]) return violated(position, "nth_legal is wrong");
    for (const Action action : actions) {
        if (listed.test(action.bits()))
            return violated(position, to_text(action) + " is listed twice");
        listed.set(action.bits());
        if (!is_legal(position, action))
            return violated(position, to_text(action) + " is listed but illegal");
        if (action.is_move() != position.move_is_due()) return violated(position, "R3.3 is broken");
        if (action.is_placement() && action.face() != Face::NoWay) continue;
        if (auto found = explanation_violation(position, action)) return found;
    }
    return std::nullopt;
}

Violation pattern_violation(const Position& position) {
    std::bitset<pattern_count> listed;
    for (const Action action : legal_actions(position)) listed.set(action.bits());
    for (std::size_t bits = 0; bits < pattern_count; ++bits) {
        const auto action = Action::from_bits(static_cast<std::uint16_t>(bits));
        const bool legal = action && is_legal(position, *action);
        if (legal != listed.test(bits))
            return violated(position,
                            "the pattern " + std::to_string(bits) +
                                (legal ? " is legal but not listed" : " is listed but not legal"));
        if (!action) continue;
        if (action->bits() != bits) return violated(position, "an action changes its bits");
        // Explanations are slow: every eighth action, different ones in each position.
        if (!legal && (bits ^ position.key()) % 8 != 0) continue;
        if (explain(position, *action).is_legal() != legal)
            return violated(position, "explain and is_legal disagree about " + to_text(*action));
    }
    return std::nullopt;
}

Violation round_trip_violation(const Position& position) {
    const auto from_setup = Position::from(position.setup());
    if (!from_setup || *from_setup != position) return violated(position, "the setup has changed");
    if (from_setup->key() != position.key()) return violated(position, "the kept key is wrong");
    const std::string fen = to_fen(position);
    const auto from_fen = parse_fen(fen);
    if (!from_fen || *from_fen != position || to_fen(*from_fen) != fen)
        return violated(position, "the FEN has changed");
    const auto packed = pack(position);
    const auto unpacked = unpack_position(packed);
    if (!unpacked || *unpacked != position || pack(*unpacked) != packed)
        return violated(position, "the packed form has changed");
    return std::nullopt;
}

Violation symmetry_violation(const Position& position) {
    const Position mirror = position.mirrored();
    const Position swapped = position.colours_swapped();
    if (mirror.mirrored() != position) return violated(position, "mirrored twice is another");
    if (swapped.colours_swapped() != position)
        return violated(position, "swapped twice is another");
    if (mirror.colours_swapped() != swapped.mirrored())
        return violated(position, "mirroring and swapping do not commute");
    if (!same_actions(position, mirror, mirrored))
        return violated(position, "the mirror has other actions");
    if (!same_actions(position, swapped, upside_down))
        return violated(position, "the swapped position has other actions");
    return std::nullopt;
}

Violation action_violation(const Position& position, Action action) {
    const Position next = position.after(action);
    const auto fresh = Position::from(next.setup());
    const std::string name = " after " + to_text(action);
    if (!fresh || *fresh != next) return violated(position, "the key or a set is wrong" + name);
    if (barragoons_of(next) != barragoons_of(position))
        return violated(position, "barragoons are missing" + name);
    const Player actor = position.actor();
    if (next.pieces(actor).size() != position.pieces(actor).size())
        return violated(position, "the actor's pieces are missing" + name);
    const int taken = position.pieces().size() - next.pieces().size();
    const bool takes_piece = action.is_move() && position.pieces().contains(action.to());
    if (taken != (takes_piece ? 1 : 0))
        return violated(position, "the number of pieces is wrong" + name);
    const bool keeps_acting = action.is_move() && position.barragoons().contains(action.to());
    const Player expected = keeps_acting ? actor : opponent_of(actor);
    if (next.actor() != expected) return violated(position, "the wrong player acts" + name);
    const bool turn_grows =
        next.move_is_due() && actor == Player::Brown && position.turn() < highest_turn;
    if (next.turn() != position.turn() + (turn_grows ? 1 : 0))
        return violated(position, "the turn is wrong" + name);
    return std::nullopt;
}

Violation placement_violation(const Position& position, Action placement) {
    const Position next = position.after(placement);
    for (const Square square : position.pieces()) {
        const SquareSet added = destinations(next, square) & ~destinations(position, square);
        if (!added.empty())
            return violated(position, to_text(placement) + " lets " + to_text(square) + " reach " +
                                          to_text(*added.begin()));
    }
    return std::nullopt;
}

Violation violation(const Position& position) {
    if (auto found = legality_violation(position)) return found;
    if (auto found = round_trip_violation(position)) return found;
    return symmetry_violation(position);
}

}  // namespace barracuda::kit
