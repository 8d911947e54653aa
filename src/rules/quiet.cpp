#include "rules/quiet.hpp"

namespace barracuda {
namespace {

std::uint64_t bit(Square square) { return SquareSet(square).bits(); }

std::uint64_t mixed(const QuietStates::Found& found) {
    std::uint64_t hash = found.to_move == Player::White ? 0 : 0x9e3779b97f4a7c15;
    for (const std::uint64_t part : {found.state.of_player.white, found.state.of_player.brown,
                                     found.state.twos, found.state.threes}) {
        hash = (hash ^ part) * 0xd6e8feb86659fd93;
        hash ^= hash >> 32;
    }
    return hash;
}

// The squares and all their neighbours.
std::uint64_t spread(std::uint64_t squares) {
    return squares | lanes::merged(lanes::step(lanes::all(squares) & lanes::room));
}

template <int N>
QuietBoard::Range range_of(const Ways& ways, std::uint64_t from, std::uint64_t passable) {
    std::uint64_t reached = from;
    while (true) {
        const std::uint64_t more = reached | ways.destinations<N>(reached, passable);
        if (more == reached) return {reached, ways.entered<N>(reached)};
        reached = more;
    }
}

}  // namespace

QuietState QuietState::after(Player mover, Square from, Square to) const {
    QuietState next = *this;
    const std::uint64_t change = bit(from) | bit(to);
    next.of_player[mover] ^= change;
    if ((twos & bit(from)) != 0) next.twos ^= change;
    if ((threes & bit(from)) != 0) next.threes ^= change;
    return next;
}

QuietBoard::QuietBoard(const Position& position)
    : faces_(position),
      barragoons_(position.barragoons().bits()),
      all_turns_(position.all_turns().bits()),
      express_levels_{position.express_level(Player::White),
                      position.express_level(Player::Brown)} {
    for (const Player player : both_players) {
        start_.of_player[player] = position.pieces(player).bits();
        start_.twos |= position.pieces(player, Value::Two).bits();
        start_.threes |= position.pieces(player, Value::Three).bits();
    }
}

QuietBoard::Mobility QuietBoard::mobility(const QuietState& state, Player player,
                                          std::uint64_t among) const {
    const std::uint64_t own = state.of_player[player];
    const std::uint64_t free = SquareSet::all().bits() & ~(state.pieces() | barragoons_);
    const FullTargets targets(own, all_turns_);
    const Ways ways(faces_, free);
    Mobility mobility;
    const auto add = [&](Square from, std::uint64_t to) {
        mobility.can_capture |= (to & ~free) != 0;
        mobility.can_capture_piece |= (to & state.pieces()) != 0;
        mobility.movable += to != 0;
        if ((to & free) != 0)
            mobility.quiet_moves.push_back({from, SquareSet::from_bits(to & free)});
    };
    const std::uint64_t counted = own & among;
    for (const Square from : SquareSet::from_bits(counted & state.twos))
        add(from, ways.destinations<2>(bit(from), targets.of_twos));
    for (const Square from : SquareSet::from_bits(counted & state.threes))
        add(from, ways.destinations<3>(bit(from), targets.of_threes_and_fours));
    for (const Square from : SquareSet::from_bits(counted & ~(state.twos | state.threes)))
        add(from, ways.destinations<4>(bit(from), targets.of_threes_and_fours));
    return mobility;
}

int QuietBoard::distance_to_capture(const QuietState& state) const {
    std::uint64_t white = state.of_player.white;
    std::uint64_t twos = state.twos;
    std::uint64_t others = state.pieces() & ~state.twos;
    const FullTargets targets(0, all_turns_);
    const std::uint64_t for_twos = barragoons_ & targets.of_twos;
    const std::uint64_t for_others = barragoons_ & targets.of_threes_and_fours;
    for (int steps = 0; steps < longest_distance; ++steps) {
        const bool near = (white & state.of_player.brown) != 0 || (twos & for_twos) != 0 ||
                          (others & for_others) != 0;
        if (near) return steps;
        white = spread(white);
        twos = spread(twos);
        others = spread(others);
    }
    return longest_distance;
}

QuietBoard::Range QuietBoard::range(Square from, Value value, std::uint64_t walls) const {
    const std::uint64_t passable = SquareSet::all().bits() & ~(walls | barragoons_);
    const Ways ways(faces_, passable);
    switch (value) {
        case Value::Two: return range_of<2>(ways, bit(from), passable);
        case Value::Three: return range_of<3>(ways, bit(from), passable);
        case Value::Four: return range_of<4>(ways, bit(from), passable);
    }
    return {};
}

QuietStates::QuietStates() : slots_(64) {}

bool QuietStates::add(const QuietState& state, Player to_move) {
    const std::size_t before = size();
    return place_of(state, to_move) == before;
}

std::size_t QuietStates::place_of(const QuietState& state, Player to_move) {
    const Found found{state, to_move};
    const std::size_t slot = slot_of(found);
    if (slots_[slot] != 0) return slots_[slot] - 1;
    found_.push_back(found);
    slots_[slot] = static_cast<std::uint32_t>(found_.size());
    if (found_.size() * 2 > slots_.size()) grow();
    return found_.size() - 1;
}

std::size_t QuietStates::slot_of(const Found& found) const {
    std::size_t slot = mixed(found) & (slots_.size() - 1);
    while (slots_[slot] != 0 && found_[slots_[slot] - 1] != found)
        slot = (slot + 1) & (slots_.size() - 1);
    return slot;
}

void QuietStates::grow() {
    slots_.assign(slots_.size() * 4, 0);
    for (std::size_t i = 0; i < found_.size(); ++i)
        slots_[slot_of(found_[i])] = static_cast<std::uint32_t>(i + 1);
}

}  // namespace barracuda
