#include "cli/folder_test.hpp"
#include "kit/process.hpp"
#include "kit/terminal.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <string>

namespace barracuda {
namespace {

class MatchCommand : public FolderTest {
protected:
    static std::string anchor(const std::string& name, const std::string& settings = {}) {
        return "'" BARRACUDA_PROGRAM "' ubi --anchor " + name + "; name=" + name + settings;
    }
};

bool contains(const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
}

TEST_F(MatchCommand, ReportsAndWritesGamesThatCanBeChecked) {
    const std::string games = path("games.bgn");
    const Finished match =
        run_program({"match", "--engine", anchor("random"), "--engine", anchor("greedy"), "--games",
                     "8", "--nodes", "100", "--concurrency", "2", "--output", games});
    EXPECT_EQ(match.exit_code, 0) << match.err;
    EXPECT_TRUE(match.out.starts_with("random against greedy: +")) << match.out;
    EXPECT_TRUE(contains(match.out, " of 8, ")) << match.out;
    EXPECT_TRUE(contains(match.out, "faults: 0\n")) << match.out;
    EXPECT_TRUE(contains(match.err, "/8 games, ")) << match.err;
    const Finished check = run_program({"check", games});
    EXPECT_EQ(check.exit_code, 0) << check.out << check.err;
    EXPECT_TRUE(contains(content(games), "[TimeControl \"nodes=100\"]"));
}

TEST_F(MatchCommand, IsTheSameEveryTime) {
    const auto games = [&](const std::string& name) {
        run_program({"match", "--engine", anchor("random"), "--engine", anchor("greedy"),
                     "--engine", anchor("crude", "; nodes=50"), "--pairs", "1", "--nodes", "100",
                     "--seed", "7", "--express", "12", "--output", path(name)});
        return content(path(name));
    };
    const std::string first = games("first.bgn");
    EXPECT_TRUE(contains(first, "[Express \"12\"]"));
    EXPECT_TRUE(contains(first, "[TimeControl \"nodes=100 / nodes=50\"]"));
    EXPECT_EQ(first, games("second.bgn"));
}

TEST_F(MatchCommand, EndsDecidedGamesEarlyIfAsked) {
    const auto turns = [&](std::vector<std::string> more) {
        const std::string engine = "'" BARRACUDA_PROGRAM "' ubi";
        std::vector<std::string> arguments{"match",   "--engine", engine,    "--engine", engine,
                                           "--nodes", "100",      "--games", "2"};
        arguments.insert(arguments.end(), more.begin(), more.end());
        const Finished match = run_program(arguments);
        EXPECT_EQ(match.exit_code, 0) << match.err;
        const std::string_view last = "an average game has ";
        return std::stod(match.out.substr(match.out.find(last) + last.size()));
    };
    EXPECT_LT(turns({"--decisive", "100"}), turns({}));
}

TEST_F(MatchCommand, StopsWhenTheTestIsDecided) {
    const Finished match = run_program({"match", "--engine", anchor("crude"), "--engine",
                                        anchor("random"), "--nodes", "50", "--sprt", "0,200"});
    EXPECT_EQ(match.exit_code, 0);
    EXPECT_TRUE(contains(match.out, "SPRT [0, 200]: LLR ")) << match.out;
    EXPECT_TRUE(contains(match.out, "200 accepted: passed\n")) << match.out;
}

TEST_F(MatchCommand, StartsFromAFileOfOpenings) {
    const std::string openings = path("openings.fen");
    ASSERT_EQ(run_program({"openings", "--count", "20", "--output", openings}).exit_code, 0);
    const Finished match =
        run_program({"match", "--engine", anchor("random"), "--engine", anchor("random"), "--pairs",
                     "3", "--nodes", "1", "--openings", openings, "--variant", "open", "--output",
                     path("games.bgn")});
    EXPECT_EQ(match.exit_code, 0) << match.err;
    EXPECT_TRUE(contains(match.out, "random against random (2): ")) << match.out;
    std::istringstream games(content(path("games.bgn")));
    const std::string lines = content(openings);
    int starts = 0;
    for (std::string line; std::getline(games, line);) {
        if (!line.starts_with("[FEN \"")) continue;
        ++starts;
        EXPECT_TRUE(contains(lines, line.substr(6, line.size() - 8))) << line;
        EXPECT_FALSE(contains(line, "x")) << line;
    }
    EXPECT_EQ(starts, 6);
}

TEST_F(MatchCommand, RefusesBadArgumentsInOneSentence) {
    const auto refusal = [](std::vector<std::string> arguments) {
        arguments.insert(arguments.begin(), "match");
        const Finished match = run_program(arguments);
        EXPECT_EQ(match.exit_code, 2) << match.out;
        EXPECT_EQ(match.out, "");
        EXPECT_TRUE(match.err.starts_with("barracuda: ")) << match.err;
        return match.err;
    };
    const std::string engine = anchor("random");
    EXPECT_TRUE(contains(refusal({}), "--engine is required"));
    EXPECT_TRUE(contains(refusal({"--engine", engine, "--nodes", "5"}), "at least two engines"));
    EXPECT_TRUE(contains(refusal({"--engine", engine, "--engine", engine}), "has no limit"));
    EXPECT_TRUE(
        contains(refusal({"--engine", engine, "--engine", "/no/such/engine", "--depth", "1"}),
                 "/no/such/engine"));
    EXPECT_TRUE(
        contains(refusal({"--engine", engine, "--engine", engine, "--games", "3"}), "even"));
    EXPECT_TRUE(contains(refusal({"--engine", engine, "--engine", engine, "--sprt", "5"}), "0,10"));
    EXPECT_TRUE(
        contains(refusal({"--engine", engine, "--engine", engine, "--clock", "x"}), "10+0.1"));
    EXPECT_TRUE(contains(refusal({"--engine", engine, "--engine", engine, "--express", "13"}),
                         "two digits"));
    std::ofstream(path("bad.fen")) << "# openings\nnonsense\n";
    EXPECT_TRUE(contains(refusal({"--engine", engine, "--engine", engine, "--nodes", "5",
                                  "--openings", path("bad.fen")}),
                         "bad.fen: line 2: "));
}

TEST_F(MatchCommand, CtrlCEndsItWithTheReport) {
    kit::Terminal terminal(BARRACUDA_PROGRAM,
                           {"match", "--engine", anchor("random"), "--engine", anchor("greedy"),
                            "--pairs", "100000", "--nodes", "100"},
                           {}, {.columns = 100, .rows = 24});
    EXPECT_TRUE(terminal.wait_for("/200000 games, ")) << terminal.unseen();
    terminal.type("\x03");
    EXPECT_TRUE(terminal.wait_for("random against greedy: +")) << terminal.unseen();
    EXPECT_TRUE(terminal.wait_for("faults: 0")) << terminal.unseen();
    EXPECT_EQ(terminal.exit_code(), 0);
}

using OpeningsCommand = MatchCommand;

TEST_F(OpeningsCommand, PrintsFensThatSayHowTheyWereMade) {
    const Finished openings = run_program({"openings", "--count", "5", "--seed", "3"});
    EXPECT_EQ(openings.exit_code, 0);
    EXPECT_TRUE(openings.out.starts_with("# 5 openings, closed and open, seed 3, not filtered\n"));
    EXPECT_EQ(std::ranges::count(openings.out, '\n'), 6);
    EXPECT_EQ(run_program({"openings", "--count", "5", "--seed", "3"}).out, openings.out);
    EXPECT_NE(run_program({"openings", "--count", "5", "--seed", "4"}).out, openings.out);
}

TEST_F(OpeningsCommand, KeepsWhatAnEngineFindsBalanced) {
    const Finished openings = run_program({"openings", "--count", "10", "--engine", anchor("crude"),
                                           "--nodes", "200", "--variant", "open"});
    EXPECT_EQ(openings.exit_code, 0) << openings.err;
    EXPECT_TRUE(openings.out.starts_with(
        "# 10 openings, open, seed 1, within 10 % of balance by crude at 200 nodes\n"))
        << openings.out;
    EXPECT_EQ(std::ranges::count(openings.out, '\n'), 11);
}

}  // namespace
}  // namespace barracuda
