#include "cli/play/completion.hpp"

#include "cli/play/acting.hpp"

#include <gtest/gtest.h>

namespace barracuda::cli {
namespace {

using Texts = std::vector<std::string>;

void play(Table& table, std::string_view line) {
    const auto all = read_typed_line(line);
    for (const Typed& typed : *all) EXPECT_TRUE(take(table, typed).accepted) << line;
}

TEST(Completion, OffersPiecesBeforeDestinations) {
    const Table table{.live = at_terminal(Game(Position::closed()))};
    EXPECT_EQ(completions(table, ""), (Texts{"b1", "c2", "d2", "e2", "f1"}));
    EXPECT_EQ(completions(table, "d2d"), (Texts{"d2d4", "d2d5"}));
    EXPECT_EQ(completions(table, "zz"), Texts{});
}

TEST(Completion, OffersDestinationsOfTheChosenPiece) {
    Table table{.live = at_terminal(Game(Position::closed()))};
    play(table, "d2");
    EXPECT_EQ(completions(table, "d"), (Texts{"d4", "d5", "draw", "decline"}));
}

TEST(Completion, OffersFacesBeforeSquares) {
    Table table{.live = at_terminal(Game(Position::closed()))};
    play(table, "d2d5 d8d5");
    EXPECT_EQ(completions(table, "").size(), 16u);
    EXPECT_EQ(completions(table, "x"), (Texts{"x@"}));
    EXPECT_EQ(completions(table, "x@d"),
              (Texts{"x@d1", "x@d2", "x@d3", "x@d4", "x@d6", "x@d7", "x@d8", "x@d9"}));
    play(table, "d6");
    EXPECT_EQ(completions(table, "").size(), 16u);
    EXPECT_EQ(completions(table, "x"), (Texts{"x"}));
}

TEST(Completion, OffersSquaresForTheChosenFace) {
    Table table{.live = at_terminal(Game(Position::closed()))};
    play(table, "d2d5 d8d5 n");
    EXPECT_EQ(completions(table, "d").front(), "d1");
    EXPECT_EQ(completions(table, "a5"), Texts{});
}

TEST(Completion, OffersCommands) {
    const Table table{.live = at_terminal(Game(Position::closed()))};
    EXPECT_EQ(completions(table, "d"), (Texts{"d2", "draw", "decline"}));
    EXPECT_EQ(completions(table, "help r"), (Texts{"rules"}));
    EXPECT_EQ(completions(table, "save g"), Texts{});
}

}  // namespace
}  // namespace barracuda::cli
