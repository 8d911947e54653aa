#include "rules/position.hpp"
#include "rules/text/fen.hpp"

#include <gtest/gtest.h>

#include <string>

namespace barracuda {
namespace {

std::string mirrored(const std::string& fen) { return to_fen(parse_fen(fen)->mirrored()); }

std::string swapped(const std::string& fen) { return to_fen(parse_fen(fen)->colours_swapped()); }

TEST(Symmetry, TheMirrorExchangesEastWithWestAndLeftWithRight) {
    EXPECT_EQ(mirrored("z6/^>Y<|-x/NESW3/nesw3/7/7/7/7/Z2V3 w 1 6 12 3"),
              "6z/x-|>Y<^/3eswn/3ESWN/7/7/7/7/3V2Z w 1 6 12 3");
}

TEST(Symmetry, SwappingColoursTurnsTheBoardUpsideDown) {
    EXPECT_EQ(swapped("z6/^>Y<|-x/NESW3/nesw3/7/7/7/7/Z2V3 w 1 6 12 3"),
              "z2v3/7/7/7/7/SENW3/senw3/Y>^<|-x/Z6 b 1 6 21 3");
}

TEST(Symmetry, TheStartsAreTheirOwnMirrors) {
    for (const Position& start : {Position::closed({1, 1}), Position::open({2, 2})}) {
        EXPECT_EQ(start.mirrored(), start);
        auto other = start.setup();
        other.actor = Player::Brown;
        EXPECT_EQ(start.colours_swapped(), *Position::from(other));
    }
}

}  // namespace
}  // namespace barracuda
