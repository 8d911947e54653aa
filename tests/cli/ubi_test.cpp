#include "cli/rows.hpp"
#include "kit/process.hpp"

#include <gtest/gtest.h>

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

// As in the example of its help: the input ends during the search.
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

}  // namespace
}  // namespace barracuda
