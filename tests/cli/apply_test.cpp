#include "cli/rows.hpp"
#include "kit/process.hpp"

#include <gtest/gtest.h>

namespace barracuda {
namespace {

TEST(Apply, DoesWhatTheVectorsSay) {
    for (const auto& row : rows_of("play.tsv")) {
        std::vector<std::string> arguments{"apply", row[0]};
        for (const std::string& action : words_of(row[1])) arguments.push_back(action);
        const auto applied = run_program(arguments);
        const auto lines = lines_of(applied.out);
        ASSERT_EQ(lines.size(), 1u) << row[0];
        if (row[2].starts_with("illegal")) {
            EXPECT_EQ(applied.exit_code, 1) << row[0];
            EXPECT_TRUE(lines[0].starts_with(row[2] + ": ")) << lines[0];
        } else {
            EXPECT_EQ(applied.exit_code, 0) << row[0];
            EXPECT_EQ(lines[0], row[2]);
        }
        EXPECT_EQ(applied.err, "");
    }
}

TEST(Apply, TakesTheFenInOneArgumentOrSix) {
    const std::string after = "6z/7/7/7/3-3/7/Z6/7/7 b - 24 00 1\n";
    EXPECT_EQ(run_program({"apply", "6z/7/7/7/7/7/x6/7/Z6 w - 24 00 1", "a1a3", "-@d5"}).out,
              after);
    EXPECT_EQ(
        run_program({"apply", "6z/7/7/7/7/7/x6/7/Z6", "w", "-", "24", "00", "1", "a1a3", "-@d5"})
            .out,
        after);
    EXPECT_EQ(run_program({"apply", "6z/7/7/7/7/7/x6/7/Z6", "a1a3", "-@d5"}).out, after);
    EXPECT_EQ(run_program({"apply", "-", "a1a3", "-@d5"}, "6z/7/7/7/7/7/x6/7/Z6 w - 24 00 1\n").out,
              after);
    EXPECT_EQ(run_program({"apply", "startpos", "d2d5"}).out,
              "1vd1dv1/2zdz2/7/1x3x1/x1xDx1x/1x3x1/7/2Z1Z2/1VD1DV1 b - 24 00 1\n");
}

TEST(Apply, NamesTheFirstIllegalAction) {
    const auto applied = run_program({"apply", "startpos", "d2d5", "d2d4", "a1a9"});
    EXPECT_EQ(applied.exit_code, 1);
    EXPECT_TRUE(applied.out.starts_with("illegal R3.1: ")) << applied.out;
}

TEST(Apply, ExplainsThePathThatFails) {
    const auto applied = run_program({"apply", "6z/7/7/7/7/3x3/7/3D3/7", "d2d5"});
    EXPECT_EQ(applied.exit_code, 1);
    EXPECT_EQ(applied.out,
              "illegal R5: the 3 on d2 would have to pass the \"No way\" barragoon on d4, which no "
              "piece can pass\n");
}

TEST(Apply, RefusesTextsThatAreNoActions) {
    for (const std::string text : {"d2", "d2d10", "q@d5", "-@z9", "", "resign"}) {
        const auto applied = run_program({"apply", "startpos", "d2d9", text});
        EXPECT_EQ(applied.exit_code, 2) << text;
        EXPECT_EQ(applied.out, "") << text;
    }
    EXPECT_EQ(run_program({"apply", "startpos"}).exit_code, 2);
    EXPECT_EQ(run_program({"apply"}).exit_code, 2);
}

}  // namespace
}  // namespace barracuda
