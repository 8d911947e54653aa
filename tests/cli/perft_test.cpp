#include "cli/rows.hpp"
#include "kit/process.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace barracuda {
namespace {

TEST(Perft, CountsWhatTheVectorsSay) {
    for (const auto& row : rows_of("perft.tsv")) {
        const auto counted = run_program({"perft", "2", row[0]});
        EXPECT_EQ(counted.exit_code, 0);
        EXPECT_EQ(counted.out, "nodes: " + row[2] + "\n") << row[0];
    }
}

TEST(Perft, CountsTheStart) {
    EXPECT_EQ(run_program({"perft", "0"}).out, "nodes: 1\n");
    EXPECT_EQ(run_program({"perft", "4"}).out, "nodes: 1860594\n");
    EXPECT_EQ(run_program({"perft", "3", "open"}).out, "nodes: 33142\n");
}

TEST(Perft, DividesByTheFirstAction) {
    const auto lines = lines_of(run_program({"perft", "2", "--divide"}).out);
    ASSERT_EQ(lines.size(), 29u);
    EXPECT_EQ(lines.back(), "nodes: 784");
    EXPECT_TRUE(std::is_sorted(lines.begin(), lines.end() - 1));
    int total = 0;
    for (std::size_t i = 0; i + 1 < lines.size(); ++i)
        total += std::stoi(lines[i].substr(lines[i].find(' ')));
    EXPECT_EQ(total, 784);
    EXPECT_EQ(run_program({"perft", "0", "--divide"}).out, "nodes: 1\n");
}

TEST(Perft, RefusesOtherDepths) {
    for (const std::string depth : {"-1", "21", "x", "", "1.5", "99999999999999999999"}) {
        const auto refusal = run_program({"perft", depth});
        EXPECT_EQ(refusal.exit_code, 2) << depth;
        EXPECT_TRUE(refusal.err.starts_with("barracuda: ")) << refusal.err;
    }
    EXPECT_EQ(run_program({"perft"}).exit_code, 2);
}

}  // namespace
}  // namespace barracuda
