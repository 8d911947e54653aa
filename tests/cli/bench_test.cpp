#include "cli/rows.hpp"
#include "kit/process.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace barracuda {
namespace {

// How many lines begin with a text.
auto count(const Finished& finished, const std::string& beginning) {
    return std::ranges::count_if(lines_of(finished.out), [&](const std::string& line) {
        return line.starts_with(beginning);
    });
}

TEST(BenchCommand, MeasuresLatency) {
    const auto finished = run_program({"bench", "latency", "--trials", "1"});
    EXPECT_LE(finished.exit_code, 1) << finished.err;  // 1 on busy machines
    EXPECT_EQ(count(finished, "stop, "), 2) << finished.out;
    EXPECT_EQ(count(finished, "movetime "), 8) << finished.out;
}

TEST(BenchCommand, MeasuresTheEngine) {
    const auto finished = run_program({"bench", "engine", "--time", "2"});
    EXPECT_EQ(finished.exit_code, 0) << finished.err;
    EXPECT_EQ(count(finished, "closed start"), 1) << finished.out;
    EXPECT_EQ(count(finished, "24 positions"), 1) << finished.out;
    EXPECT_EQ(count(finished, "Hash "), 3) << finished.out;
}

TEST(BenchCommand, MeasuresTheStorage) {
    const auto finished = run_program({"bench", "store", "--games", "20", "--time", "0.05"});
    EXPECT_EQ(finished.exit_code, 0) << finished.err;
    EXPECT_EQ(count(finished, "acknowledged appends per second"), 1) << finished.out;
    EXPECT_EQ(count(finished, "the database alone"), 1) << finished.out;
    EXPECT_EQ(count(finished, "share"), 1) << finished.out;
}

TEST(BenchCommand, SaysWhyADatabaseCannotBeOpened) {
    const auto finished = run_program({"bench", "store", "--store", "/dev/null/games.db"});
    EXPECT_EQ(finished.exit_code, 2);
    EXPECT_NE(finished.err.find("cannot open /dev/null/games.db: "), std::string::npos)
        << finished.err;
}

}  // namespace
}  // namespace barracuda
