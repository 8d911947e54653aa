#include "cli/folder_test.hpp"
#include "kit/process.hpp"

#include <gtest/gtest.h>

#include <fstream>
#include <string>

namespace barracuda {
namespace {

using Check = FolderTest;

// AddressSanitizer reserves terabytes of address space, so a limit would stop it at once.
#if defined(__SANITIZE_ADDRESS__)
constexpr bool has_address_sanitizer = true;
#elif defined(__has_feature)
constexpr bool has_address_sanitizer = __has_feature(address_sanitizer);
#else
constexpr bool has_address_sanitizer = false;
#endif

constexpr std::string_view good =
    "[Event \"x\"]\n\n1. 3d2-d5 3d8xd5 x@c4 +@e6 2. 2c2:c4 |@d4 1-0\n\n";

TEST_F(Check, FindsNothingInGoodRecords) {
    const std::string path = file("good.bgn", std::string(good) + std::string(good));
    const Finished finished = run_program({"check", path});
    EXPECT_EQ(finished.exit_code, 0);
    EXPECT_EQ(finished.out, "");
    EXPECT_EQ(finished.err, "2 games in 1 file, 0 problems\n");
}

TEST_F(Check, NamesFileLineGameTurnTextAndClause) {
    const std::string path =
        file("bad.bgn", std::string(good)
                            .append("[Event \"y\"]\n\n1. 3d2-d5 3d8-d6\n2. 3d5-d6 *\n\n")
                            .append(good));
    const Finished finished = run_program({"check", path});
    EXPECT_EQ(finished.exit_code, 1);
    EXPECT_EQ(finished.out, path +
                                ":8: game 2, turn 2 (White) \"3d5-d6\": R4.1: the 3 on d5 must "
                                "move exactly 3 steps or 2, "
                                "but d6 is 1 step away\n");
    EXPECT_EQ(finished.err, "3 games in 1 file, 1 problem\n");
}

TEST_F(Check, GoesOnBehindEveryKindOfProblem) {
    const Finished finished = run_program({"check", "-"},
                                          "{never closed\n\n[Event \"a\"]\n[Setup \"odd\"]\n*\n"
                                          "[Event \"b\"]\n3d2-d5\n[Event \"c\"]\n*\n");
    EXPECT_EQ(finished.exit_code, 1);
    EXPECT_EQ(finished.out,
              "-:1: game 1, turn 1 (White) \"{never closed\": this comment is never closed\n"
              "-:4: game 2, tag Setup \"odd\": this must be closed, open, fen\n"
              "-:8: game 3: the record ends without a result: 1-0, 0-1, 1/2-1/2, *\n");
    EXPECT_EQ(finished.err, "4 games in 1 file, 3 problems\n");
}

TEST_F(Check, ReadsSeveralFilesAndReportsThoseItCannotRead) {
    const std::string path = file("good.bgn", good);
    const std::string missing = folder_ / "missing.bgn";
    const Finished finished = run_program({"check", path, missing, path});
    EXPECT_EQ(finished.exit_code, 2);
    EXPECT_EQ(finished.err, "barracuda: cannot read " + missing +
                                ": No such file or directory\n2 games in 2 files, 0 problems\n");
    EXPECT_EQ(run_program({"check", folder_}).exit_code, 2);
}

TEST_F(Check, SkipsGamesThatAreTooLong) {
    const std::string path =
        file("long.bgn", "{" + std::string(3 << 20, 'a') + "} *\n\n" + std::string(good));
    const Finished finished = run_program({"check", path});
    EXPECT_EQ(finished.exit_code, 1);
    EXPECT_EQ(finished.out, path + ":1: game 1: the game is longer than 1 MiB\n");
    EXPECT_EQ(finished.err, "2 games in 1 file, 1 problem\n");
}

TEST_F(Check, TakesFilesOfAnySizeInConstantMemory) {
    const std::string path = folder_ / "large.bgn";
    std::ofstream large(path, std::ios::binary);
    const int games = has_address_sanitizer ? 10 : 50;
    for (int i = 0; i < games; ++i) large << "{" << std::string(900'000, 'a') << "}\n" << good;
    large.close();
    // Less memory than the length of the file, 44 MB, whatever the libraries map.
    const std::string limit = has_address_sanitizer ? "" : "ulimit -d 40000; ";
    const Finished finished =
        kit::run_process("/bin/sh", {"-c", limit + "exec " BARRACUDA_PROGRAM " check " + path});
    EXPECT_EQ(finished.exit_code, 0);
    EXPECT_EQ(finished.err, std::to_string(games) + " games in 1 file, 0 problems\n");
}

TEST_F(Check, HelpsWithAnExample) {
    const Finished help = run_program({"check", "--help"});
    EXPECT_EQ(help.exit_code, 0);
    EXPECT_NE(help.out.find("barracuda check club.bgn"), std::string::npos);
    const Finished nothing = run_program({"check"});
    EXPECT_EQ(nothing.exit_code, 2);
    EXPECT_NE(nothing.err, "");
}

}  // namespace
}  // namespace barracuda
