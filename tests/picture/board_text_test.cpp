#include "picture/board_text.hpp"

#include "kit/sanitized.hpp"
#include "picture/setups.hpp"
#include "rules/text/notation.hpp"

#include <gtest/gtest.h>

#include <set>
#include <vector>

namespace barracuda::picture {
namespace {

using test::full_setup;
using test::with;

const Square d5 = *parse_square("d5");

std::vector<std::string> lines_of(const std::string& text) {
    std::vector<std::string> lines{""};
    for (const char character : text) {
        if (character == '\n') {
            lines.emplace_back();
        } else {
            lines.back() += character;
        }
    }
    EXPECT_EQ(lines.back(), "") << "the last line has no end";
    lines.pop_back();
    return lines;
}

std::string without_escapes(const std::string& text) {
    std::string rest;
    bool inside = false;
    for (const char character : text) {
        if (character == '\x1b') inside = true;
        if (!inside) rest += character;
        if (character == 'm') inside = false;
    }
    return rest;
}

// All characters in use are one column wide, so the width is the number of code points.
int width_of(const std::string& line) {
    int width = 0;
    for (const char byte : without_escapes(line)) width += (byte & 0xc0) != 0x80;
    return width;
}

bool is_plain_ascii(const std::string& text) {
    for (const char byte : text)
        if (byte != '\n' && (byte < ' ' || byte > '~')) return false;
    return true;
}

// Of every width; with sanitizers, of every thirteenth.
std::vector<TextStyle> all_styles() {
    constexpr int step = kit::sanitized ? 13 : 1;
    std::vector<TextStyle> styles;
    for (const bool unicode : {true, false})
        for (const bool colour : {true, false})
            for (const bool flipped : {true, false})
                for (int columns = 16; columns <= 120; columns += step)
                    styles.push_back({unicode, colour, flipped, columns});
    return styles;
}

std::string name_of(const TextStyle& style) {
    return std::string(style.unicode ? "unicode" : "ascii") + (style.colour ? " colour" : "") +
           (style.flipped ? " flipped" : "") + " columns " + std::to_string(style.columns);
}

std::vector<Marks> one_mark_each(Square square) {
    std::vector<Marks> list(8);
    list[0].selected = square;
    list[1].destinations = square;
    list[2].captures = square;
    list[3].last_from = square;
    list[4].last_path = square;
    list[5].last_to = square;
    list[6].last_placed = square;
    list[7].refused = square;
    return list;
}

TEST(BoardText, StartInPlainStyle) {
    EXPECT_EQ(board_text(closed_setup(), {.unicode = false, .colour = false}),
              R"(     a     b     c     d     e     f     g
  +-----+-----+-----+-----+-----+-----+-----+
9 |     | [4] | [3] |     | [3] | [4] |     | 9
  +-----+-----+-----+-----+-----+-----+-----+
8 |     |     | [2] | [3] | [2] |     |     | 8
  +-----+-----+-----+-----+-----+-----+-----+
7 |     |     |     |     |     |     |     | 7
  +-----+-----+-----+-----+-----+-----+-----+
6 |     | {x} |     |     |     | {x} |     | 6
  +-----+-----+-----+-----+-----+-----+-----+
5 | {x} |     | {x} |     | {x} |     | {x} | 5
  +-----+-----+-----+-----+-----+-----+-----+
4 |     | {x} |     |     |     | {x} |     | 4
  +-----+-----+-----+-----+-----+-----+-----+
3 |     |     |     |     |     |     |     | 3
  +-----+-----+-----+-----+-----+-----+-----+
2 |     |     | (2) | (3) | (2) |     |     | 2
  +-----+-----+-----+-----+-----+-----+-----+
1 |     | (4) | (3) |     | (3) | (4) |     | 1
  +-----+-----+-----+-----+-----+-----+-----+
     a     b     c     d     e     f     g
)");
}

TEST(BoardText, StartInTheNarrowestPlainStyle) {
    EXPECT_EQ(board_text(closed_setup(), {.unicode = false, .colour = false, .columns = 16}),
              "   a b c d e f g\n"
              "9  . v d . d v .\n"
              "8  . . z d z . .\n"
              "7  . . . . . . .\n"
              "6  . x . . . x .\n"
              "5  x . x . x . x\n"
              "4  . x . . . x .\n"
              "3  . . . . . . .\n"
              "2  . . Z D Z . .\n"
              "1  . V D . D V .\n"
              "   a b c d e f g\n");
}

TEST(BoardText, NoLineIsWiderThanTheTerminal) {
    for (const TextStyle& style : all_styles()) {
        for (const std::string& line : lines_of(board_text(full_setup(), style)))
            ASSERT_LE(width_of(line), style.columns) << name_of(style);
        for (const std::string& line : lines_of(face_legend(style)))
            ASSERT_LE(width_of(line), style.columns) << name_of(style);
    }
}

TEST(BoardText, NotMoreLinesThanTheTerminalHas) {
    for (TextStyle style : all_styles())
        for (style.rows = 11; style.rows <= 40; ++style.rows)
            ASSERT_LE(static_cast<int>(lines_of(board_text(full_setup(), style)).size()),
                      style.rows)
                << name_of(style);
}

TEST(BoardText, RoomIsUsed) {
    EXPECT_EQ(lines_of(board_text(closed_setup(), {.columns = 60})).size(), 29u);
    EXPECT_EQ(lines_of(board_text(closed_setup(), {.columns = 40})).size(), 11u);
    EXPECT_EQ(lines_of(board_text(closed_setup(), {.columns = 80, .rows = 24})).size(), 11u);
}

TEST(BoardText, EveryContentLooksDifferent) {
    for (const TextStyle& style : all_styles()) {
        std::set<std::string> drawings;
        for (int code = 0; code < Cell::code_count; ++code)
            drawings.insert(board_text(with(d5, Cell::from_code(code)), style));
        ASSERT_EQ(drawings.size(), static_cast<std::size_t>(Cell::code_count)) << name_of(style);
    }
}

TEST(BoardText, FacesDifferByShapeNotOnlyByColour) {
    for (const TextStyle& style : all_styles()) {
        std::set<std::string> drawings;
        for (const Face face : all_faces)
            drawings.insert(without_escapes(board_text(with(d5, face), style)));
        ASSERT_EQ(drawings.size(), static_cast<std::size_t>(face_count)) << name_of(style);
    }
}

// On the flipped board, a face must look like its opposite on the upright one. d5 is the middle.
TEST(BoardText, DrawnFacesTurnWithTheBoard) {
    for (const int columns : {80, 40, 30}) {
        const auto middle = [&](Face face, bool flipped) {
            const auto lines =
                lines_of(board_text(with(d5, face), {.flipped = flipped, .columns = columns}));
            const auto centre = static_cast<std::ptrdiff_t>(lines.size() / 2);
            const std::ptrdiff_t reach = lines.size() > 20 ? 1 : 0;
            std::string text;
            for (auto row = centre - reach; row <= centre + reach; ++row)
                text += lines[static_cast<std::size_t>(row)];
            return text;
        };
        EXPECT_EQ(middle(Face::OneWayNorth, true), middle(Face::OneWaySouth, false));
        EXPECT_EQ(middle(Face::LeftTurnEast, true), middle(Face::LeftTurnWest, false));
        EXPECT_EQ(middle(Face::RightTurnSouth, true), middle(Face::RightTurnNorth, false));
        EXPECT_EQ(middle(Face::TwoWaysEastWest, true), middle(Face::TwoWaysEastWest, false));
    }
}

TEST(BoardText, FlippedBoardHasA1AtTheTopRight) {
    const auto setup = with(*parse_square("a1"), Piece{Player::White, Value::Four});
    const auto lines = lines_of(
        board_text(setup, {.unicode = false, .colour = false, .flipped = true, .columns = 32}));
    EXPECT_EQ(lines.front(), "    g   f   e   d   c   b   a");
    EXPECT_EQ(lines[1], "1   .   .   .   .   .   .  (4) 1");
    EXPECT_EQ(lines[9].front(), '9');
}

TEST(BoardText, PlainStyleIsPlain) {
    for (const TextStyle& style : all_styles()) {
        const std::string text = board_text(full_setup(), style) + face_legend(style);
        ASSERT_EQ(text.find('\x1b') != std::string::npos, style.colour) << name_of(style);
        ASSERT_TRUE(style.unicode || is_plain_ascii(without_escapes(text))) << name_of(style);
    }
}

// Nor are there spaces after the colours, which would wrap in a terminal that became narrower.
TEST(BoardText, ColoursEndWithTheLine) {
    for (const TextStyle& style : all_styles()) {
        if (!style.colour) continue;
        for (const std::string& text : {board_text(full_setup(), style), face_legend(style)}) {
            for (const std::string& line : lines_of(text)) {
                const auto last = line.rfind('\x1b');
                ASSERT_TRUE(last == std::string::npos || line.substr(last, 4) == "\x1b[0m")
                    << name_of(style);
                ASSERT_NE(line.back(), ' ') << name_of(style);
            }
        }
    }
}

TEST(BoardText, EveryMarkHasAShape) {
    for (const TextStyle& style : all_styles()) {
        for (const Cell cell :
             {Cell(), Cell(Piece{Player::Brown, Value::Three}), Cell(Face::LeftTurnWest)}) {
            const auto setup = with(d5, cell);
            std::set<std::string> drawings{without_escapes(board_text(setup, style))};
            for (const Marks& marks : one_mark_each(d5))
                drawings.insert(without_escapes(board_text(setup, style, marks)));
            // A destination and a capture never share a square, and may share a shape.
            ASSERT_GE(drawings.size(), 8u) << name_of(style);
        }
    }
}

TEST(FaceLegend, NamesEveryFaceAndItsCharacter) {
    const std::string text = face_legend({.unicode = false, .colour = false});
    EXPECT_EQ(text,
              "No way      x\n"
              "One way     ^ north  > east  Y south  < west\n"
              "Two ways    | north-south  - east-west\n"
              "Left turn   N north  E east  S south  W west\n"
              "Right turn  n north  e east  s south  w west\n"
              "All turns   +\n");
}

TEST(FaceLegend, ShowsTheDrawings) {
    const std::string text = face_legend({.colour = false});
    EXPECT_EQ(text,
              "No way       ✕  x\n"
              "One way      ↑  ^   →  >   ↓  Y   ←  <\n"
              "Two ways     ↕  |   ↔  -\n"
              "Left turn   ━↑  N   ↳  E   ↓━ S   ↰  W\n"
              "Right turn   ↑━ n   ↱  e  ━↓  s   ↲  w\n"
              "All turns    ╋  +\n");
}

}  // namespace
}  // namespace barracuda::picture
