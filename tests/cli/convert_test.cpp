#include "cli/folder_test.hpp"
#include "kit/process.hpp"

#include <gtest/gtest.h>

#include <fstream>
#include <string>

namespace barracuda {
namespace {

class Convert : public FolderTest {
protected:
    const std::string out_ = folder_ / "out";
};

constexpr std::string_view two_games =
    "[Event \"a\\\"b\\\\é\"]\n\n{hi}1.3d2-d5!?{so[%clk 0:05:12.5]}(1. 2c2-c3)3d8xd5 x@c4 --{[%eval "
    "1.25]} 1-0\n"
    "[Setup \"fen\"] [FEN \"7/7/7/7/7/z6/7/7/D6 w - 24 00 1\"] 3a1xa4 *\n";
constexpr std::string_view illegal_game = "[Event \"c\"]\n3d2-d3 *\n";

TEST_F(Convert, ToJsonLines) {
    const Finished finished = run_program({"convert", "-"}, two_games);
    EXPECT_EQ(finished.exit_code, 0);
    EXPECT_EQ(finished.err, "");
    EXPECT_EQ(
        finished.out,
        R"({"number":1,"tags":{"Event":"a\"b\\é","Site":"?","Date":"????.??.??","White":"?","Brown":"?","Setup":"closed",)"
        R"("Express":"00","Result":"1-0"},"start":"1vd1dv1/2zdz2/7/1x3x1/x1x1x1x/1x3x1/7/2ZDZ2/1VD1DV1 w - 24 00 1",)"
        R"("touchMove":false,"comment":"hi","placements":[],)"
        R"("turns":[{"number":1,"player":"white","text":"3d2-d5","actions":["d2d5"],)"
        R"("mark":"!?","commentBefore":"","comment":"so","clockMs":312500,"evaluation":null,"draw":null,)"
        R"("variations":[[{"number":1,"player":"white","text":"2c2-c3","actions":["c2c3"],)"
        R"("mark":null,"commentBefore":"","comment":"","clockMs":null,"evaluation":null,"draw":null,"variations":[]}]]},)"
        R"({"number":1,"player":"brown","text":"3d8xd5 x@c4 --","actions":["d8d5","x@c4",null],)"
        R"("mark":null,"commentBefore":"","comment":"","clockMs":null,"evaluation":{"hundredths":125,"chance":0.6514},"draw":null,"variations":[]}],)"
        R"("end":"1vd1dv1/2z1z2/7/1x3x1/x1xdx1x/1xx2x1/7/2Z1Z2/1VD1DV1 w - 22 00 2",)"
        R"("outcome":{"winner":"white","ending":"resignation","clause":"R8.4"},"result":"1-0"})"
        "\n"
        R"({"number":2,"tags":{"Event":"?","Site":"?","Date":"????.??.??","White":"?","Brown":"?","Setup":"fen",)"
        R"("FEN":"7/7/7/7/7/z6/7/7/D6 w - 24 00 1","Express":"00","Result":"*"},"start":"7/7/7/7/7/z6/7/7/D6 w - 24 00 1",)"
        R"("touchMove":false,"comment":"","placements":[],)"
        R"("turns":[{"number":1,"player":"white","text":"3a1xa4","actions":["a1a4"],)"
        R"("mark":null,"commentBefore":"","comment":"","clockMs":null,"evaluation":null,"draw":null,"variations":[]}],)"
        R"("end":"7/7/7/7/7/D6/7/7/7 b - 24 00 1",)"
        R"("outcome":{"winner":"white","ending":"shut-in","clause":"R8.1"},"result":"*"})"
        "\n");
}

TEST_F(Convert, ToNormalBgnWhichStaysAsItIs) {
    const Finished once = run_program({"convert", "-", "--to", "bgn"}, two_games);
    EXPECT_EQ(once.exit_code, 0);
    EXPECT_NE(once.out.find("\n\n{hi} 1. 3d2-d5!? {[%clk 0:05:12.5] so} (1. 2c2-c3) 1... 3d8xd5 "
                            "x@c4 --\n{[%eval 1.25]} 1-0\n\n[Event"),
              std::string::npos)
        << once.out;
    EXPECT_EQ(run_program({"convert", "-", "--to", "bgn"}, once.out).out, once.out);
}

TEST_F(Convert, ToAPictureOfTheEnd) {
    const Finished last = run_program({"convert", "-", "--to", "svg"}, two_games);
    EXPECT_EQ(last.exit_code, 0);
    EXPECT_EQ(last.out.substr(0, 4), "<svg");
    const Finished first = run_program({"convert", "-", "--to", "svg", "--game", "1"}, two_games);
    EXPECT_NE(first.out, last.out);
    EXPECT_EQ(run_program({"convert", "-", "--to", "svg"}, "").exit_code, 2);
}

TEST_F(Convert, OnlyOneGame) {
    const std::string stream =
        std::string(illegal_game) + std::string(two_games) + std::string(illegal_game);
    const Finished third = run_program({"convert", "-", "--game", "3"}, stream);
    EXPECT_EQ(third.exit_code, 0);
    EXPECT_EQ(third.out.substr(0, 12), "{\"number\":3,");
    const Finished missing = run_program({"convert", "-", "--game", "7"}, stream);
    EXPECT_EQ(missing.exit_code, 2);
    EXPECT_EQ(missing.err, "barracuda: there is no game 7 in -, which contains 4\n");
}

TEST_F(Convert, WritesFilesAsAWhole) {
    EXPECT_EQ(run_program({"convert", "-", "-o", out_}, two_games).exit_code, 0);
    const std::string before = content(out_);
    EXPECT_EQ(before, run_program({"convert", "-"}, two_games).out);

    const Finished failed = run_program({"convert", "-", "-o", out_},
                                        std::string(two_games) + std::string(illegal_game));
    EXPECT_EQ(failed.exit_code, 1);
    EXPECT_EQ(failed.err.substr(0, 40), "-:6: game 3, turn 1 (White) \"3d2-d3\": R4");
    EXPECT_EQ(content(out_), before);
    EXPECT_EQ(files_in_folder(), 1);

    const Finished converted = run_program({"convert", folder_ / "missing", "-o", folder_ / "new"});
    EXPECT_EQ(converted.exit_code, 2);
    EXPECT_EQ(files_in_folder(), 1);
}

TEST_F(Convert, AFileOntoItself) {
    std::ofstream(out_, std::ios::binary) << two_games;
    EXPECT_EQ(run_program({"convert", out_, "--to", "bgn", "-o", out_}).exit_code, 0);
    EXPECT_EQ(content(out_), run_program({"convert", "-", "--to", "bgn"}, two_games).out);
}

TEST_F(Convert, WritesToDevicesDirectly) {
    EXPECT_EQ(run_program({"convert", "-", "-o", "/dev/null"}, two_games).exit_code, 0);
    EXPECT_TRUE(std::filesystem::is_character_file("/dev/null"));
    EXPECT_EQ(run_program({"convert", "-", "-o", "/dev/full"}, two_games).exit_code, 2);
}

TEST_F(Convert, RefusesWhatItCannotDo) {
    EXPECT_EQ(run_program({"convert", "-", "--to", "xml"}).exit_code, 2);
    EXPECT_EQ(run_program({"convert", "-", "--game", "0"}).exit_code, 2);
    EXPECT_EQ(run_program({"convert"}).exit_code, 2);
    const Finished folder = run_program({"convert", "-", "-o", folder_}, two_games);
    EXPECT_EQ(folder.exit_code, 2);
    EXPECT_EQ(folder.err, "barracuda: cannot write " + folder_.string() + ": Is a directory\n");
    const Finished nowhere = run_program({"convert", "-", "-o", folder_ / "no" / "out"}, two_games);
    EXPECT_EQ(nowhere.exit_code, 2);
    const Finished help = run_program({"convert", "--help"});
    EXPECT_EQ(help.exit_code, 0);
    EXPECT_NE(help.out.find("barracuda convert club.bgn"), std::string::npos);
}

}  // namespace
}  // namespace barracuda
