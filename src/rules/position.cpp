#include "rules/position.hpp"

#include "rules/legal.hpp"
#include "rules/zobrist.hpp"

#include <cassert>

namespace barracuda {

Position::Position(const Setup& setup)
    : actor_(setup.actor),
      owed_(static_cast<std::uint8_t>(setup.owed)),
      supply_(static_cast<std::uint8_t>(setup.supply)),
      express_levels_{static_cast<std::uint8_t>(setup.express_levels.white),
                      static_cast<std::uint8_t>(setup.express_levels.brown)},
      turn_(static_cast<std::uint16_t>(setup.turn)) {
    for (const Square square : all_squares()) {
        const Cell cell = setup[square];
        if (const auto piece = cell.piece()) {
            of_player_[index(piece->owner)] |= square;
            of_value_[static_cast<std::size_t>(index_of(piece->value))] |= square;
            key_ ^= zobrist::of(cell, square);
        } else if (const auto face = cell.face()) {
            set_barragoon(square, *face);
        }
    }
    const auto& keys = zobrist::keys;
    if (actor_ == Player::Brown) key_ ^= keys.brown_acts;
    key_ ^= keys.owed[owed_] ^ keys.supply[supply_ / 2];
    for (const Player player : both_players)
        key_ ^= keys.express_level[index(player)][express_levels_[player]];
}

Position Position::closed(PerPlayer<int> express_levels) {
    Setup setup = closed_setup();
    setup.express_levels = express_levels;
    return Position(setup);
}

Position Position::open(PerPlayer<int> express_levels) {
    Setup setup = open_setup();
    setup.express_levels = express_levels;
    return Position(setup);
}

Setup Position::setup() const {
    Setup setup;
    for (const Square square : pieces() | barragoons_) setup[square] = at(square);
    setup.actor = actor_;
    setup.owed = owed_;
    setup.supply = supply_;
    setup.express_levels = {express_levels_.white, express_levels_.brown};
    setup.turn = turn_;
    return setup;
}

Cell Position::at(Square square) const {
    if (pieces().contains(square)) return piece_on(square);
    if (barragoons_.contains(square)) return face_on(square);
    return {};
}

Piece Position::piece_on(Square square) const {
    assert(pieces().contains(square));
    const Player owner = of_player_[0].contains(square) ? Player::White : Player::Brown;
    const int value = 2 + of_value_[1].contains(square) + 2 * of_value_[2].contains(square);
    return {owner, static_cast<Value>(value)};
}

Face Position::face_on(Square square) const {
    const int number = planes_[0].contains(square) | planes_[1].contains(square) << 1 |
                       planes_[2].contains(square) << 2 | planes_[3].contains(square) << 3;
    return static_cast<Face>(number);
}

SquareSet Position::all_turns() const {
    static_assert(index_of(Face::AllTurns) == 0b1110);
    return planes_[3] & planes_[2] & planes_[1] & ~planes_[0];
}

Position Position::after(Action action) const {
    assert(is_legal(*this, action));
    Position next = *this;
    if (action.is_move()) {
        next.make_move(action.from(), action.to());
    } else {
        next.set_barragoon(action.square(), action.face());
        next.end_placement();
    }
    return next;
}

Position Position::after_forgetting() const {
    assert(owed_ > 0);
    Position next = *this;
    next.end_placement();
    return next;
}

void Position::make_move(Square from, Square to) {
    const Player mover = actor_;
    const Player other = opponent_of(mover);
    const Cell piece = piece_on(from);
    const bool takes_piece = of_player_[index(other)].contains(to);
    const bool takes_barragoon = barragoons_.contains(to);
    if (takes_piece) capture_piece(to);
    if (takes_barragoon) capture_barragoon(to);

    const SquareSet change = SquareSet(from) | to;
    of_player_[index(mover)] ^= change;
    of_value_[static_cast<std::size_t>(index_of(piece.piece()->value))] ^= change;
    key_ ^= zobrist::of(piece, from) ^ zobrist::of(piece, to);

    if (takes_barragoon) {
        owe(1, mover);  // R6.3
    } else if (takes_piece && supply_ > 0 && pieces(other).size() > express_levels_[other]) {
        key_ ^= zobrist::keys.supply[supply_ / 2];
        supply_ = static_cast<std::uint8_t>(supply_ - 2);
        key_ ^= zobrist::keys.supply[supply_ / 2];
        owe(2, other);  // R6.2
    } else {
        end_turn(mover);  // a quiet move, or a capture without placements (R6.4, R6.5)
    }
}

void Position::capture_piece(Square square) {
    key_ ^= zobrist::of(piece_on(square), square);
    for (SquareSet& set : of_player_) set &= ~SquareSet(square);
    for (SquareSet& set : of_value_) set &= ~SquareSet(square);
}

void Position::capture_barragoon(Square square) {
    key_ ^= zobrist::of(face_on(square), square);
    barragoons_ ^= square;
    for (SquareSet& plane : planes_) plane &= ~SquareSet(square);
}

void Position::set_barragoon(Square square, Face face) {
    key_ ^= zobrist::of(face, square);
    barragoons_ |= square;
    const auto number = static_cast<std::uint64_t>(index_of(face));
    for (std::size_t bit = 0; bit < planes_.size(); ++bit)
        planes_[bit] |= SquareSet::from_bits((number >> bit & 1) << square.index());
}

void Position::end_placement() {
    const Player placer = actor_;
    if (owed_ == 2) {
        owe(1, opponent_of(placer));  // the victim has placed, next is the captor (R6.2)
    } else {
        end_turn(placer);
    }
}

void Position::owe(int placements, Player actor) {
    if (actor != actor_) key_ ^= zobrist::keys.brown_acts;
    key_ ^= zobrist::keys.owed[owed_] ^ zobrist::keys.owed[static_cast<std::size_t>(placements)];
    actor_ = actor;
    owed_ = static_cast<std::uint8_t>(placements);
}

void Position::end_turn(Player mover) {
    owe(0, opponent_of(mover));
    if (mover == Player::Brown && turn_ < highest_turn) ++turn_;
}

}  // namespace barracuda
