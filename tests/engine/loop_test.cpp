#include "engine/loop.hpp"

#include "engine/anchors/anchors.hpp"
#include "engine/dialog.hpp"
#include "picture/board_text.hpp"
#include "rules/text/fen.hpp"
#include "rules/text/notation.hpp"

#include <gtest/gtest.h>

namespace barracuda::engine {
namespace {

using Lines = std::vector<std::string>;
using namespace std::chrono_literals;

constexpr auto lost = "|1-1n2/1<1svn-/2|z<2/Wx1n+x1/dExZ1Nx/-D1x1x1/7/x1>4/vs5 b - 8 00 40";
constexpr auto dead = "Dxxxxxx/x6/7/7/7/7/7/6x/xxxxxxd w - 0 00 1";

// Ends with the FEN of the position.
std::string fen_shown(Dialog& dialog) { return dialog.answers("d").back(); }

TEST(Loop, IntroducesTheEngine) {
    Dialog dialog(make_anchor("random"));
    EXPECT_EQ(dialog.answers("ubi"),
              (Lines{"id name Barracuda anchor random", "id author the Barracuda authors",
                     "option name Seed type spin default 1 min 0 max 2147483647", "ubiok"}));
    EXPECT_EQ(dialog.answers(""), Lines{});
    EXPECT_EQ(dialog.answers("ubinewgame"), Lines{});
    EXPECT_EQ(dialog.end(), 0);
}

TEST(Loop, AnswersGo) {
    Dialog dialog(make_anchor("crude"));
    dialog.say("go depth 2");
    EXPECT_EQ(dialog.hear_until("bestmove"), (Lines{"info depth 1 seldepth 1 multipv 1 score cp 48 "
                                                    "nodes 28 nps * hashfull 0 time * pv d2d5",
                                                    "info depth 2 seldepth 2 multipv 1 score cp -6 "
                                                    "nodes 471 nps * hashfull 0 time * pv d2d4",
                                                    "bestmove d2d4"}));
}

// A capture, the victim's placement and the captor's: each has its own `go`.
TEST(Loop, ChoosesOneActionAtATime) {
    Dialog dialog(make_anchor("crude"));
    const std::string start = "position fen 7/7/d6/3d3/7/7/3D3/7/D6 w - 4 00 1";
    dialog.say(start);
    dialog.say("go depth 2");
    EXPECT_EQ(dialog.hear_until("bestmove"), (Lines{"info depth 1 seldepth 1 multipv 1 score cp "
                                                    "148 nodes 26 nps * hashfull 0 time * pv d3d6",
                                                    "info depth 2 seldepth 2 multipv 1 score cp "
                                                    "142 nodes 79 nps * hashfull 0 time * pv d3d6",
                                                    "bestmove d3d6"}));
    dialog.say(start + " moves d3d6");
    dialog.say("go depth 1");
    EXPECT_EQ(dialog.hear_until("bestmove"), (Lines{"info depth 1 seldepth 1 multipv 1 score cp "
                                                    "-142 nodes 8 nps * hashfull 0 time * pv x@b1",
                                                    "bestmove x@b1"}));
    dialog.say(start + " moves d3d6 x@b1");
    dialog.say("go depth 1");
    EXPECT_TRUE(dialog.hear_until("bestmove").back().starts_with("bestmove x@"));
}

TEST(Loop, SaysWhatIsWrong) {
    Dialog dialog(make_anchor("random"));
    const auto error_to = [&](const std::string& line) {
        const Lines lines = dialog.answers(line);
        return lines.size() == 1 ? lines[0] : "not one line";
    };
    EXPECT_EQ(error_to("xyzzy 1"), "info string unknown command \"xyzzy 1\"");
    EXPECT_EQ(error_to("\x01\x7f\xff"), "info string unknown command \"???\"");
    EXPECT_EQ(error_to("stop now"), "info string error \"now\" is one word too many");
    EXPECT_EQ(error_to("go depth"), "info string error go depth needs a number from 1 to 1000000");
    EXPECT_EQ(error_to("go fast"), "info string error go does not know \"fast\"");
    EXPECT_EQ(error_to("go only"), "info string error go only names no action");
    EXPECT_EQ(error_to("perft x"), "info string error perft needs a number from 0 to 20");
    EXPECT_EQ(error_to("position"),
              "info string error position needs startpos, open or fen, but there is nothing");
    EXPECT_EQ(error_to("position startpos moves d2d5 zz"),
              "info string error move 2, \"zz\", is not an action");
    EXPECT_EQ(error_to("setoption"), "info string error setoption begins: setoption name");
    EXPECT_EQ(error_to("setoption name Wings value 2"),
              "info string error there is no option \"Wings\"");
    EXPECT_EQ(error_to("setoption name Seed value many"),
              "info string error Seed is a number from 0 to 2147483647, not \"many\"");
    EXPECT_TRUE(error_to("position fen 7/7 w").starts_with("info string error "));
    EXPECT_EQ(dialog.answers("stop"), Lines{});
    EXPECT_EQ(dialog.answers("ponderhit"), Lines{});
}

TEST(Loop, RefusedPositionsChangeNothing) {
    Dialog dialog(make_anchor("random"));
    dialog.say("position open moves d2d5");
    const std::string before = fen_shown(dialog);
    const Lines refusal = dialog.answers("position startpos moves d2d5 d8d6 d5d9");
    ASSERT_EQ(refusal.size(), 1u);
    EXPECT_TRUE(refusal[0].starts_with("info string error move 3, d5d9, is illegal by R4.1: "))
        << refusal[0];
    EXPECT_EQ(fen_shown(dialog), before);
    dialog.answers("position fen nonsense");
    EXPECT_EQ(fen_shown(dialog), before);
}

TEST(Loop, ShowsTheBoard) {
    Dialog dialog(make_anchor("random"));
    const Position after = Position::closed().after(*parse_action("d2d5"));
    dialog.say("position startpos moves d2d5");
    picture::TextStyle plain;
    plain.unicode = false;
    plain.colour = false;
    std::string shown;
    for (const std::string& line : dialog.answers("d")) shown += line + "\n";
    EXPECT_EQ(shown, picture::board_text(after.setup(), plain) + "fen: " + to_fen(after) + "\n");
}

TEST(Loop, FinishedGamesHaveNoBestMove) {
    Dialog dialog(make_anchor("crude"));
    for (const char* fen : {lost, dead, "7/7/7/7/7/7/7/7/D6 b - 0 00 9"}) {
        ASSERT_TRUE(parse_fen(fen)) << text_of(parse_fen(fen).error());
        ASSERT_TRUE(Game(*parse_fen(fen)).outcome()) << fen;
        dialog.say(std::string("position fen ") + fen);
        EXPECT_EQ(dialog.answers("go depth 3"), Lines{"bestmove none"});
        EXPECT_EQ(dialog.answers("go infinite"), Lines{"bestmove none"});
        EXPECT_EQ(dialog.answers("go ponder only d2d5"), Lines{"bestmove none"});
    }
}

TEST(Loop, OnlyAndExceptLimitTheFirstAction) {
    Dialog dialog(make_anchor("crude"));
    dialog.say("go depth 2 only c2c4");
    EXPECT_EQ(dialog.hear_until("bestmove").back(), "bestmove c2c4");
    dialog.say("go depth 2 only c2c4 d2d5 except c2c4");
    EXPECT_EQ(dialog.hear_until("bestmove").back(), "bestmove d2d5");
    dialog.say("go depth 2 only a1a2");
    const Lines lines = dialog.hear_until("bestmove");
    EXPECT_EQ(lines[0],
              "info string error only and except leave no legal action, so they are ignored");
    EXPECT_TRUE(Game(Position::closed()).is_legal(*parse_action(lines.back().substr(9))))
        << lines.back();
}

TEST(Loop, CountsByAction) {
    Dialog dialog(make_anchor("random"));
    dialog.say("perft 2");
    const Lines lines = dialog.hear_until("nodes");
    ASSERT_EQ(lines.size(), 29u);
    EXPECT_EQ(lines[0], "b1a3: 28");
    EXPECT_EQ(lines.back(), "nodes: 784");
    dialog.say("perft 0");
    EXPECT_EQ(dialog.hear(), "nodes: 1");
    dialog.say(std::string("position fen ") + lost);
    dialog.say("perft 3");
    EXPECT_EQ(dialog.hear(), "nodes: 0");
}

TEST(Loop, ExplainsTheEvaluation) {
    Dialog dialog(make_anchor("greedy"));
    EXPECT_EQ(dialog.answers("eval"),
              (Lines{"White: material 700, destinations 28", "Brown: material 700, destinations 28",
                     "for the side to act: 0"}));
}

TEST(Loop, SeedsChangeWhatLotsDecide) {
    const auto choices = [](const std::string& seed) {
        Dialog dialog(make_anchor("random"));
        EXPECT_EQ(dialog.answers("setoption name seed value " + seed), Lines{});
        Lines found;
        for (const char* moves : {"", " moves d2d5", " moves d2d4 d8d6", " moves d2d5 d8d6 d5d4"}) {
            dialog.say(std::string("position startpos") + moves);
            dialog.say("go");
            found.push_back(dialog.hear_until("bestmove").back());
        }
        return found;
    };
    EXPECT_EQ(choices("1"), choices("1"));
    EXPECT_NE(choices("1"), choices("2"));
}

TEST(Loop, BenchIsTheSameOnEveryRun) {
    Dialog dialog(make_anchor("greedy"));
    dialog.say("bench");
    const Lines first = dialog.hear_until("nps");
    dialog.say("go");
    dialog.hear_until("bestmove");
    dialog.say("bench");
    EXPECT_EQ(dialog.hear_until("nps"), first);
    EXPECT_EQ(first.size(), 26u);
    EXPECT_TRUE(first[24].starts_with("nodes: "));
}

}  // namespace
}  // namespace barracuda::engine
