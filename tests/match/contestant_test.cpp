#include "match/contestant.hpp"

#include <gtest/gtest.h>

namespace barracuda::match {
namespace {

TEST(Contestant, IsACommandAndSettings) {
    const auto read = parse_contestant(
        " build/barracuda ubi --anchor crude ; name=crude one; move-time=100;option.Hash=16; "
        "option.EvalFile = a b.net; nodes=5000;");
    ASSERT_TRUE(read) << read.error();
    EXPECT_EQ(read->command, "build/barracuda ubi --anchor crude");
    EXPECT_EQ(read->name, "crude one");
    EXPECT_EQ(read->allowance.move_time, Milliseconds{100});
    EXPECT_EQ(read->allowance.nodes, 5000u);
    EXPECT_FALSE(read->allowance.depth);
    const std::vector<EngineOption> options{{"Hash", "16"}, {"EvalFile", "a b.net"}};
    EXPECT_EQ(read->options, options);
}

TEST(Contestant, MayBeNothingButACommand) {
    const auto read = parse_contestant("engine --level=3");
    ASSERT_TRUE(read);
    EXPECT_EQ(*read, (Contestant{"engine --level=3", {}, {}, {}}));
    EXPECT_TRUE(read->allowance.is_empty());
}

TEST(Contestant, IsRefusedWithTheReason) {
    const auto refusal = [](const char* text) { return parse_contestant(text).error(); };
    EXPECT_EQ(refusal(" ; name=a"), "the engine \" ; name=a\" has no command");
    EXPECT_EQ(refusal("e; nonsense"),
              "the engine \"e; nonsense\" has \"nonsense\" where NAME=VALUE belongs");
    EXPECT_EQ(refusal("e; nodes=0"),
              "the engine \"e; nodes=0\": nodes \"0\" is not a number from 1 to 1000000000000");
    EXPECT_NE(refusal("e; movetime=5").find("there are name, nodes, depth, move-time"),
              std::string::npos);
    EXPECT_NE(refusal("e; name=").find("the name is empty"), std::string::npos);
    EXPECT_NE(refusal("e; clock=0").find("clock \"0\""), std::string::npos);
    EXPECT_NE(refusal("e; clock=10d5").find("like 10+0.1"), std::string::npos);
    EXPECT_NE(refusal("e; clock=soon").find("\"soon\""), std::string::npos);
}

TEST(Contestant, ReadsClocksInSeconds) {
    Allowance allowance;
    ASSERT_TRUE(set_limit(allowance, "clock", "10+0.1"));
    EXPECT_EQ(allowance.clock->time(), Milliseconds{10'000});
    EXPECT_EQ(allowance.clock->bonus(), Milliseconds{100});
    ASSERT_TRUE(set_limit(allowance, "clock", "60"));
    EXPECT_EQ(allowance.clock->bonus(), Milliseconds{0});
}

TEST(Contestant, WritesLimits) {
    Allowance allowance;
    EXPECT_EQ(to_text(allowance), "");
    ASSERT_TRUE(set_limit(allowance, "nodes", "5000"));
    EXPECT_EQ(to_text(allowance), "nodes=5000");
    ASSERT_TRUE(set_limit(allowance, "depth", "7"));
    EXPECT_EQ(to_text(allowance), "nodes=5000 depth=7");
    allowance = {};
    ASSERT_TRUE(set_limit(allowance, "clock", "10+0.1"));
    EXPECT_EQ(to_text(allowance), "10+0.1");
    allowance = {};
    ASSERT_TRUE(set_limit(allowance, "move-time", "20"));
    EXPECT_EQ(to_text(allowance), "move-time=20");
}

TEST(Contestant, SplitsCommandsIntoWords) {
    using Words = std::vector<std::string>;
    EXPECT_EQ(command_words("a  bc\td "), (Words{"a", "bc", "d"}));
    EXPECT_EQ(command_words("'/my engines/a' -c \"it's x\""),
              (Words{"/my engines/a", "-c", "it's x"}));
    EXPECT_EQ(command_words("a '' b"), (Words{"a", "", "b"}));
    EXPECT_EQ(command_words(""), Words{});
}

TEST(Contestant, OptionsAreNamesAndValues) {
    EXPECT_EQ(*parse_option("Hash=16"), EngineOption("Hash", "16"));
    EXPECT_EQ(*parse_option("EvalFile="), EngineOption("EvalFile", ""));
    EXPECT_FALSE(parse_option("Hash"));
    EXPECT_FALSE(parse_option("=3"));
}

}  // namespace
}  // namespace barracuda::match
