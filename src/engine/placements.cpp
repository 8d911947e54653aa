#include "engine/placements.hpp"

#include <algorithm>
#include <bit>

namespace barracuda::engine {
namespace {

constexpr Face strongest_face = Face::NoWay;
constexpr int decisive = 10'000;  // points: more than any weights add up to; no test

// A number for the moves left to a piece, different for different sets.
std::uint64_t fingerprint(Square piece, std::uint64_t destinations) {
    std::uint64_t bits =
        destinations ^ (static_cast<std::uint64_t>(piece.index() + 1) * 0x9e3779b97f4a7c15);
    bits *= 0xd6e8feb86659fd93;
    bits ^= bits >> 32;
    return bits * 0xd6e8feb86659fd93;
}

// The best first; those of equal effect, which have equal points, next to each other.
void sort_best_first(RankedPlacements& ranked) {
    std::ranges::sort(ranked, [](const RankedPlacement& a, const RankedPlacement& b) {
        if (a.points != b.points) return a.points > b.points;
        return a.effect != b.effect ? a.effect < b.effect : a.action.bits() < b.action.bits();
    });
}

void drop_equal_effects(RankedPlacements& ranked) {
    const auto rest = std::ranges::unique(ranked, {}, &RankedPlacement::effect);
    for (auto dropped = rest.size(); dropped > 0; --dropped) ranked.pop_back();
}

// Keeps the most promising squares, if there are more than wanted.
template <class Squares>
void keep_best(Squares& squares, int wanted) {
    const auto count = std::min(squares.size(), static_cast<std::size_t>(wanted));
    if (count == squares.size()) return;
    std::ranges::partial_sort(squares, squares.begin() + count, [](const auto& a, const auto& b) {
        return a.hope != b.hope ? a.hope > b.hope : a.square < b.square;
    });
    while (squares.size() > count) squares.pop_back();
}

}  // namespace

PlacementRanker::PlacementRanker(const Evaluator& evaluator, const Position& position,
                                 const Survey& survey)
    : position_(position),
      survey_(survey),
      placer_(position.actor()),
      mover_(position.owed() == 1 ? opponent_of(position.actor()) : position.actor()),
      sign_(mover_ == placer_ ? 1 : -1),
      weights_{evaluator.placement_weights(position, Player::White, mover_),
               evaluator.placement_weights(position, Player::Brown, mover_)},
      targets_{FullTargets(position, Player::White), FullTargets(position, Player::Brown)},
      pieces_{position.pieces(Player::White).bits(), position.pieces(Player::Brown).bits()} {
    for (const Player player : both_players)
        for (const SurveyedPiece& piece : survey[player].pieces) {
            walkers_.push_back(
                {piece, player, passed_by(survey.ways(), piece.square, piece.value)});
            const std::uint64_t captures = piece.destinations & pieces_[opponent_of(player)];
            for (const Square square : SquareSet::from_bits(captures))
                ++attackers_[static_cast<std::size_t>(square.index())];
        }
}

// What it is worth that a piece can be captured. This and the following are from the placer's point
// of view.
int PlacementRanker::danger_to(Player owner, Square square) const {
    const bool defended = (survey_[owner].strikes >> square.index() & 1) != 0;
    return sign_ * weights_[owner].danger(position_.piece_on(square).value, defended);
}

// What a piece's destinations are worth.
int PlacementRanker::freedom(const Walker& walker, std::uint64_t destinations) const {
    const std::uint64_t danger = survey_[opponent_of(walker.owner)].strikes;
    const features::SideWeights& weights = weights_[walker.owner];
    return sign_ * (weights.mobility(walker.piece.value, destinations) +
                    weights.safety(walker.piece.value, destinations & ~danger));
}

int PlacementRanker::movable(Player player, int beyond_level) const {
    return sign_ * weights_[player].movable(beyond_level);
}

PlacementRanker::Effect PlacementRanker::effect_of(Square square, Face face) const {
    const Ways ways = survey_.ways().with(square, face);
    const std::uint64_t bit = SquareSet(square).bits();
    Effect effect;
    PerPlayer<int> shut_in{};
    std::array<std::uint8_t, square_count>
        removed;  // attackers that disappear; valid where `touched`
    std::uint64_t touched = 0;
    for (const Walker& walker : walkers_) {
        FullTargets targets = targets_[walker.owner];
        if (!may_capture(walker.piece.value, face)) {
            if (((walker.passed | walker.piece.destinations) & bit) == 0) continue;
            targets.of_twos &= ~bit;
        } else if ((walker.passed & bit) == 0) {
            continue;
        }
        const std::uint64_t before = walker.piece.destinations;
        const std::uint64_t after =
            destinations_of(ways, walker.piece.square, walker.piece.value, targets);
        if (after == before) continue;
        effect.signature += fingerprint(walker.piece.square, after);
        int& points = walker.owner == placer_ ? effect.loss : effect.gain;
        points += freedom(walker, after) - freedom(walker, before);
        shut_in[walker.owner] += after == 0;
        const Player victim = opponent_of(walker.owner);
        for (const Square target : SquareSet::from_bits(before & ~after & pieces_[victim])) {
            const auto index = static_cast<std::size_t>(target.index());
            if ((touched >> target.index() & 1) == 0) removed[index] = 0;
            touched |= SquareSet(target).bits();
            if (++removed[index] < attackers_[index]) continue;
            points -= danger_to(victim, target);
        }
    }
    for (const Player player : both_players) {
        if (shut_in[player] == 0) continue;
        const int before = survey_[player].movable - position_.express_level(player);
        const int after = before - shut_in[player];
        int& points = player == placer_ ? effect.loss : effect.gain;
        points += movable(player, after) - movable(player, before);
        if (after <= 0 && player == mover_)  // R8: that ends the game
            points += player == placer_ ? -decisive : decisive;
    }
    return effect;
}

// The value of each piece's moves and threats, divided among its ways: that much is at stake on
// each. "the cheap first pass over squares" (docs/playing-strength.md) tests it as a whole; the
// factors were not tested one by one.
PlacementRanker::PromisingSquares PlacementRanker::promising_squares() const {
    std::array<int, square_count> hope{};
    std::uint64_t crossed = 0;
    for (const Walker& walker : walkers_) {
        const std::uint64_t destinations = walker.piece.destinations;
        if (destinations == 0) continue;
        crossed |= walker.passed;
        if (walker.piece.value == Value::Two) crossed |= destinations;
        const Player victim = opponent_of(walker.owner);
        int at_stake =
            2 * (freedom(walker, 0) - freedom(walker, destinations)) / std::popcount(destinations);
        for (const Square target : SquareSet::from_bits(destinations & pieces_[victim]))
            at_stake -= danger_to(victim, target) / 2;
        if (walker.owner == placer_) at_stake /= 2;
        for (const Square square : SquareSet::from_bits(walker.passed))
            hope[static_cast<std::size_t>(square.index())] += at_stake;
    }
    PromisingSquares promising;
    for (const Square square : SquareSet::from_bits(crossed & position_.free().bits()))
        promising.push_back({square, hope[static_cast<std::size_t>(square.index())], false});
    return promising;
}

void PlacementRanker::rank(Breadth breadth, RankedPlacements& ranked) const {
    ranked.clear();
    PromisingSquares promising = promising_squares();
    std::uint64_t unused = position_.free().bits();
    for (const PromisingSquare& candidate : promising)
        unused &= ~SquareSet(candidate.square).bits();
    if (unused != 0)
        ranked.push_back(
            {Action::place(SquareSet::from_bits(unused).first(), strongest_face), 0, 0});

    keep_best(promising, breadth.squares);
    for (PromisingSquare& candidate : promising) {
        const Effect effect = effect_of(candidate.square, strongest_face);
        ranked.push_back({Action::place(candidate.square, strongest_face),
                          effect.gain + effect.loss, effect.signature});
        candidate.hope = effect.gain + effect.loss / 2;  // the half was not tested
        candidate.hurts_placer = effect.loss < 0;
    }
    // Where No way costs the placer nothing, no other face can take away more.
    const bool complete = breadth.squares_with_faces >= square_count;
    keep_best(promising, breadth.squares_with_faces);
    for (const PromisingSquare& candidate : promising)
        for (const Face face : all_faces) {
            if (face == strongest_face || !(candidate.hurts_placer || complete)) continue;
            const Effect effect = effect_of(candidate.square, face);
            ranked.push_back({Action::place(candidate.square, face), effect.gain + effect.loss,
                              effect.signature});
        }
    sort_best_first(ranked);
    drop_equal_effects(ranked);
}

}  // namespace barracuda::engine
