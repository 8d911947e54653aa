// `barracuda load` as a user runs it, for a moment: what it prints, not how much.
#include "kit/process.hpp"

#include <gtest/gtest.h>

namespace barracuda::cli {
namespace {

TEST(Load, PlaysAgainstAServerOfItsOwn) {
    const Finished run = run_program({"load", "--games", "3", "--time", "0.1"});
    EXPECT_EQ(run.exit_code, 0) << run.out << run.err;
    EXPECT_NE(run.out.find("acknowledged actions/s"), std::string::npos) << run.out;
    EXPECT_NE(run.out.find("games                      3"), std::string::npos) << run.out;
    EXPECT_EQ(run.out.find("refused"), std::string::npos) << run.out;
}

TEST(Load, SaysWhenThereIsNoServer) {
    const Finished run = run_program({"load", "--server", "127.0.0.1:1", "--games", "1"});
    EXPECT_EQ(run.exit_code, 2);
    EXPECT_EQ(run.err, "barracuda: the server does not answer: Connection refused\n");
    const Finished nowhere = run_program({"load", "--server", "somewhere"});
    EXPECT_EQ(nowhere.exit_code, 2);
    EXPECT_NE(nowhere.err.find("a server is given as HOST:PORT"), std::string::npos) << nowhere.err;
}

TEST(Load, MeasuresMemoryOfItsOwnServerOnly) {
    const Finished run = run_program({"load", "--server", "127.0.0.1:1", "--idle"});
    EXPECT_EQ(run.exit_code, 2);
    EXPECT_EQ(run.err, "barracuda: --idle cannot be combined with --server\n");
}

}  // namespace
}  // namespace barracuda::cli
