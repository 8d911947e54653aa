#include "base/temporary_folder.hpp"
#include "cli/rows.hpp"
#include "kit/files.hpp"
#include "kit/process.hpp"
#include "kit/terminal.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>

namespace barracuda {
namespace {

constexpr const char* closed_start =
    "1vd1dv1/2zdz2/7/1x3x1/x1x1x1x/1x3x1/7/2ZDZ2/1VD1DV1 w - 24 00 1";

bool is_ascii(const std::string& text) {
    return std::ranges::all_of(text, [](char c) { return c == '\n' || (c >= ' ' && c <= '~'); });
}

TEST(Show, PrintsBoardFenAndStatus) {
    const auto shown = run_program({"show"});
    EXPECT_EQ(shown.exit_code, 0);
    EXPECT_EQ(shown.err, "");
    const auto lines = lines_of(shown.out);
    ASSERT_GT(lines.size(), 11u);
    EXPECT_EQ(lines[lines.size() - 2], closed_start);
    EXPECT_EQ(lines.back(), "status: White to move");
    EXPECT_EQ(words_of(lines[0]), words_of("a b c d e f g"));
}

TEST(Show, IsPlainTextWithoutATerminal) {
    EXPECT_TRUE(is_ascii(run_program({"show"}, "", {"LC_ALL=C.UTF-8"}).out));
}

TEST(Show, HasColoursAndUnicodeWhereWanted) {
    const auto coloured = run_program({"show", "--colour", "always"}, "", {"LC_ALL=C.UTF-8"});
    EXPECT_NE(coloured.out.find("\x1b["), std::string::npos);
    EXPECT_FALSE(is_ascii(kit::without_escape_sequences(coloured.out)));
    const auto ascii = run_program({"show", "--colour", "always"}, "", {"LC_ALL=C"});
    EXPECT_NE(ascii.out.find("\x1b["), std::string::npos);
    EXPECT_TRUE(is_ascii(kit::without_escape_sequences(ascii.out)));
    EXPECT_TRUE(is_ascii(run_program({"show", "--colour", "always", "--plain"}).out));
}

std::string shown_at_terminal(const std::vector<std::string>& arguments,
                              const std::vector<std::string>& environment,
                              kit::Terminal::Size size) {
    kit::Terminal terminal(BARRACUDA_PROGRAM, arguments, environment, size);
    EXPECT_EQ(terminal.exit_code(), 0);
    return terminal.raw();
}

TEST(Show, AsksTheTerminalWhatItCan) {
    const std::string utf8 = "LC_ALL=C.UTF-8";
    const std::string xterm = "TERM=xterm-256color";
    const auto has_colour = [](const std::string& text) {
        return text.find("\x1b[") != std::string::npos;
    };
    EXPECT_TRUE(has_colour(shown_at_terminal({"show"}, {utf8, xterm, "NO_COLOR="}, {80, 24})));
    EXPECT_FALSE(has_colour(shown_at_terminal({"show"}, {utf8, xterm, "NO_COLOR=1"}, {80, 24})));
    EXPECT_FALSE(
        has_colour(shown_at_terminal({"show"}, {utf8, "TERM=dumb", "NO_COLOR="}, {80, 24})));
    EXPECT_FALSE(
        has_colour(shown_at_terminal({"show", "--plain"}, {utf8, xterm, "NO_COLOR="}, {80, 24})));
}

TEST(Show, FitsTheTerminal) {
    const std::string shown =
        shown_at_terminal({"show", "--plain"}, {"LC_ALL=C.UTF-8", "TERM=xterm"}, {30, 16});
    const auto lines = lines_of(kit::without_escape_sequences(shown));
    EXPECT_LE(lines.size(), 15u);
    for (std::size_t i = 0; i + 2 < lines.size(); ++i) EXPECT_LE(lines[i].size(), 30u) << lines[i];
}

TEST(Show, SaysWhatTheVectorsSay) {
    for (const auto& row : rows_of("actions.tsv")) {
        const std::string verdict = row[1].substr(0, row[1].find_first_of(":]"));
        const std::string status = lines_of(run_program({"show", row[0]}).out).back();
        const std::string side = words_of(row[0])[1] == "w" ? "White" : "Brown";
        if (verdict == "[open") {
            EXPECT_EQ(status, "status: " + side + " to move") << row[0];
        } else if (verdict == "[owed") {
            EXPECT_EQ(status, "status: " + side + " owes a placement") << row[0];
        } else if (verdict == "[dead") {
            EXPECT_EQ(status, "status: drawn R9.1") << row[0];
        } else {
            const std::string clause = row[1].find("] R8.2") == std::string::npos ? "R8.1" : "R8.2";
            EXPECT_EQ(status, "status: " + side + " lost " + clause) << row[0] << row[1];
        }
    }
}

TEST(Show, TakesAFenInManyForms) {
    const std::string fen = "-6/7/7/7/7/7/7/7/Zz5 b - 22 01 7";
    const auto last_fen = [](const Finished& shown) {
        const auto lines = lines_of(shown.out);
        return lines.size() < 2 ? shown.err : lines[lines.size() - 2];
    };
    EXPECT_EQ(last_fen(run_program({"show", fen})), fen);
    EXPECT_EQ(last_fen(run_program({"show", "-6/7/7/7/7/7/7/7/Zz5", "b", "-", "22", "01", "7"})),
              fen);
    EXPECT_EQ(last_fen(run_program({"show", "--flip", fen, "--plain"})), fen);
    EXPECT_EQ(last_fen(run_program({"show", "-"}, fen + "\nmore\n")), fen);
    EXPECT_EQ(last_fen(run_program({"show", "-"}, fen)), fen);
    EXPECT_EQ(last_fen(run_program({"show", "--5/7/7/7/7/7/7/7/Zz5"})),
              "--5/7/7/7/7/7/7/7/Zz5 w - 24 00 1");
    EXPECT_EQ(last_fen(run_program({"show", "startpos"})), closed_start);
    EXPECT_EQ(last_fen(run_program({"show", "open"})),
              "1vd1dv1/2zdz2/7/1+3+1/+1+1+1+/1+3+1/7/2ZDZ2/1VD1DV1 w - 24 00 1");
    EXPECT_EQ(run_program({"show", "-"}).exit_code, 2);
}

TEST(Show, Flips) {
    const auto lines = lines_of(run_program({"show", "--flip"}).out);
    EXPECT_EQ(words_of(lines[0]), words_of("g f e d c b a"));
}

TEST(Show, WritesAPicture) {
    const TemporaryFolder folder;
    const auto file = folder.path() / "board.svg";
    const auto written = run_program({"show", "--svg", file.string()});
    EXPECT_EQ(written.exit_code, 0);
    EXPECT_EQ(written.out, "");
    EXPECT_NE(written.err.find(file.string()), std::string::npos);
    const std::string content = kit::content_of(file);
    EXPECT_NE(content.find("<svg"), std::string::npos);
    EXPECT_NE(content.find("</svg>"), std::string::npos);
    EXPECT_EQ(run_program({"show", "--svg", "-"}).out, content);
    EXPECT_EQ(run_program({"show", "--svg", "/nonexistent/board.svg"}).exit_code, 2);
    EXPECT_EQ(run_program({"show", "--svg", "/dev/null"}).exit_code, 0);
    EXPECT_TRUE(std::filesystem::is_character_file("/dev/null"));
}

}  // namespace
}  // namespace barracuda
