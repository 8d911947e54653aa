#include "cli/rows.hpp"
#include "kit/process.hpp"

#include <gtest/gtest.h>

namespace barracuda {
namespace {

TEST(Actions, ListsWhatTheVectorsSay) {
    for (const auto& row : rows_of("actions.tsv")) {
        const auto listed = run_program({"actions", row[0]});
        EXPECT_EQ(listed.exit_code, 0) << row[0];
        EXPECT_EQ(lines_of(listed.out), words_of(row.size() > 2 ? row[2] : "")) << row[0];
    }
}

TEST(Actions, ListsTheStartWithoutAFen) {
    EXPECT_EQ(lines_of(run_program({"actions"}).out).size(), 28u);
    EXPECT_EQ(lines_of(run_program({"actions", "open"}).out).size(), 30u);
}

TEST(Actions, ListsNothingForALostPosition) {
    const auto listed = run_program({"actions", "6z/7/7/7/7/7/7/x6/Zx5 w - 24 00 1"});
    EXPECT_EQ(listed.exit_code, 0);
    EXPECT_EQ(listed.out + listed.err, "");
}

TEST(Actions, ReadsStandardInput) {
    EXPECT_EQ(run_program({"actions", "-"}, "6z/7/7/7/7/7/x6/7/Z6\n").out,
              "a1a2\na1a3\na1b1\na1b2\na1c1\n");
}

}  // namespace
}  // namespace barracuda
