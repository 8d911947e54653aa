// The conversation at the table, without a terminal: how each line is answered.
#include "cli/conversation_test.hpp"

#include "base/text.hpp"
#include "cli/has.hpp"
#include "cli/play/commands.hpp"
#include "cli/play/words.hpp"
#include "rules/text/fen.hpp"
#include "rules/text/notation.hpp"

#include <gtest/gtest.h>

namespace barracuda::cli {
namespace {

Square square(std::string_view text) { return *parse_square(text); }

TEST_F(ConversationTest, PlaysWholeActions) {
    EXPECT_EQ(say("d2d5"), "The 3 on d2 moves to d5.");
    EXPECT_EQ(say("d8d5"), "The 3 on d8 captures the 3 on d5.");
    EXPECT_EQ(say("x@d6"), "White places a barragoon on d6.");
    EXPECT_EQ(say("N@d4"), "Brown places a barragoon on d4.");
    EXPECT_EQ(to_fen(game().position()),
              "1vd1dv1/2z1z2/7/1x1x1x1/x1xdx1x/1x1N1x1/7/2Z1Z2/1VD1DV1 w - 22 00 2");
}

TEST_F(ConversationTest, ReadsActionsAsPeopleWriteThem) {
    for (const std::string_view line : {"D2D5", "d2-d5", "3d2-d5", " d2 d5 ", "d2xd5"}) {
        start(Position::closed());
        say(line);
        ASSERT_EQ(game().size(), 1u) << line;
        EXPECT_EQ(game().played(0), Action::move(square("d2"), square("d5"))) << line;
    }
    for (const std::string_view line : {"x@d6", "X@D6", "x d6", "d6 x"}) {
        start(Position::closed());
        say_all({"d2d5", "d8d5", line});
        ASSERT_EQ(game().size(), 3u) << line;
        EXPECT_EQ(game().played(2), Action::place(square("d6"), Face::NoWay)) << line;
    }
}

TEST_F(ConversationTest, PlaysSeveralActionsOfOneLineUntilOneIsRefused) {
    EXPECT_TRUE(has(say("d2d5 d8d5 x@d6 x@d6 c2c4"), "R7.1"));
    EXPECT_EQ(game().size(), 3u);
}

TEST_F(ConversationTest, MovesAPieceAtATime) {
    EXPECT_TRUE(has(say("d2"), "The 3 on d2 can move to b3 c3 c4 d4 d5 e3 e4 f3."));
    EXPECT_EQ(prompt_of(table()), "White moves d2> ");
    const picture::Marks marks = marks_of(table());
    EXPECT_EQ(marks.selected, square("d2"));
    EXPECT_EQ(marks.destinations.size(), 8);
    EXPECT_TRUE(has(say("d7"), "(R4.1)"));
    EXPECT_EQ(marks_of(table()).refused, square("d7"));
    say("d5");
    EXPECT_EQ(game().size(), 1u);
    EXPECT_EQ(marks_of(table()).selected, std::nullopt);
}

TEST_F(ConversationTest, ChangesAndDropsTheChosenPiece) {
    say("d2");
    EXPECT_TRUE(has(say("c2"), "The 2 on c2"));
    say("c2");
    EXPECT_EQ(table().chosen_square, std::nullopt);
    say("c2");
    say("");
    EXPECT_EQ(table().chosen_square, std::nullopt);
    EXPECT_TRUE(has(say("d5"), "no piece on d5"));
    EXPECT_TRUE(has(say("d8"), "(R3.1)"));
}

TEST_F(ConversationTest, MarksWhatCanBeCaptured) {
    start(*parse_fen("6z/7/7/7/7/7/x6/7/Z6"));
    EXPECT_TRUE(has(say("a1"), "or capture a3"));
    EXPECT_EQ(marks_of(table()).captures, SquareSet(square("a3")));
}

TEST_F(ConversationTest, SaysThatAPieceCannotMove) {
    start(*parse_fen("6z/7/7/7/7/7/7/x6/Zx4Z"));
    EXPECT_TRUE(has(say("a1"), "The 2 on a1 cannot move:"));
    EXPECT_EQ(marks_of(table()).refused, square("a1"));
}

TEST_F(ConversationTest, PlacesStepByStep) {
    say_all({"d2d5", "d8d5"});
    EXPECT_TRUE(
        has(status_of(table()), "White lost a piece and places the first of two barragoons"));
    EXPECT_TRUE(has(say("b4"), "(R7.1)"));
    EXPECT_TRUE(has(say("d6"), "Which face on d6?"));
    EXPECT_EQ(prompt_of(table()), "White places d6> ");
    say("x");
    EXPECT_EQ(game().size(), 3u);
    EXPECT_TRUE(has(status_of(table()), "Brown places a barragoon: face@square, e.g. x@d4"));
    EXPECT_TRUE(has(say("n"), "Where do you want to place Right turn (n)?"));
    EXPECT_EQ(prompt_of(table()), "Brown places n@> ");
    say("d4");
    EXPECT_EQ(game().played(3), Action::place(square("d4"), Face::RightTurnNorth));
}

TEST_F(ConversationTest, RefusesMovesWhileAPlacementIsOwedAndTheReverse) {
    EXPECT_TRUE(has(say("x"), "(R3.1)"));
    EXPECT_TRUE(has(say("x@d6"), "(R3.1)"));
    say_all({"d2d5", "d8d5"});
    EXPECT_TRUE(has(say("c2c4"), "(R3.3)"));
}

TEST_F(ConversationTest, R3_3_APieceThatIsNamedWhileAPlacementIsOwedHasToWait) {
    say_all({"d2d5", "d8d5"});
    for (const char* piece : {"c2", "d5"})
        EXPECT_TRUE(has(say(piece), "White must place a barragoon first (R3.3)"));
    EXPECT_TRUE(has(say("b4"), "(R7.1)"));
    say("x");
    EXPECT_TRUE(has(say("c2"), "(R7.1)"));
}

TEST_F(ConversationTest, MarksTheLastTurn) {
    say_all({"d2d5", "d8d5", "x@d8", "n@d4"});
    const picture::Marks marks = marks_of(table());
    EXPECT_EQ(marks.last_from, square("d8"));
    EXPECT_EQ(marks.last_to, square("d5"));
    EXPECT_EQ(marks.last_path, SquareSet(square("d7")) | square("d6"));
    EXPECT_EQ(marks.last_placed, SquareSet(square("d8")) | square("d4"));
}

TEST_F(ConversationTest, TakesBack) {
    EXPECT_EQ(say("undo"), "There is nothing to take back.");
    say_all({"d2d5", "d8d5", "x@d6"});
    EXPECT_EQ(say("undo"), "Taken back: x@d6.");
    EXPECT_EQ(game().position().owed(), 2);
    EXPECT_EQ(say("undo 5"), "Taken back: d8d5 d2d5.");
    EXPECT_EQ(game().position(), Position::closed());
    EXPECT_TRUE(has(say("undo x"), "undo 2"));
}

TEST_F(ConversationTest, R10_4_WithTouchMoveNothingReleasedIsTakenBack) {
    start(Position::closed(), true);
    say_all({"d2d5", "d8d5", "x@d6"});
    EXPECT_TRUE(has(say("undo"), "what was released is final (R7.2, R10.4)"));
    EXPECT_TRUE(has(say("undo 2"), "what was released is final"));
    EXPECT_EQ(game().size(), 3u);
    say("resign");
    EXPECT_FALSE(has(status_of(table()), "undo"));
    EXPECT_EQ(say("undo"), "Taken back: the game continues.");  // nothing was released
}

TEST_F(ConversationTest, ResignsAndReconsiders) {
    say_all({"d2d5", "resign"});
    EXPECT_EQ(game().outcome(), (Outcome{Ending::Resignation, Player::White}));
    EXPECT_TRUE(has(status_of(table()),
                    "White wins: Brown resigned (R8.4). Now: save FILE, new, undo or quit."));
    EXPECT_TRUE(has(say("d8d6"), "the game is over"));
    say("undo");
    EXPECT_EQ(game().outcome(), std::nullopt);
    EXPECT_EQ(game().size(), 1u);
    say("resign white");
    EXPECT_EQ(game().outcome(), (Outcome{Ending::Resignation, Player::Brown}));
}

TEST_F(ConversationTest, AgreesOnADraw) {
    EXPECT_TRUE(has(say("accept"), "(R9.3)"));
    say("draw");
    EXPECT_TRUE(
        has(status_of(table()), "White offers a draw: Brown answers `accept` or `decline`."));
    EXPECT_EQ(prompt_of(table()), "Brown, a draw?> ");
    EXPECT_EQ(say("decline"), "Brown declines the draw.");
    EXPECT_EQ(game().offer(), std::nullopt);
    say_all({"draw", "accept"});
    EXPECT_EQ(game().outcome(), (Outcome{Ending::Agreement, std::nullopt}));
}

TEST_F(ConversationTest, OffersADrawByRepetitionAndKeepsTheDuty) {
    EXPECT_TRUE(has(say("repetition"), "(R9.2)"));
    for (int i = 0; i < 3; ++i) say_all({"d2d4", "d8d6", "d4d2", "d6d8"});
    EXPECT_TRUE(has(status_of(table()), "Brown may offer a draw with `repetition`"));
    say("repetition");
    EXPECT_TRUE(has(status_of(table()), "Brown offers a draw by repetition (R9.2): White answers"));
    say("decline");
    EXPECT_TRUE(has(status_of(table()), "must not continue (R9.2)"));
    EXPECT_TRUE(has(say("d2d4"), "(R9.2)"));
    EXPECT_EQ(say("d2d5"), "The 3 on d2 moves to d5.");
}

TEST_F(ConversationTest, HoldsToTouchMove) {
    start(Position::closed(), true);
    say("d2");
    EXPECT_TRUE(has(say("c2c4"), "(R10.1)"));
    EXPECT_TRUE(has(say("c2"), "(R10.1)"));
    say("d2");
    say("d5");
    EXPECT_EQ(game().size(), 1u);
    say("d5");
    EXPECT_TRUE(has(say("c8c6"), "(R10.3)"));
    say("d8d5");
    EXPECT_EQ(game().size(), 2u);
}

TEST_F(ConversationTest, Tells) {
    EXPECT_TRUE(has(say("moves"), "3 on d2: b3 c3 c4 d4 d5 e3 e4 f3"));
    EXPECT_EQ(say("history"), "Nothing has been played yet.");
    EXPECT_TRUE(has(say("faces"), "Left turn"));
    EXPECT_EQ(say("fen"), to_fen(Position::closed()));
    say("d2d5");
    EXPECT_EQ(say("history"), "1. 3d2-d5 *");
    EXPECT_TRUE(has(say("help rules"), "You lose when"));
    EXPECT_TRUE(talk->answer("flip").shows_board);
    EXPECT_TRUE(table().flipped);
    EXPECT_TRUE(talk->answer("quit").leaves);
    EXPECT_TRUE(talk->answer("exit").leaves);
}

TEST_F(ConversationTest, HelpNamesEveryCommandAndFitsNarrowTerminals) {
    const std::string help = say("help");
    for (const TalkCommand& command : TalkCommand::all()) EXPECT_TRUE(has(help, command.name));
    for (const bool in_pairs : {false, true}) {
        const std::string list = command_list(in_pairs);
        for (const auto line : split(list, '\n'))
            EXPECT_LE(line.size(), in_pairs ? 80u : 40u) << line;
    }
    for (const auto line : split(how_to_act(), '\n')) EXPECT_LE(line.size(), 40u) << line;
}

TEST_F(ConversationTest, AnswersNonsense) {
    EXPECT_TRUE(has(say("hello"), "`help`"));
    EXPECT_TRUE(has(say("undo undo"), "undo 2"));
    EXPECT_TRUE(has(say("flip it"), "takes no argument"));
    EXPECT_TRUE(has(say("\x1b[2J\xff"), "`help`"));
    EXPECT_EQ(say("\x1b[2J").find('\x1b'), std::string::npos);
    EXPECT_EQ(game().size(), 0u);
}

}  // namespace
}  // namespace barracuda::cli
