#include "engine/sight.hpp"

#include "base/random.hpp"

namespace barracuda::engine {
namespace {

constexpr int always = 100;

// The ways of a position, except those that turn on a barragoon.
Ways plain_ways(const Position& position) {
    FaceWays faces(position);
    faces.left = Lanes{};
    faces.right = Lanes{};
    return {faces, position.free().bits()};
}

}  // namespace

bool Sight::notices(int percent, std::uint64_t something) const {
    return percent >= always ||
           static_cast<int>(Random(lot_ ^ Random(something).next()).below(always)) < percent;
}

// The destinations that the player does not think of; `plain` are those that need no turn on a
// barragoon.
std::uint64_t Sight::overlooked(const Position& position, Player mover, const SurveyedPiece& piece,
                                std::uint64_t plain) const {
    const std::uint64_t targets = position.pieces(opponent_of(mover)).bits();
    const int attention = mover == player_ ? faculties_.captures : faculties_.threats;
    std::uint64_t missed = 0;
    for (const Square to : SquareSet::from_bits(piece.destinations)) {
        const std::uint64_t bit = SquareSet(to).bits();
        const bool capture = (targets & bit) != 0;
        int percent = always;
        if (capture) percent = attention;
        if (capture && piece.value == Value::Four)
            percent = percent * faculties_.far_captures / always;
        if ((plain & bit) == 0) percent = percent * faculties_.bent_ways / always;
        const int way = square_count * piece.square.index() + to.index();
        if (!notices(percent, static_cast<std::uint64_t>(way))) missed |= bit;
    }
    return missed;
}

Survey Sight::survey(const Position& position) const {
    Survey survey(position);
    const Ways plain = plain_ways(position);
    for (const Player mover : both_players) {
        const FullTargets targets(position, mover);
        survey.hide(mover, [&](const SurveyedPiece& piece) {
            return overlooked(position, mover, piece,
                              destinations_of(plain, piece.square, piece.value, targets));
        });
    }
    return survey;
}

}  // namespace barracuda::engine
