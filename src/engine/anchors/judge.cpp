#include "engine/anchors/judge.hpp"

#include "rules/legal.hpp"

namespace barracuda::engine::anchors {
namespace {

constexpr int worth_of_destination = 3;

int destinations_in(const PieceMovesList& list) {
    int count = 0;
    for (const PieceMoves& moves : list) count += moves.destinations.size();
    return count;
}

}  // namespace

int material(const Position& position, Player player) {
    return 80 * position.pieces(player, Value::Two).size() +
           100 * position.pieces(player, Value::Three).size() +
           120 * position.pieces(player, Value::Four).size();
}

int mobility(const Position& position, Player player) {
    return destinations_in(piece_moves(position, player));
}

int judge(const Position& position, int ply) {
    const Player actor = position.actor();
    const Player other = opponent_of(actor);
    const PieceMovesList own = piece_moves(position, actor);
    if (position.move_is_due() && static_cast<int>(own.size()) <= position.express_level(actor))
        return ply - won;
    return material(position, actor) - material(position, other) +
           worth_of_destination * (destinations_in(own) - mobility(position, other));
}

int judge_for(Player player, const Position& position, int ply) {
    const int value = judge(position, ply);
    return position.actor() == player ? value : -value;
}

ubi::Score score_of(int value) {
    if (value > surely_won) return ubi::Score::win(won - value);
    if (value < -surely_won) return ubi::Score::loss(won + value);
    return ubi::Score::points(value);
}

}  // namespace barracuda::engine::anchors
