// Which placements are worth a look. About 600 are possible and few matter: a placement never gives
// anybody a new move, it only takes moves away. One cheap pass over all ways finds the squares
// where there is most to take. The best of them are tried with No way, which takes the most, and
// the best of these with the other faces. Each try recomputes only the pieces whose ways cross the
// square, and scores what the evaluation would make of it.
#pragma once

#include "engine/eval/evaluator.hpp"
#include "engine/survey.hpp"
#include "rules/action.hpp"

namespace barracuda::engine {

struct RankedPlacement {
    Action action;
    int points;            // gain for the placer, compared with placing nothing
    std::uint64_t effect;  // equal for placements that take the same moves away
};

// At most one per legal placement.
using RankedPlacements = FixedVector<RankedPlacement, 1024>;
static_assert(RankedPlacements::capacity() >= std::size_t{square_count} * face_count);

class PlacementRanker {
public:
    // A placement must be owed in the position.
    PlacementRanker(const Evaluator& evaluator, const Position& position, const Survey& survey);

    // On how many squares No way is tried, and on how many of those the other faces.
    struct Breadth {
        int squares;
        int squares_with_faces;
    };

    // The placements found, best first, one of each effect. If any of them changes nothing, one
    // such is included.
    void rank(Breadth breadth, RankedPlacements& ranked) const;

    // Every placement, one of each effect.
    void rank_all(RankedPlacements& ranked) const { rank({square_count, square_count}, ranked); }

private:
    struct Walker {
        SurveyedPiece piece;
        Player owner;
        std::uint64_t passed;
    };
    struct Effect {
        int gain = 0;  // from what the opponent loses
        int loss = 0;  // from what the placer loses himself; 0 or less
        std::uint64_t signature = 0;
    };

    struct PromisingSquare {
        Square square;
        int hope;           // what a face might gain there
        bool hurts_placer;  // No way takes moves of the placer, too
    };
    using PromisingSquares = FixedVector<PromisingSquare, square_count>;

    PromisingSquares promising_squares() const;
    Effect effect_of(Square square, Face face) const;
    int danger_to(Player owner, Square square) const;
    int freedom(const Walker& walker, std::uint64_t destinations) const;
    int movable(Player player, int beyond_level) const;

    const Position& position_;
    const Survey& survey_;
    Player placer_;
    Player mover_;  // who moves next, after all placements
    int sign_;      // of what is good for the mover, from the placer's point of view
    PerPlayer<features::SideWeights> weights_;
    PerPlayer<FullTargets> targets_;
    PerPlayer<std::uint64_t> pieces_;
    FixedVector<Walker, 2 * std::size_t{pieces_per_player}> walkers_;
    std::array<std::uint8_t, square_count> attackers_{};  // how many pieces can capture each piece
};

}  // namespace barracuda::engine
