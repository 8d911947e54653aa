#include "ubi/message.hpp"

#include "rules/text/fen.hpp"
#include "rules/text/notation.hpp"

#include <gtest/gtest.h>

namespace barracuda::ubi {
namespace {

Action action(std::string_view text) { return *parse_action(text); }

Limits full_limits() {
    Limits limits;
    limits.time = {Milliseconds{61'000}, Milliseconds{0}};
    limits.increment = {Milliseconds{100}, Milliseconds{200}};
    limits.move_time = Milliseconds{0};
    limits.nodes = 12'345'678'901;
    limits.depth = 7;
    limits.multi_pv = 3;
    limits.infinite = true;
    limits.ponder = true;
    limits.only = {action("d2d5"), action("x@d5")};
    limits.except = {action("+@a1")};
    return limits;
}

TEST(Command, RoundTrips) {
    const Position other = *parse_fen("7/7/d6/3d3/7/7/3D3/7/D6 b 2 4 21 17");
    const std::vector<std::pair<std::string, Command>> table{
        {"ubi", Hello{}},
        {"isready", IsReady{}},
        {"ubinewgame", NewGame{}},
        {"setoption name Hash value 64", SetOption{"Hash", "64"}},
        {"setoption name Eval File value a b  c", SetOption{"Eval File", "a b  c"}},
        {"setoption name EvalFile value", SetOption{"EvalFile", ""}},
        {"position startpos", SetPosition{Position::closed(), {}}},
        {"position open moves d2d5", SetPosition{Position::open(), {action("d2d5")}}},
        {"position fen " + to_fen(other) + " moves x@d5 N@b4",
         SetPosition{other, {action("x@d5"), action("N@b4")}}},
        {"go", Go{}},
        {"go wtime 61000 btime 0 winc 100 binc 200 movetime 0 nodes 12345678901 depth 7 multipv 3 "
         "infinite ponder only d2d5 x@d5 except +@a1",
         Go{full_limits()}},
        {"stop", Stop{}},
        {"ponderhit", PonderHit{}},
        {"perft 0", Perft{0}},
        {"perft 20", Perft{20}},
        {"d", Display{}},
        {"eval", Eval{}},
        {"bench", Bench{}},
        {"quit", Quit{}},
        {"hello there", UnknownCommand{"hello there"}},
    };
    for (const auto& [text, command] : table) {
        EXPECT_EQ(to_text(command), text);
        const auto parsed = parse_command(text);
        ASSERT_TRUE(parsed) << text << ": " << parsed.error();
        EXPECT_EQ(*parsed, command) << text;
    }
}

TEST(Command, IsReadLeniently) {
    EXPECT_EQ(*parse_command("  go \t depth  3\r"), *parse_command("go depth 3"));
    EXPECT_EQ(*parse_command("exit"), Command(Quit{}));
    EXPECT_EQ(*parse_command("go only d2d5 only c2c4"), *parse_command("go only d2d5 c2c4"));
    EXPECT_EQ(*parse_command("go depth 3 depth 4"), *parse_command("go depth 4"));
    EXPECT_EQ(*parse_command("go wtime -20"), *parse_command("go wtime 0"));
    EXPECT_EQ(*parse_command("position startpos moves"), *parse_command("position startpos"));
    EXPECT_EQ(*parse_command("position fen 1vd1dv1/2zdz2/7/1x3x1/x1x1x1x/1x3x1/7/2ZDZ2/1VD1DV1"),
              *parse_command("position startpos"));
    EXPECT_EQ(*parse_command("UBI"), Command(UnknownCommand{"UBI"}));
    EXPECT_EQ(*parse_command(""), Command(UnknownCommand{""}));
    EXPECT_EQ(*parse_command(" \t"), Command(UnknownCommand{""}));
}

TEST(Command, NonsenseIsNamed) {
    for (const char* text : {"ubi please",
                             "isready 1",
                             "quit 0",
                             "d d",
                             "setoption",
                             "setoption value 3",
                             "setoption name",
                             "setoption name value 3",
                             "setoption name Hash",
                             "position",
                             "position somewhere",
                             "position startpos d2d5",
                             "position startpos moves d2",
                             "position startpos moves d2d5 moves d8d6",
                             "position open fen",
                             "position fen",
                             "position fen moves d2d5",
                             "position fen 7/7/7",
                             "go depth 0",
                             "go depth -1",
                             "go depth x",
                             "go depth 1.5",
                             "go nodes 0",
                             "go nodes 99999999999999999999",
                             "go movetime -1",
                             "go wtime",
                             "go wtime soon",
                             "go multipv 0",
                             "go only",
                             "go only depth 3",
                             "go except x@",
                             "go only d2d5 d2",
                             "go somewhere",
                             "perft",
                             "perft -1",
                             "perft 21",
                             "perft 3 3"}) {
        const auto parsed = parse_command(text);
        ASSERT_FALSE(parsed) << text;
        EXPECT_FALSE(parsed.error().empty()) << text;
    }
    EXPECT_EQ(parse_command("go depth x").error(), "go depth needs a number from 1 to 1000000");
    EXPECT_EQ(parse_command("position startpos moves d2d5 d2").error(),
              "move 2, \"d2\", is not an action");
}

SearchInfo full_info(Score score) {
    SearchInfo info;
    info.depth = 9;
    info.selective_depth = 14;
    info.multi_pv = 2;
    info.score = score;
    info.nodes = 9'000'000'000;
    info.nodes_per_second = 1'000'000;
    info.hash_full = 333;
    info.time = Milliseconds{9'000'000};
    info.line = {action("d2d5"), action("x@a1"), action("N@b4")};
    return info;
}

TEST(Reply, RoundTrips) {
    const std::string end =
        " nodes 9000000000 nps 1000000 hashfull 333 time 9000000 pv d2d5 x@a1 N@b4";
    using OptionKind = OptionInfo::Kind;
    const std::vector<std::pair<std::string, Reply>> table{
        {"id name Barracuda 1.0", IdName{"Barracuda 1.0"}},
        {"id author A and B", IdAuthor{"A and B"}},
        {"option name Hash type spin default 16 min 1 max 4096",
         OptionLine{{"Hash", OptionKind::Spin, "16", 1, 4096}}},
        {"option name Ponder type check default false",
         OptionLine{{"Ponder", OptionKind::Check, "false"}}},
        {"option name Eval File type string default a  b",
         OptionLine{{"Eval File", OptionKind::Text, "a  b"}}},
        {"option name EvalFile type string default <empty>",
         OptionLine{{"EvalFile", OptionKind::Text, ""}}},
        {"ubiok", UbiOk{}},
        {"readyok", ReadyOk{}},
        {"info depth 9 seldepth 14 multipv 2 score cp -125" + end,
         InfoLine{full_info(Score::points(-125))}},
        {"info depth 9 seldepth 14 multipv 2 score win 3" + end,
         InfoLine{full_info(Score::win(3))}},
        {"info depth 9 seldepth 14 multipv 2 score loss 0" + end,
         InfoLine{full_info(Score::loss(0))}},
        {"info depth 0 seldepth 0 multipv 1 score cp 0 nodes 0 nps 0 hashfull 0 time 0",
         InfoLine{}},
        {"info string error  no", InfoString{"error  no"}},
        {"bestmove none", BestMove{}},
        {"bestmove d2d5", BestMove{{action("d2d5"), {}}}},
        {"bestmove x@d5 ponder N@b4", BestMove{{action("x@d5"), action("N@b4")}}},
        {"b1a3: 28", PlainLine{"b1a3: 28"}},
        {"  +-----+", PlainLine{"  +-----+"}},
        {"", PlainLine{""}},
    };
    for (const auto& [text, reply] : table) {
        EXPECT_EQ(to_text(reply), text);
        const auto parsed = parse_reply(text);
        ASSERT_TRUE(parsed) << text << ": " << parsed.error();
        EXPECT_EQ(*parsed, reply) << text;
    }
}

TEST(Reply, InfoMayHaveLessOrMore) {
    SearchInfo expected;
    expected.depth = 3;
    expected.score = Score::win(1);
    EXPECT_EQ(*parse_reply("info score win 1 currmove d2d5 depth 3"), Reply(InfoLine{expected}));
    EXPECT_EQ(*parse_reply("info"), Reply(InfoLine{}));
}

TEST(Reply, NonsenseIsNamed) {
    for (const char* text : {"bestmove",
                             "bestmove d2",
                             "bestmove NONE",
                             "bestmove none ponder d2d5",
                             "bestmove d2d5 ponder",
                             "bestmove d2d5 c2c4",
                             "bestmove d2d5 ponder x",
                             "info depth",
                             "info depth x",
                             "info depth -1",
                             "info score",
                             "info score cp",
                             "info score mate 3",
                             "info score win -1",
                             "info nodes -1",
                             "info time soon",
                             "info pv d2d5 d2",
                             "option",
                             "option name",
                             "option name Hash",
                             "option name Hash type",
                             "option name Hash type dial default 3",
                             "option name Hash type spin default 3 min 1",
                             "option name Hash type spin min 1 max 3"}) {
        const auto parsed = parse_reply(text);
        ASSERT_FALSE(parsed) << text;
        EXPECT_FALSE(parsed.error().empty()) << text;
    }
}

TEST(Option, ValuesAreChecked) {
    const OptionInfo check{"Ponder", OptionInfo::Kind::Check, "false"};
    const OptionInfo spin{"Level", OptionInfo::Kind::Spin, "10", 1, 10};
    const OptionInfo text{"EvalFile", OptionInfo::Kind::Text, ""};
    for (const char* good : {"true", "false"}) EXPECT_FALSE(fault_of_value(check, good));
    for (const char* bad : {"", "yes", "True", "1"}) EXPECT_TRUE(fault_of_value(check, bad)) << bad;
    for (const char* good : {"1", "10"}) EXPECT_FALSE(fault_of_value(spin, good));
    for (const char* bad : {"", "0", "11", "-3", "x", "3 4"})
        EXPECT_TRUE(fault_of_value(spin, bad)) << bad;
    EXPECT_FALSE(fault_of_value(text, ""));
    EXPECT_EQ(*fault_of_value(spin, "11"), "Level is a number from 1 to 10, not \"11\"");
    EXPECT_TRUE(same_option_name("EvalFile", "evalfile"));
    EXPECT_FALSE(same_option_name("Eval", "EvalFile"));
}

}  // namespace
}  // namespace barracuda::ubi
