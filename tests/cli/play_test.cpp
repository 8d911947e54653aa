// Games of two people as they play them: the real program at a pseudo-terminal, and through pipes.
#include "cli/play_test.hpp"

#include "base/utf8.hpp"
#include "cli/rows.hpp"

#include <csignal>

namespace barracuda {
namespace {

TEST_F(PlayTest, PlaysAGameWithCaptureAndPlacementsToItsEnd) {
    start({"--white", "Ann", "--fen", "z6/7/7/7/z6/7/7/7/V1D4 w - 24 00 1"});
    expect("Type a move such as d2d5");
    expect("Turn 1: White (Ann) to move. Supply: 24.");
    expect("White moves> ");
    say("a1a5", "The 4 on a1 captures the 2 on a5.");
    expect("Brown lost a piece and places the first of two barragoons");
    say("x@b9", "Brown places a barragoon on b9.");
    expect("White (Ann) places a barragoon: face@square");
    say("a8", "Which face on a8?");
    say("x", "White wins: Brown has no piece that can move (R8.1)");
    expect("Now: save FILE, new, undo");
    say("quit", "The game is saved in ");
    expect_exit();
    EXPECT_NE(content(autosave()).find("4a1xa5 x@b9 x@a8 1-0"), std::string::npos)
        << content(autosave());
}

TEST_F(PlayTest, ShowsTheBoardInColour) {
    start();
    expect("White moves> ");
    EXPECT_NE(terminal_->raw().find("\x1b[0;48;5;"), std::string::npos);
    EXPECT_NE(terminal_->raw().find("✕"), std::string::npos);
}

TEST_F(PlayTest, CompletesWithTab) {
    start();
    expect("White moves> ");
    terminal_->type(std::string("d2d") + tab);
    const std::string list = expect("White moves> d2d");
    EXPECT_NE(list.find("d2d4  d2d5"), std::string::npos) << list;
    terminal_->type(std::string("5") + enter);
    expect("The 3 on d2 moves to d5.");
    terminal_->type(std::string("resi") + tab + enter);
    expect("White wins: Brown resigned");
}

TEST_F(PlayTest, ExplainsRefusals) {
    start();
    expect("White moves> ");
    say("b1b2", "Not possible: the 4 on b1 must move exactly 4 steps or 3, but b2 is 1 step away");
    expect("(R4.1)");
    say("d8d6", "(R3.1)");
    say("nonsense", "\"nonsense\" is neither an action nor a command");
}

TEST_F(PlayTest, TakesBackAndFlips) {
    start();
    expect("White moves> ");
    say("d2d5", "Brown moves> ");
    say("undo", "Taken back: d2d5.");
    expect("White moves> ");
    const std::string flipped = say("flip", "Brown's side is now at the bottom.");
    EXPECT_NE(flipped.find("g    f    e    d    c    b    a"), std::string::npos) << flipped;
}

TEST_F(PlayTest, SavesAndLoads) {
    const std::string file = (folder_ / "game.bgn").string();
    start({"--white", "Ann", "--brown", "Bo"});
    expect("White moves> ");
    say("d2d5", "Brown moves> ");
    say("save " + file, "The game is saved in");
    say("d8d6", "White moves> ");
    say("load " + file, "Loaded ");
    expect("Brown (Bo) to move");
    EXPECT_EQ(run_program({"check", file}).exit_code, 0);
    start({"--load", file});
    expect("Brown (Bo) to move");
}

TEST_F(PlayTest, RedrawsInANarrowWindow) {
    start();
    expect("White moves> ");
    terminal_->type("d2");
    expect("d2");
    terminal_->resize({30, 20});
    const std::string narrow = expect("White moves> d2");
    EXPECT_NE(narrow.find("a   b   c   d   e   f   g"), std::string::npos) << narrow;
    const auto lines = split(narrow, '\n');
    for (std::size_t i = 1; i < lines.size(); ++i)
        EXPECT_LE(utf8_length(lines[i]), 30u) << lines[i];
    terminal_->type(std::string("d5") + enter);
    expect("The 3 on d2 moves to d5.");
    expect("Brown moves> ");
    terminal_->resize({8, 4});
    expect("Brown to");
    terminal_->resize({100, 40});
    expect("Turn 1: Brown to move. Supply: 24.");
    expect("Brown moves> ");
}

TEST_F(PlayTest, FitsTheUsualWindow) {
    start({}, {80, 24});
    const std::string screen = expect("White moves> ");
    EXPECT_LE(split(screen, '\n').size(), 24u) << screen;
}

TEST_F(PlayTest, KeepsTheGameAtTheEndOfInput) {
    start();
    expect("White moves> ");
    say("d2d5", "Brown moves> ");
    terminal_->type(ctrl_d);
    expect("The game is saved in " + autosave().string());
    expect_exit();
    EXPECT_NE(content(autosave()).find("1. 3d2-d5 *"), std::string::npos);
}

TEST_F(PlayTest, ContinuesAfterCtrlC) {
    start();
    expect("White moves> ");
    say("d2d5 d8d5", "White places> ");
    terminal_->type(ctrl_c);
    expect("The game is saved in ");
    expect("`barracuda play` continues it.");
    expect_exit();
    start();
    expect("There is an unfinished game, turn 1: continue it? [Y/n] ");
    say("", "The game continues.");
    expect("White places> ");
    say("x@d6", "Brown places> ");
}

TEST_F(PlayTest, KeepsTheGameThroughSignals) {
    for (const int number : {SIGTERM, SIGHUP}) {
        fs::remove(autosave());
        start();
        expect("White moves> ");
        say("d2d5", "Brown moves> ");
        terminal_->signal(number);
        expect_exit();
        EXPECT_NE(content(autosave()).find("1. 3d2-d5 *"), std::string::npos) << number;
    }
    start();
    expect("[Y/n] ");
    say("y", "Brown moves> ");
    say("d8d6", "White moves> ");
    terminal_->signal(SIGKILL);
    EXPECT_EQ(terminal_->exit_code(), 128 + SIGKILL);
    EXPECT_NE(content(autosave()).find("1. 3d2-d5 3d8-d6 *"), std::string::npos);
}

TEST_F(PlayTest, KeepsAGameThatIsNotContinued) {
    start();
    expect("White moves> ");
    say("d2d5", "Brown moves> ");
    say("quit", "The game is saved in ");
    expect_exit();
    start();
    expect("[Y/n] ");
    say("n", "The previous game is saved in");
    expect("White moves> ");
    EXPECT_NE(content(folder_ / "barracuda" / "barragoon-1.bgn").find("3d2-d5"), std::string::npos);
    say("c2c4", "Brown moves> ");
    say("new", "The previous game is saved in");
    EXPECT_NE(content(folder_ / "barracuda" / "barragoon-2.bgn").find("2c2-c4"), std::string::npos);
}

TEST_F(PlayTest, GivesEveryProgramItsOwnFile) {
    start();
    expect("White moves> ");
    say("d2d5", "Brown moves> ");
    const auto first = std::move(terminal_);
    start();
    expect("White moves> ");
    say("c2c4", "Brown moves> ");
    EXPECT_NE(content(autosave()).find("3d2-d5"), std::string::npos);
    EXPECT_NE(content(folder_ / "barracuda" / "barragoon-autosave-2.bgn").find("2c2-c4"),
              std::string::npos);
}

TEST_F(PlayTest, PlaysOnWhereNothingCanBeKept) {
    state_ = "/dev/null";
    start();
    expect("The game is not saved while you play");
    expect("White moves> ");
    EXPECT_EQ(say("d2d5", "Brown moves> ").find("not kept"), std::string::npos);
    terminal_->type(ctrl_c);
    expect("1. 3d2-d5 *");
    expect_exit();
}

TEST_F(PlayTest, ComesBackAfterCtrlZ) {
    start();
    expect("White moves> ");
    terminal_->signal(SIGTSTP);
    ::usleep(200'000);
    terminal_->signal(SIGCONT);
    expect("White moves> ");
    say("d2d5", "Brown moves> ");
}

TEST_F(PlayTest, WorksThroughPipes) {
    const auto played =
        run_program({"play", "--plain"}, "d2d5\nd8d5\nx@d6\nb1b2\nhistory\n", environment());
    EXPECT_EQ(played.exit_code, 0);
    EXPECT_EQ(played.err, "");
    for (const std::string part :
         {"> d2d5\n", "Brown to move", "White lost a piece", "Brown places a barragoon", "(R3.3)",
          "1. 3d2-d5 3d8xd5 x@d6 *", "9 |     | [4] |"})
        EXPECT_NE(played.out.find(part), std::string::npos) << part;
    EXPECT_EQ(played.out.find('\x1b'), std::string::npos);
    EXPECT_FALSE(fs::exists(autosave()));
    EXPECT_EQ(run_program({"play"}, "", environment()).exit_code, 0);
    EXPECT_EQ(run_program({"play"}, "quit\nd2d5\n", environment()).out.find("moves to"),
              std::string::npos);
}

TEST_F(PlayTest, RefusesBadOptions) {
    const auto refuses = [](const std::vector<std::string>& arguments) {
        const auto finished = run_program(arguments);
        return finished.exit_code == 2 && finished.out.empty() &&
               finished.err.starts_with("barracuda: ");
    };
    EXPECT_TRUE(refuses({"play", "--express", "3"}));
    EXPECT_TRUE(refuses({"play", "--express", "03"}));
    EXPECT_TRUE(refuses({"play", "--fen", "7/7"}));
    EXPECT_TRUE(refuses({"play", "--fen", "6z/7/7/7/7/7/7/7/Z6", "--open"}));
    EXPECT_TRUE(refuses({"play", "--load", "/nonexistent"}));
    EXPECT_TRUE(refuses({"play", "--white", "\xff"}));
}

}  // namespace
}  // namespace barracuda
