// Games against the computer as people play them, at a pseudo-terminal and through pipes. What the
// engine chooses, and how quickly, must not matter here.
#include "cli/play_test.hpp"

#include <set>

namespace barracuda {
namespace {

constexpr const char* far_apart = "z5z/7/7/7/7/7/7/7/Z5Z w - 24 00 1";
constexpr const char* only_a_capture = "z-x4/x6/7/7/7/7/7/7/V1D4 b - 24 00 1";
constexpr const char* white_wins = "7/7/7/7/z6/7/7/7/V6 w - 24 00 1";
constexpr const char* brown_is_lost = "z5z/7/7/7/7/7/7/2ZDZ2/1VD1DV1 w - 24 00 1";
constexpr const char* white_is_lost = "1vd1dv1/2zdz2/7/7/7/7/7/7/Z5Z w - 24 00 1";

int count_of(const std::string& text, std::string_view part) {
    int count = 0;
    for (auto at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++count;
    return count;
}

class PlayComputerTest : public PlayTest {
protected:
    void start_against(const std::string& level, const std::string& colour,
                       std::vector<std::string> arguments = {}) {
        arguments.insert(arguments.begin(), {"--level", level, "--colour", colour});
        start(std::move(arguments));
    }

    Finished through_pipes(std::vector<std::string> arguments, std::string_view input) const {
        arguments.insert(arguments.begin(), {"play", "--plain"});
        return run_program(arguments, input, environment());
    }
};

TEST_F(PlayComputerTest, AnswersEveryTurn) {
    start_against("1", "white", {"--fen", far_apart});
    expect("You play White against Barracuda, level 1.");
    expect("Turn 1: White (you) to move.");
    expect("White moves> ");
    for (const std::string move : {"a1a2", "a2a1"}) {
        say(move, "Barracuda plays ");
        expect(": the 2 on ");
        expect("White moves> ");
    }
    say("quit", "`barracuda play --level 1` continues it.");
    expect_exit();
    const std::string record = content(autosave());
    EXPECT_NE(record.find("[White \"Person\"]"), std::string::npos) << record;
    EXPECT_NE(record.find("[Brown \"Barracuda level 1\"]"), std::string::npos) << record;
    EXPECT_NE(record.find("1. 2a1-a2 2"), std::string::npos) << record;
    EXPECT_NE(record.find(" 2. 2a2-a1 2"), std::string::npos) << record;
    EXPECT_EQ(run_program({"check", autosave().string()}).exit_code, 0);
}

TEST_F(PlayComputerTest, BeginsIfItHasWhite) {
    start_against("1", "brown");
    expect("You play Brown against Barracuda, level 1.");
    const std::string shown = expect("Barracuda plays ");
    EXPECT_NE(shown.find("g    f    e    d    c    b    a"), std::string::npos) << shown;
    expect("Brown ");
    say("undo", "There is nothing to take back.");
}

TEST_F(PlayComputerTest, PlacesWhatItCaptured) {
    start_against("1", "white", {"--fen", only_a_capture});
    expect("Barracuda plays a9c9: the 2 on a9 captures ");
    expect("Barracuda plays ");
    expect("@");
    expect("White moves> ");
}

TEST_F(PlayComputerTest, PlacesForAPieceThatItLost) {
    start_against("1", "white", {"--fen", "z6/7/7/7/z6/7/7/7/V1D4 w - 24 00 1"});
    expect("White moves> ");
    say("a1a5", "The 4 on a1 captures the 2 on a5.");
    expect("Barracuda plays ");
    expect("@");
    expect("White places> ");
}

TEST_F(PlayComputerTest, GivesHintsAndEvaluates) {
    start({"--fen", white_wins});
    expect("White moves> ");
    say("hint", "Best is a1a5: the 4 on a1 captures the 2 on a5 and wins.");
    expect("White moves> ");
    say("eval", "White wins in 1 action, 100 % to win. Best: a1a5");
    expect("White moves> ");
    terminal_->type(std::string("ev") + tab + enter);
    expect("100 % to win");
    expect("White moves> ");
    say("a1a5", "game over> ");
    say("hint", "The game is over.");
    say("eval", "The game is over.");
}

TEST_F(PlayComputerTest, TakesBackToThePersonsOwnDecision) {
    start_against("1", "white", {"--fen", far_apart});
    expect("White moves> ");
    say("a1a2", "Barracuda plays ");
    expect("White moves> ");
    say("undo", "Taken back: ");
    expect(" a1a2.");
    expect("White moves> ");
    say("fen", far_apart);
    say("undo", "There is nothing to take back.");
}

TEST_F(PlayComputerTest, AcceptsADrawIfItIsWorse) {
    start_against("3", "white", {"--fen", brown_is_lost});
    expect("White moves> ");
    say("draw", "Barracuda accepts the draw.");
    expect("(R9.3)");
    say("undo", "Taken back: the game continues.");
    expect("White moves> ");
}

TEST_F(PlayComputerTest, DeclinesADrawIfItIsBetter) {
    start_against("3", "white", {"--fen", white_is_lost});
    expect("White moves> ");
    say("draw", "Barracuda declines the draw");
    expect("White moves> ");
    say("resign", "Brown wins: White resigned");
}

TEST_F(PlayComputerTest, LeavesWhileItThinksAndGoesOnLater) {
    start_against("10", "white");
    expect("White moves> ");
    say("d2d5", "Barracuda thinks> ");
    terminal_->type(ctrl_c);
    expect("The game is saved in ");
    expect("`barracuda play --level 10` continues it.");
    expect_exit();
    EXPECT_NE(content(autosave()).find("1. 3d2-d5"), std::string::npos);
    start({"--level", "9"});
    expect("[Y/n] ");
    say("", "The game continues.");
    const fs::path file = folder_ / "game.bgn";
    say("save " + file.string(), "The game is saved in ");
    expect("s> ");  // it moves, places or thinks
    terminal_->type(ctrl_d);
    expect("`barracuda play --level 9` continues it.");
    expect_exit();
    EXPECT_NE(content(file).find("[Brown \"Barracuda level 9\"]"), std::string::npos);
}

TEST_F(PlayComputerTest, RedrawsWhileItThinks) {
    start_against("10", "white");
    expect("White moves> ");
    terminal_->type(std::string("d2d5") + enter);
    expect("Barracuda thinks> ");
    terminal_->resize({30, 20});
    expect("a   b   c   d   e   f   g");
    expect("Barracuda plays ");
}

TEST_F(PlayComputerTest, SavesAndLoads) {
    const std::string file = (folder_ / "game.bgn").string();
    start_against("1", "brown", {"--brown", "Ann", "--fen", far_apart});
    expect("Turn 1: Brown (Ann) to move.");
    say("save " + file, "The game is saved in");
    say("a9a8", "Turn 2: Brown (Ann) to move.");
    say("load " + file, "Turn 1: Brown (Ann) to move.");
    start({"--level", "2", "--load", file});
    expect("You play Brown against Barracuda, level 2.");
    expect("Turn 1: Brown (Ann) to move.");
    say("a9a8", "Turn 2: Brown (Ann) to move.");
    EXPECT_NE(content(autosave()).find("[White \"Barracuda level 2\"]"), std::string::npos);
}

TEST_F(PlayComputerTest, SaysWhatItsLevelOverlooks) {
    const auto greeting = [&](const std::string& level) {
        return through_pipes({"--level", level, "--colour", "white"}, "").out;
    };
    EXPECT_NE(greeting("1").find("First steps: Overlooks most captures"), std::string::npos);
    EXPECT_NE(greeting("10").find("Full strength: Hardly anything"), std::string::npos);
    const std::string help = run_program({"play", "--help"}).out;
    EXPECT_NE(help.find("- 1 First steps: Takes a piece now and then"), std::string::npos) << help;
    EXPECT_NE(help.find("- 10 Full strength: Plays as well as it can"), std::string::npos) << help;
}

TEST_F(PlayComputerTest, RepeatsAGameByItsSeed) {
    const auto played = [&](const std::string& seed) {
        return through_pipes(
                   {"--level", "1", "--colour", "white", "--fen", far_apart, "--seed", seed},
                   "a1a2\na2a1\na1a2\na2a1\nhistory\n")
            .out;
    };
    EXPECT_NE(played("5").find("With `--seed 5` Barracuda answers"), std::string::npos);
    EXPECT_EQ(played("5"), played("5"));
    std::set<std::string> games;
    for (const std::string seed : {"1", "2", "3", "4", "5"})
        games.insert(played(seed).substr(played(seed).rfind("> history")));
    EXPECT_GT(games.size(), 1u);
}

TEST_F(PlayComputerTest, GoesOnAsItWouldHave) {
    const std::string file = (folder_ / "game.bgn").string();
    const auto last_line = [](const Finished& finished) {
        return finished.out.substr(finished.out.rfind("> history"));
    };
    for (const std::string level : {"1", "7"}) {
        const auto whole = through_pipes(
            {"--level", level, "--colour", "white", "--fen", far_apart, "--seed", "12345"},
            "a1a2\na2a1\noverwrite " + file + "\na1a2\na2a1\nhistory\n");
        EXPECT_NE(content(file).find("[Seed \"12345\"]"), std::string::npos) << content(file);
        const auto later = through_pipes({"--level", level, "--colour", "white", "--load", file},
                                         "a1a2\na2a1\nhistory\n");
        EXPECT_EQ(last_line(whole), last_line(later));
    }
}

TEST_F(PlayComputerTest, KeepsTheSeedOfAGameThatWasLeft) {
    start_against("1", "white", {"--seed", "77"});
    expect("--seed 77");
    say("d2d4", "Barracuda plays ");
    expect("White ");
    terminal_->type(ctrl_c);
    expect_exit();
    start_against("1", "white");
    expect("[Y/n] ");
    say("", "The game continues.");
    say("save " + (folder_ / "game.bgn").string(), "The game is saved in");
    EXPECT_NE(content(folder_ / "game.bgn").find("[Seed \"77\"]"), std::string::npos);
    say("new", "With `--seed ");
    say("overwrite " + (folder_ / "game.bgn").string(), "The game is saved in");
    EXPECT_EQ(content(folder_ / "game.bgn").find("[Seed \"77\"]"), std::string::npos);
}

TEST_F(PlayComputerTest, WorksThroughPipes) {
    const auto played = through_pipes({"--level", "1", "--colour", "white", "--fen", far_apart},
                                      "a1a2\na2a1\nundo\nhistory\n");
    EXPECT_EQ(played.exit_code, 0);
    EXPECT_EQ(played.err, "");
    EXPECT_EQ(count_of(played.out, "Barracuda plays "), 2) << played.out;
    EXPECT_NE(played.out.find("Taken back: "), std::string::npos) << played.out;
    EXPECT_NE(played.out.find("1. 2a1-a2 2"), std::string::npos) << played.out;
    const auto advised = through_pipes({"--fen", white_wins}, "hint\neval\n");
    EXPECT_NE(advised.out.find("> hint\nBest is a1a5"), std::string::npos) << advised.out;
    EXPECT_NE(advised.out.find("> eval\nWhite wins in 1 action"), std::string::npos) << advised.out;
}

TEST_F(PlayComputerTest, DrawsTheColourByLot) {
    const std::string out = through_pipes({"--level", "1"}, "").out;
    EXPECT_NE(out.find("You play White against") == std::string::npos,
              out.find("You play Brown against") == std::string::npos)
        << out;
}

TEST_F(PlayComputerTest, RefusesBadOptions) {
    const auto refuses = [&](std::vector<std::string> arguments, std::string_view reason) {
        const auto finished = through_pipes(std::move(arguments), "");
        EXPECT_NE(finished.err.find(reason), std::string::npos) << finished.err;
        return finished.exit_code == 2 && finished.out.empty();
    };
    EXPECT_TRUE(refuses({"--level", "0"}, "1 to 10"));
    EXPECT_TRUE(refuses({"--level", "11"}, "1 to 10"));
    EXPECT_TRUE(refuses({"--level", "easy"}, "easy"));
    EXPECT_TRUE(refuses({"--colour", "white"}, "needs --level"));
    EXPECT_TRUE(refuses({"--colour", "lot"}, "needs --level"));
    EXPECT_TRUE(refuses({"--level", "3", "--time", "50"}, "--level 10"));
    EXPECT_TRUE(refuses({"--seed", "5"}, "needs --level"));
    EXPECT_TRUE(refuses({"--level", "3", "--seed", "1000000001"}, "1000000001"));
    EXPECT_TRUE(refuses({"--level", "1", "--colour", "pink"}, "pink"));
    EXPECT_TRUE(refuses({"--level", "1", "--white", "Ann"}, "--colour white --white"));
    EXPECT_EQ(through_pipes({"--screen", "never"}, "").exit_code, 0);
    EXPECT_EQ(
        through_pipes({"--screen", "never", "--colour", "white", "--level", "1"}, "").exit_code, 0);
}

}  // namespace
}  // namespace barracuda
