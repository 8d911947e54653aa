#include "rules/face.hpp"

#include "rules/cell.hpp"
#include "rules/text/notation.hpp"

#include <gtest/gtest.h>

#include <map>
#include <set>
#include <string>

namespace barracuda {
namespace {

// The table of R5 written out: for each face, the pairs of entering and leaving heading.
const std::map<char, std::set<std::string>> passages{
    {'x', {}},           {'^', {"NN"}},
    {'>', {"EE"}},       {'Y', {"SS"}},
    {'<', {"WW"}},       {'|', {"NN", "SS"}},
    {'-', {"EE", "WW"}}, {'N', {"EN"}},  // north is left of east
    {'E', {"SE"}},       {'S', {"WS"}},
    {'W', {"NW"}},       {'n', {"WN"}},  // north is right of west
    {'e', {"NE"}},       {'s', {"ES"}},
    {'w', {"SW"}},       {'+', {"NW", "NE", "EN", "ES", "SE", "SW", "WS", "WN"}},
};

TEST(Face, R5_PassagesOfEveryFace) {
    EXPECT_EQ(passages.size(), 16u);
    for (const auto& [character, expected] : passages) {
        const Face face = *parse_face(character);
        std::set<std::string> permitted;
        for (const Direction entering : all_directions)
            for (const Direction leaving : all_directions)
                if (permits(face, entering, leaving))
                    permitted.insert({"NESW"[index_of(entering)], "NESW"[index_of(leaving)]});
        EXPECT_EQ(permitted, expected) << character;
    }
}

TEST(Face, KindAndDirectionMakeTheFace) {
    std::set<Face> seen;
    for (const Face face : all_faces) {
        seen.insert(face);
        EXPECT_EQ(face_of(kind_of(face), direction_of(face).value_or(Direction::North)), face);
    }
    EXPECT_EQ(seen.size(), 16u);
    EXPECT_EQ(face_of(FaceKind::TwoWays, Direction::South), Face::TwoWaysNorthSouth);
    EXPECT_EQ(face_of(FaceKind::TwoWays, Direction::West), Face::TwoWaysEastWest);
}

TEST(Cell, HoldsNothingAPieceOrAFace) {
    EXPECT_TRUE(Cell().is_empty());
    EXPECT_FALSE(Cell().piece() || Cell().face());
    for (const Player owner : both_players)
        for (const Value value : all_values) {
            const Cell cell(Piece{owner, value});
            EXPECT_EQ(cell.piece(), (Piece{owner, value}));
            EXPECT_FALSE(cell.face() || cell.is_empty());
        }
    for (const Face face : all_faces) {
        EXPECT_EQ(Cell(face).face(), face);
        EXPECT_FALSE(Cell(face).piece() || Cell(face).is_empty());
    }
    for (int code = 0; code < Cell::code_count; ++code)
        EXPECT_EQ(Cell::from_code(code).code(), code);
}

}  // namespace
}  // namespace barracuda
