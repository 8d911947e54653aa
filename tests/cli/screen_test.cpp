#include "cli/play/screen.hpp"

#include "base/text.hpp"
#include "base/utf8.hpp"
#include "kit/terminal.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace barracuda::cli {
namespace {

TEST(Screen, BreaksLinesBetweenWords) {
    EXPECT_EQ(wrapped("one two three", 7), "one two\nthree");
    EXPECT_EQ(wrapped("one two\nthree", 80), "one two\nthree");
    EXPECT_EQ(wrapped("extraordinary", 5), "extraordinary");
    EXPECT_EQ(wrapped("- one two three", 7), "- one\n  two\n  three");
    EXPECT_EQ(wrapped("äöü äöü", 7), "äöü äöü");
    EXPECT_EQ(wrapped("  kept   as it is", 20), "  kept   as it is");
    EXPECT_EQ(wrapped("", 5), "");
}

TEST(Screen, PutsWordsInColumns) {
    EXPECT_EQ(in_columns({"a", "bbb", "cc"}, 10), "a    bbb\ncc   \n");
    EXPECT_EQ(in_columns({"abcdef", "b"}, 3), "abcdef\nb\n");
}

TEST(Screen, FitsEveryWindow) {
    Table table{.live = at_terminal(Game(Position::closed())), .names = {"Ann", "Bo"}};
    const std::string message =
        "Not possible: the 4 on b1 must move exactly 4 steps or 3, but c2 is 2 steps away (R4.1).";
    for (const bool colour : {false, true}) {
        for (int columns = 24; columns <= 120; ++columns) {
            for (const int rows : {18, 24, 30, 40}) {
                const picture::TextStyle style{
                    .unicode = true, .colour = colour, .columns = columns, .rows = rows};
                const std::string text =
                    kit::without_escape_sequences(screen_text(table, message, style));
                EXPECT_LT(std::ranges::count(text, '\n'), rows) << columns << 'x' << rows;
                for (const auto line : split(text, '\n'))
                    EXPECT_LE(utf8_length(line), static_cast<std::size_t>(columns)) << line;
            }
        }
    }
}

}  // namespace
}  // namespace barracuda::cli
