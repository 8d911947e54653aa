#include "engine/survey.hpp"

#include "kit/random_games.hpp"
#include "rules/legal.hpp"
#include "rules/text/fen.hpp"

#include <gtest/gtest.h>

namespace barracuda::engine {
namespace {

TEST(Survey, SaysWhatTheRulesSay) {
    Random random(8);
    for (int game = 0; game < 20; ++game)
        kit::play_random(
            random, kit::random_start(random), kit::random_style(random),
            [&](const Position& position) {
                const Survey survey(position);
                for (const Player player : both_players) {
                    const SideSurvey& side = survey[player];
                    SquareSet squares;
                    for (const SurveyedPiece& piece : side.pieces) {
                        squares |= piece.square;
                        ASSERT_EQ(position.piece_on(piece.square), (Piece{player, piece.value}));
                        ASSERT_EQ(SquareSet::from_bits(piece.destinations),
                                  destinations(position, piece.square))
                            << to_fen(position);
                    }
                    ASSERT_EQ(squares, position.pieces(player));
                    ASSERT_EQ(SquareSet::from_bits(side.reach), reach(position, player));
                    ASSERT_EQ(side.movable, movable_pieces(position, player));
                }
            });
}

}  // namespace
}  // namespace barracuda::engine
