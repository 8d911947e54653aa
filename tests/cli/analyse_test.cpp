#include "cli/folder_test.hpp"
#include "kit/process.hpp"
#include "kit/terminal.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <csignal>
#include <string>
#include <vector>

namespace barracuda {
namespace {

class Analyse : public FolderTest {
protected:
    static Finished analyse(const std::string& path, std::vector<std::string> more = {}) {
        std::vector<std::string> arguments{"analyse", path, "--hash", "1"};
        if (more.empty()) more = {"--nodes", "300"};
        arguments.insert(arguments.end(), more.begin(), more.end());
        return run_program(arguments);
    }
};

std::size_t count_of(std::string_view part, std::string_view text) {
    std::size_t count = 0;
    for (auto at = text.find(part); at != std::string_view::npos; at = text.find(part, at + 1))
        ++count;
    return count;
}

bool contains(std::string_view text, std::string_view part) { return count_of(part, text) > 0; }

void expect_legal(const std::string& path) {
    const Finished check = run_program({"check", path});
    EXPECT_EQ(check.exit_code, 0) << check.out << check.err;
}

constexpr std::string_view small_game =
    "[Event \"small\"]\n[White \"Ann\"]\n[Brown \"Bob\"]\n\n"
    "{hello} 1. 3d2-d5 {first} 3d8xd5 x@c4 +@e6 2. 2c2:c4! {[%clk 0:05:12] why?} (2. 2e2-e3 "
    "{or this}) |@d4 1-0\n";
constexpr std::string_view bad_game = "[Event \"bad\"]\n\n1.   3d2-d3 {is  not legal} *  \n";
// White captures Brown's last piece, or spares it.
constexpr std::string_view winning_game =
    "[FEN \"7/7/7/7/7/7/v6/7/Z6 w - 0 00 1\"]\n\n1. 2a1xa3 1-0\n";
constexpr std::string_view blunder_game =
    "[FEN \"7/7/7/7/7/7/v6/7/Z6 w - 0 00 1\"]\n\n1. 2a1-b2 *\n";
constexpr std::string_view long_game =
    "[FEN \"2d4/2zdz1d/7/vx3xv/x1x1x1x/1xD2x1/2ZD3/1D2Z2/1V3V1 b - 24 00 4\"]\n\n"
    "4... 3g8:f6 N@d2 5. 2c3:b4 >@a7 3d8-d5 6. 3d3:f4 n@d4 3d5:b6 n@c3 7. 2b4xb6\n"
    "s@e3 >@g7 3f6-d7 8. 2e2-f2 2c8-b8 9. 3f4xg6 Y@b4 ^@b7 2b8:a7 Y@c1 10. 2f2:e3\n"
    "^@d6 2a7-b8 11. 3g6:e5 |@e7 3d7:c5 <@f4 12. 2e3:c3 >@a8 2b8-c8 13. 2c3:b4 ^@c7\n"
    "2c8:b7 <@c3 14. 2b4:c3 w@b5 2b7:a8 W@e3 15. 2c3:d4 Y@b8 2a8-a7 16. 2b6xa7 s@c3\n"
    "W@c6 3c9-e9 17. 3e5xe8 s@b4 W@d5 3e9-f7 18. 2d4:c3 ^@b6 3f7:f4 w@d3 19. 3c4xf4\n"
    "+@a3 <@d4 1-0\n";

TEST_F(Analyse, GivesEveryTurnAnEvaluationAndKeepsWhatIsThere) {
    const std::string games = file("games.bgn", small_game);
    const Finished finished = analyse(games);
    EXPECT_EQ(finished.exit_code, 0) << finished.err;
    EXPECT_EQ(finished.out, "");
    EXPECT_TRUE(contains(finished.err, "1 game analysed\n")) << finished.err;
    expect_legal(games);
    const std::string text = content(games);
    EXPECT_EQ(count_of("[%eval ", text), 3u) << text;
    EXPECT_TRUE(contains(text, "[Analysis \"barracuda ")) << text;
    EXPECT_TRUE(contains(text, " 300 nodes, 1 thread, 1 MB\"]")) << text;
    std::string in_one_line = text;
    std::ranges::replace(in_one_line, '\n', ' ');
    for (const std::string_view kept :
         {"{hello}", "first}", "2c2:c4 |@d4! {[%clk 0:05:12]", "why?}", "(2. 2e2-e3 {or this})"})
        EXPECT_TRUE(contains(in_one_line, kept)) << kept << '\n' << text;
    EXPECT_EQ(files_in_folder(), 1);
}

TEST_F(Analyse, MarksABlunderAndShowsWhatIsBetter) {
    const std::string games = file("games.bgn", blunder_game);
    std::filesystem::permissions(games, std::filesystem::perms{0600});
    const Finished finished = analyse(games);
    EXPECT_EQ(finished.exit_code, 0) << finished.err;
    const std::string text = content(games);
    EXPECT_TRUE(contains(text, "1. 2a1-b2?? {[%eval ")) << text;
    EXPECT_TRUE(contains(text, "a1b2 ??]} 2a1xa3)")) << text;
    expect_legal(games);
    EXPECT_TRUE(contains(finished.err, "White        1      0      0      1 ")) << finished.err;
    EXPECT_TRUE(contains(finished.err, "Brown        0      0      0      0 ")) << finished.err;
    EXPECT_EQ(std::filesystem::status(games).permissions(), std::filesystem::perms{0600});
}

TEST_F(Analyse, HasNothingAgainstTheBestActionAndSaysNothingBehindTheEnd) {
    const std::string games = file("games.bgn", winning_game);
    EXPECT_EQ(analyse(games).exit_code, 0);
    EXPECT_TRUE(content(games).ends_with("\n\n1. 2a1xa3 1-0\n")) << content(games);
}

TEST_F(Analyse, ASecondTimeChangesNothing) {
    const std::string games =
        file("games.bgn", std::string(small_game) + "\n" + std::string(winning_game));
    EXPECT_EQ(analyse(games).exit_code, 0);
    const std::string once = content(games);
    const Finished again = analyse(games);
    EXPECT_EQ(again.exit_code, 0);
    EXPECT_EQ(again.err, "0 games analysed, 2 games already done\n");
    EXPECT_EQ(content(games), once);
}

TEST_F(Analyse, ReplacesAnAnalysisWithOtherSettings) {
    const std::string games = file("games.bgn", small_game);
    const std::string fresh = file("fresh.bgn", small_game);
    EXPECT_EQ(analyse(games, {"--nodes", "300"}).exit_code, 0);
    EXPECT_EQ(analyse(games, {"--nodes", "2000"}).exit_code, 0);
    EXPECT_EQ(analyse(fresh, {"--nodes", "2000"}).exit_code, 0);
    EXPECT_EQ(content(games), content(fresh));
}

TEST_F(Analyse, SeveralGamesAndWhatCannotBeReadStays) {
    const std::string between = "\n\n% a remark\n";
    const std::string games =
        file("games.bgn", std::string(small_game) + between + std::string(bad_game) + between +
                              std::string(blunder_game) + between + "1. 2a1xa9 1-0 " +
                              std::string(winning_game) + "{" + std::string(2 << 20, 'a') +
                              "} *\n{behind all}\n");
    const Finished finished = analyse(games);
    EXPECT_EQ(finished.exit_code, 1);
    EXPECT_TRUE(contains(finished.err, games + ":11: game 2, turn 1 (White) \"3d2-d3\": R4.1: "))
        << finished.err;
    EXPECT_TRUE(contains(finished.err, "; the game is left unchanged\n")) << finished.err;
    EXPECT_TRUE(contains(finished.err, "3 games analysed, 3 games could not be read\n"))
        << finished.err;
    const std::string text = content(games);
    EXPECT_TRUE(
        contains(text, "1-0\n" + between + std::string(bad_game) + between + "[Event \"?\"]"))
        << text.substr(0, 2000);
    EXPECT_TRUE(contains(text, "2a1-b2?? "));
    EXPECT_TRUE(contains(text, "1. 2a1xa9 1-0 [Event")) << text.substr(0, 2000);
    EXPECT_TRUE(text.ends_with("{" + std::string(2 << 20, 'a') + "} *\n{behind all}\n"));
    EXPECT_EQ(count_of("[Analysis ", text), 3u);
}

TEST_F(Analyse, GamesOnOneLineStayApart) {
    const std::string games = file("games.bgn", "1. 3d2-d5 * 1. 2c2-c3 *");
    EXPECT_EQ(analyse(games).exit_code, 0);
    expect_legal(games);
    EXPECT_EQ(count_of("[Analysis ", content(games)), 2u);
}

// The file size limit kills the program when its journal exceeds it.
Finished analyse_until_killed(const std::string& path) {
    return kit::run_process(
        "/bin/sh", {"-c", "ulimit -c 0; ulimit -f 2; exec " BARRACUDA_PROGRAM " analyse " + path +
                              " --hash 1 --nodes 300"});
}

TEST_F(Analyse, GoesOnWhereItWasInterruptedWithTheSameResult) {
    const std::string both = std::string(long_game) + '\n' + std::string(small_game);
    const std::string games = file("games.bgn", both);
    const std::string whole = file("whole.bgn", both);
    EXPECT_EQ(analyse_until_killed(games).exit_code, 128 + SIGXFSZ);
    EXPECT_EQ(content(games), both);
    const std::string journal = content(games + ".part");
    EXPECT_TRUE(contains(journal, "\n12 ")) << journal;  // there is something to continue with
    EXPECT_EQ(analyse(games).exit_code, 0);
    EXPECT_EQ(analyse(whole).exit_code, 0);
    EXPECT_EQ(content(games), content(whole));
    EXPECT_EQ(files_in_folder(), 2);
}

TEST_F(Analyse, DoesNotDoAgainWhatIsInTheJournal) {
    const std::string games = file("games.bgn", long_game);
    analyse_until_killed(games);
    std::string journal = content(games + ".part");
    const auto second = journal.find("\n1 ") + 3;
    journal.replace(second, journal.find(' ', second) - second, "98.76");
    file("games.bgn.part", journal);
    EXPECT_EQ(analyse(games).exit_code, 0);
    EXPECT_TRUE(contains(content(games), "[%eval 98.76]")) << content(games);
}

TEST_F(Analyse, CtrlCStopsItAtOnceAndSaysHowToGoOn) {
    const std::string games = file("games.bgn", small_game);
    kit::Terminal terminal(BARRACUDA_PROGRAM, {"analyse", games, "--nodes", "1000000000000"}, {},
                           {.columns = 100, .rows = 24});
    EXPECT_TRUE(terminal.wait_for("[....................] game 1 of 1, turn 1 (White)"))
        << terminal.unseen();
    terminal.type("\x03");
    EXPECT_TRUE(terminal.wait_for(
        "interrupted in game 1 of 1, turn 1 (White): the same command resumes there"))
        << terminal.unseen();
    EXPECT_EQ(terminal.exit_code(), 130);
    EXPECT_EQ(content(games), small_game);
    EXPECT_EQ(files_in_folder(), 2);
}

TEST_F(Analyse, OnlyOneAnalysisOfAFileAtATime) {
    const std::string games = file("games.bgn", small_game);
    kit::Terminal terminal(BARRACUDA_PROGRAM, {"analyse", games, "--nodes", "1000000000000"}, {},
                           {.columns = 100, .rows = 24});
    EXPECT_TRUE(terminal.wait_for("game 1 of 1")) << terminal.unseen();
    const Finished second = analyse(games);
    EXPECT_EQ(second.exit_code, 2);
    EXPECT_TRUE(contains(second.err, "another analysis of the file is running")) << second.err;
    terminal.signal(SIGTERM);
    EXPECT_EQ(terminal.exit_code(), 128 + SIGTERM);
}

TEST_F(Analyse, WritesElsewhereIfAsked) {
    const std::string games = file("games.bgn", small_game);
    const std::string other = path("other.bgn");
    EXPECT_EQ(analyse(games, {"--nodes", "300", "--output", other}).exit_code, 0);
    const Finished shown = analyse(games, {"--nodes", "300", "--output", "-"});
    EXPECT_EQ(shown.exit_code, 0);
    EXPECT_EQ(shown.out, content(other));
    EXPECT_EQ(content(games), small_game);
    EXPECT_EQ(files_in_folder(), 2);
    EXPECT_EQ(analyse(games, {"--time", "1", "--threads", "2"}).exit_code, 0);
    expect_legal(games);
}

TEST_F(Analyse, RefusesWhatItCannotUse) {
    const std::string games = file("games.bgn", small_game);
    const auto expect_refusal = [](const Finished& finished, std::string_view part) {
        EXPECT_EQ(finished.exit_code, 2);
        EXPECT_TRUE(finished.err.starts_with("barracuda: ")) << finished.err;
        EXPECT_EQ(count_of("\n", finished.err), 1u) << finished.err;
        EXPECT_TRUE(contains(finished.err, part)) << finished.err;
    };
    expect_refusal(run_program({"analyse"}), "FILE");
    expect_refusal(analyse(path("missing.bgn")), "No such file");
    expect_refusal(analyse(folder_), "not a file");
    expect_refusal(analyse("-"), "standard input");
    expect_refusal(analyse(file("empty.bgn", "\n")), "there is no game in");
    expect_refusal(analyse(games, {"--nodes", "0"}), "--nodes");
    expect_refusal(analyse(games, {"--nodes", "9", "--time", "9"}), "excludes");
    expect_refusal(analyse(games, {"--output", folder_ / "no" / "out"}), "No such file");
    file("games.bgn.part", "my own\nfile\n");
    expect_refusal(analyse(games), "is in the way");
    EXPECT_EQ(content(path("games.bgn.part")), "my own\nfile\n");
    file("games.bgn.part", "barracuda analyse: barracuda 0.1.0, 7 nodes .\n");
    expect_refusal(analyse(games), "other settings (barracuda 0.1.0, 7 nodes)");
    EXPECT_EQ(content(games), small_game);
}

TEST_F(Analyse, PassesOverWhatMakesNoSenseInAJournal) {
    const std::string games = file("games.bgn", long_game);
    analyse_until_killed(games);
    const std::string journal = content(games + ".part");
    file("games.bgn.part",
         journal +
             "\ngame elsewhere .\n5 0.00 0 .\n0 0.00 1001 .\n0 x 3 .\n-1 0.00 0 .\n0 0.00 7 "
             "d2d5 hello .\n\xff\xfe .\n .\n.\n0 0.0");
    EXPECT_EQ(analyse(games).exit_code, 0);
    const std::string whole = file("whole.bgn", long_game);
    EXPECT_EQ(analyse(whole).exit_code, 0);
    EXPECT_EQ(content(games), content(whole));
}

}  // namespace
}  // namespace barracuda
