#include "rules/text/notation.hpp"

#include <gtest/gtest.h>

#include <set>

namespace barracuda {
namespace {

TEST(Notation, Squares) {
    std::set<std::string> texts;
    for (const Square square : all_squares()) {
        texts.insert(to_text(square));
        EXPECT_EQ(parse_square(to_text(square)), square);
    }
    EXPECT_EQ(texts.size(), 63u);
    EXPECT_EQ(*texts.begin(), "a1");
    EXPECT_EQ(*texts.rbegin(), "g9");
    for (const char* text : {"", "a", "a0", "h1", "A1", "a10", "1a", "`1", "a:"})
        EXPECT_FALSE(parse_square(text)) << text;
}

TEST(Notation, PiecesAreThoseOfTheProtocol) {
    EXPECT_EQ(to_char(Piece{Player::White, Value::Two}), 'Z');
    EXPECT_EQ(to_char(Piece{Player::White, Value::Three}), 'D');
    EXPECT_EQ(to_char(Piece{Player::White, Value::Four}), 'V');
    EXPECT_EQ(to_char(Piece{Player::Brown, Value::Two}), 'z');
    EXPECT_EQ(to_char(Piece{Player::Brown, Value::Three}), 'd');
    EXPECT_EQ(to_char(Piece{Player::Brown, Value::Four}), 'v');
    EXPECT_EQ(to_char(Cell()), '.');
}

TEST(Notation, FacesAreThoseOfTheProtocol) {
    const std::string in_order_of_the_rules = "x^>Y<|-NESWnesw+";
    std::string written;
    for (const Face face : all_faces) {
        written += to_char(face);
        EXPECT_EQ(parse_face(to_char(face)), face);
    }
    EXPECT_EQ(written, in_order_of_the_rules);
}

TEST(Notation, OnlyKnownCharactersAreRead) {
    int cells = 0;
    int faces = 0;
    for (int code = -128; code < 128; ++code) {
        const auto character = static_cast<char>(code);
        const auto cell = parse_cell(character);
        if (cell) {
            EXPECT_EQ(to_char(*cell), character);
        }
        cells += cell.has_value();
        faces += parse_face(character).has_value();
    }
    EXPECT_EQ(cells, 22);
    EXPECT_EQ(faces, 16);
}

TEST(Notation, Actions) {
    EXPECT_EQ(parse_action("d2d5"), Action::move(*parse_square("d2"), *parse_square("d5")));
    EXPECT_EQ(parse_action("x@d5"), Action::place(*parse_square("d5"), Face::NoWay));
    EXPECT_EQ(parse_action("N@b4"), Action::place(*parse_square("b4"), Face::LeftTurnNorth));
    EXPECT_EQ(to_text(*parse_action("+@g9")), "+@g9");
    for (const char* text : {"", "d2", "d2d", "d2d55", "d2-d5", "d2h5", "d0d5", "@@d5", "Z@d5",
                             ".@d5", "x@d0", "xd5", "x@d5 ", " x@d5", "--", "D2D5", "d2@5"})
        EXPECT_FALSE(parse_action(text)) << text;
}

}  // namespace
}  // namespace barracuda
