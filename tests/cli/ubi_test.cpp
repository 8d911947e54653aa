#include "cli/rows.hpp"
#include "kit/process.hpp"

#include <gtest/gtest.h>

#include <filesystem>

namespace barracuda {
namespace {

TEST(Ubi, IntroducesItselfAndChooses) {
    const auto finished =
        run_program({"ubi"},
                    "ubi\nisready\nposition startpos moves d2d5\ngo depth 3\n"
                    "position fen 7/7/7/7/7/z6/7/7/D6 w - 24 00 1\ngo depth 2\nquit\n");
    EXPECT_EQ(finished.exit_code, 0);
    for (const char* part :
         {"id name Barracuda", "option name Level type spin", "ubiok", "readyok", "bestmove "})
        EXPECT_NE(finished.out.find(part), std::string::npos) << part << '\n' << finished.out;
}

// As in the example of its help: the input ends while it searches.
TEST(Ubi, FinishesWhatAPipeAsksFor) {
    const auto finished = run_program({"ubi"}, "position startpos\ngo depth 7\n");
    EXPECT_EQ(finished.exit_code, 0);
    EXPECT_NE(finished.out.find("info depth 7 "), std::string::npos) << finished.out;
    EXPECT_NE(finished.out.find("\nbestmove "), std::string::npos) << finished.out;
}

TEST(Ubi, RefusesUnknownAnchors) {
    const auto finished = run_program({"ubi", "--anchor", "oracle"});
    EXPECT_EQ(finished.exit_code, 2);
    EXPECT_NE(finished.err.find("oracle"), std::string::npos) << finished.err;
}

TEST(Train, WritesWeightsThatTheEngineLoads) {
    const auto file = std::filesystem::temp_directory_path() / "barracuda-train-test.txt";
    const auto trained = run_program({"train", "linear", "--games", "10", "--nodes", "50",
                                      "--epochs", "2", "--output", file.string()});
    EXPECT_EQ(trained.exit_code, 0) << trained.err;
    const auto loaded = run_program({"ubi"}, "setoption name EvalFile value " + file.string() +
                                                 "\nposition startpos\neval\nquit\n");
    EXPECT_EQ(loaded.out.find("error"), std::string::npos) << loaded.out;
    EXPECT_NE(loaded.out.find("evaluation: "), std::string::npos) << loaded.out;
    std::filesystem::remove(file);
}

}  // namespace
}  // namespace barracuda
