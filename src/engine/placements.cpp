#include "engine/placements.hpp"

#include <algorithm>
#include <bit>

namespace barracuda {
namespace {

constexpr Face strongest_face = Face::NoWay;

std::uint64_t mixed(std::uint64_t a, std::uint64_t b) {
    a ^= b + 0x9e3779b97f4a7c15 + (a << 6) + (a >> 2);
    return a * 0xd6e8feb86659fd93;
}

struct RankedSquare {
    Square square;
    int hope;  // what a face might gain there at best
};

// The best first; those of equal effect, which have equal points, side by side.
void sort_best_first(RankedPlacements& ranked) {
    std::ranges::sort(ranked, [](const RankedPlacement& a, const RankedPlacement& b) {
        if (a.points != b.points) return a.points > b.points;
        return a.effect != b.effect ? a.effect < b.effect : a.action < b.action;
    });
}

void drop_equal_effects(RankedPlacements& ranked) {
    const auto rest = std::ranges::unique(ranked, {}, &RankedPlacement::effect);
    for (auto dropped = rest.size(); dropped > 0; --dropped) ranked.pop_back();
}

}  // namespace

PlacementRanker::PlacementRanker(const features::Weights& weights, const Position& position,
                                 const Survey& survey)
    : weights_(weights),
      position_(position),
      survey_(survey),
      placer_(position.actor()),
      mover_(position.owed() == 1 ? opponent_of(position.actor()) : position.actor()),
      targets_{FullTargets(position, Player::White), FullTargets(position, Player::Brown)},
      pieces_{position.pieces(Player::White).bits(), position.pieces(Player::Brown).bits()} {
    for (const Player player : both_players)
        for (const SurveyedPiece& piece : survey[player].pieces) {
            walkers_.push_back(
                {piece, player, entered_by(survey.ways(), piece.square, piece.value)});
            const std::uint64_t captures = piece.destinations & pieces_[opponent_of(player)];
            for (const Square square : SquareSet::from_bits(captures))
                ++attackers_[static_cast<std::size_t>(square.index())];
        }
}

// The weight of a feature of a player, from the view of the placer.
int PlacementRanker::weight(Player player, int feature) const {
    const int index = features::phase_of(position_) * 2 * features::PerSide +
                      (player == mover_ ? 0 : features::PerSide) + feature;
    const int points = weights_[static_cast<std::size_t>(index)];
    return mover_ == placer_ ? points : -points;
}

PlacementRanker::Effect PlacementRanker::effect_of(Square square, Face face) const {
    const Ways ways = survey_.ways().with(square, face);
    const std::uint64_t bit = SquareSet(square).bits();
    Effect effect;
    PerPlayer<int> shut_in{};
    std::array<std::uint8_t, square_count>
        removed;  // attackers that are gone; valid where `touched`
    std::uint64_t touched = 0;
    for (const Walker& walker : walkers_) {
        if ((walker.entered & bit) == 0) continue;
        FullTargets targets = targets_[walker.owner];
        if (face == Face::AllTurns) targets.of_twos &= ~bit;
        const std::uint64_t before = walker.piece.destinations;
        const std::uint64_t after =
            destinations_of(ways, walker.piece.square, walker.piece.value, targets);
        if (after == before) continue;
        effect.signature =
            mixed(effect.signature,
                  mixed(after, static_cast<std::uint64_t>(walker.piece.square.index())));
        const auto mobility = [](std::uint64_t destinations) {
            return std::min(std::popcount(destinations), features::mobility_steps - 1);
        };
        const int row =
            features::Mobility + index_of(walker.piece.value) * features::mobility_steps;
        int& points = walker.owner == placer_ ? effect.loss : effect.gain;
        points += weight(walker.owner, row + mobility(after)) -
                  weight(walker.owner, row + mobility(before));
        shut_in[walker.owner] += after == 0;
        const Player victim = opponent_of(walker.owner);
        for (const Square target : SquareSet::from_bits(before & ~after & pieces_[victim])) {
            const auto index = static_cast<std::size_t>(target.index());
            if ((touched >> target.index() & 1) == 0) removed[index] = 0;
            touched |= SquareSet(target).bits();
            if (++removed[index] < attackers_[index]) continue;
            const int feature = features::Attacked + index_of(position_.piece_on(target).value);
            points -= weight(victim, feature);
        }
    }
    for (const Player player : both_players) {
        if (shut_in[player] == 0) continue;
        const int before = survey_[player].movable - position_.level(player);
        const int after = before - shut_in[player];
        int& points = player == placer_ ? effect.loss : effect.gain;
        points += weight(player, features::Movable + std::max(0, after)) -
                  weight(player, features::Movable + std::max(0, before));
    }
    return effect;
}

void PlacementRanker::rank(int squares, RankedPlacements& ranked) const {
    ranked.clear();
    std::uint64_t crossed = 0;
    for (const Walker& walker : walkers_) crossed |= walker.entered;
    const std::uint64_t free = position_.free().bits();
    FixedVector<RankedSquare, square_count> promising;
    for (const Square square : SquareSet::from_bits(free & crossed)) {
        const Effect effect = effect_of(square, strongest_face);
        ranked.push_back(
            {Action::place(square, strongest_face), effect.gain + effect.loss, effect.signature});
        promising.push_back({square, effect.gain + effect.loss / 2});
    }
    if ((free & ~crossed) != 0) {
        const Square unused = SquareSet::from_bits(free & ~crossed).first();
        ranked.push_back({Action::place(unused, strongest_face), 0, 0});
    }
    const auto chosen = std::min<std::size_t>(static_cast<std::size_t>(squares), promising.size());
    std::ranges::partial_sort(promising, promising.begin() + chosen, std::ranges::greater{},
                              &RankedSquare::hope);
    for (std::size_t i = 0; i < chosen; ++i)
        for (const Face face : all_faces) {
            if (face == strongest_face) continue;
            const Effect effect = effect_of(promising[i].square, face);
            ranked.push_back({Action::place(promising[i].square, face), effect.gain + effect.loss,
                              effect.signature});
        }
    sort_best_first(ranked);
    drop_equal_effects(ranked);
}

}  // namespace barracuda
