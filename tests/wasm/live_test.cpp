#include "wasm/live.hpp"

#include "kit/json.hpp"
#include "rules/text/fen.hpp"

#include <gtest/gtest.h>

namespace barracuda::wasm {
namespace {

const std::string live_start = to_fen(Position::closed());

std::string live_text(const std::string& terms, const std::string& events = "") {
    return "\n" + live_start + "\n" + terms + events;
}

std::string good_value(const Answer& answer) {
    EXPECT_TRUE(answer) << (answer ? "" : answer.error().message);
    EXPECT_TRUE(!answer || kit::is_json(*answer));
    return answer ? *answer : "";
}

bool says(const Answer& answer, const std::string& part) {
    const bool found = good_value(answer).find(part) != std::string::npos;
    if (!found && answer) ADD_FAILURE() << *answer;
    return found;
}

TEST(Live, SaysHowAGameStands) {
    Live live;
    const Answer answer =
        live.state("5000\n" + live_text("device off 300+5 0", "\n1 4000 white d2d5"));
    EXPECT_TRUE(says(answer, R"({"state":{"number":1,"now":5000,"start":")"));
    EXPECT_TRUE(says(answer, R"("clocks":{"white":301000,"brown":299000,"running":"brown"})"));
    EXPECT_TRUE(says(answer, R"("allowed":{"white":["resign","offer agreement","offer back"],)"
                             R"("brown":["resign","offer agreement"]},"timeDue":304000,)"
                             R"("paused":false})"));
    EXPECT_TRUE(says(answer, R"("game":{"start":")"));
    EXPECT_TRUE(says(answer, R"("commands":["d2d5"]},"view":{"fen":")"));
    EXPECT_TRUE(says(answer, R"("clock":{"remaining":{"white":301000,"brown":299000},)"
                             R"("running":"brown","flagged":null,"deadline":304000,)"
                             R"("bonus":{"white":5000,"brown":5000}}})"));
    EXPECT_TRUE(says(live.state("0\n" + live_text("device off - 0")), R"("clock":null})"));
}

TEST(Live, GoesOnFromWhatWasPlayedBefore) {
    Live live;
    const std::string text =
        live_text("computer off - 0 d2d4,d8d6,offer brown agreement", "\n1 5 white d4d2");
    const Answer answer = live.state("5\n" + text);
    EXPECT_TRUE(says(answer, R"({"state":{"number":1,)"));
    EXPECT_TRUE(says(answer, R"("commands":["d2d4","d8d6","d4d2"]},"view")"));
    // The reader remembers another game, which begins in the same way.
    ASSERT_TRUE(live.state("0\n" + live_text("device off - 0")));
    EXPECT_TRUE(says(live.state("0\n" + live_text("device off - 0 d2d4,resign brown")),
                     R"("ending":"resignation")"));
    for (const std::string history : {"d2d6", "x", "d2d4,", ",d2d4", "d2d4, d8d6 "})
        EXPECT_FALSE(live.state("0\n" + live_text("device off - 0 " + history))) << history;
}

TEST(Live, SaysWhatFollowsFromACommand) {
    Live live;
    const Answer answer = live.step("4000\nwhite\n0\nd2d5\n" + live_text("device off 300 0"));
    EXPECT_TRUE(says(answer, R"({"event":{"number":1,"at":4000,"by":"white","command":"d2d5")"));
    EXPECT_TRUE(says(answer, R"("line":"1 4000 white d2d5","state":{"number":1,"now":4000,)"));
    const Answer back = live.step("6000.7\nwhite\n-\noffer back\n" +
                                  live_text("device off 300 0", "\n1 4000 white d2d5"));
    EXPECT_TRUE(says(back, R"("line":"2 6000 white offer back")"));
    EXPECT_TRUE(says(back, R"("commands":[],)"));
}

TEST(Live, RefusesWithReasons) {
    Live live;
    const auto ask = [&](const std::string& lines) {
        return live.step(lines + "\n" + live_text("link off - 0"));
    };
    const Answer illegal = ask("0\nwhite\n0\nd2d6");
    EXPECT_TRUE(says(illegal, R"({"problem":{"code":"illegal","detail":")"));
    EXPECT_TRUE(says(illegal, R"("clause":"R4.1")"));
    EXPECT_TRUE(says(illegal, R"("explanation":{"legal":false,"reason":"wrong-distance")"));
    EXPECT_TRUE(says(ask("0\nbrown\n0\nd8d6"), R"("code":"not-your-turn")"));
    EXPECT_TRUE(says(ask("0\nbrown\n0\nd8d6"), R"("explanation":null})"));
    EXPECT_TRUE(says(ask("0\nwhite\n1\nd2d5"), R"("code":"bad-number")"));
    EXPECT_TRUE(says(ask("0\nwhite\n0\nd2 d5"), R"("code":"malformed")"));
    EXPECT_TRUE(says(ask("0\nserver\n0\ntime"), R"("code":"too-early")"));
    EXPECT_TRUE(says(ask("60000\nserver\n0\ntime"), R"("ending":"aborted")"));
}

TEST(Live, RunsAWholeGameFromItsText) {
    Live live;
    std::string text = live_text("lobby off 60 0");
    const auto say = [&](const std::string& lines) {
        const std::string answer = good_value(live.step(lines + "\n" + text));
        const std::size_t from = answer.find("\"line\":\"") + 8;
        text += "\n" + answer.substr(from, answer.find('"', from) - from);
    };
    say("1000\nwhite\n0\nd2d5");
    say("2000\nbrown\n1\nd8d6");
    say("3000\nserver\n-\noutage 500");
    say("90000\nbrown\n3\ntime");
    EXPECT_TRUE(text.ends_with("\n3 3000 server outage 500\n4 90000 server time")) << text;
    const Answer answer = live.state("90000\n" + text);
    EXPECT_TRUE(says(answer, R"({"winner":"brown","ending":"time-out","clause":"R8.4"})"));
    EXPECT_EQ(good_value(answer), good_value(Live().state("90000\n" + text)));
}

TEST(Live, WhatCannotBeReadIsAnError) {
    Live live;
    const std::string good = live_text("device off 300 0");
    ASSERT_TRUE(live.state("0\n" + good));
    for (const std::string terms : {"", "device", "device off 300", "device off 300 x",
                                    "device maybe 300 0", "home off 300 0", "device off 300+ 0",
                                    "device off 300 0 0", "device off 300 99999999999999999"})
        EXPECT_FALSE(live.state("0\n" + live_text(terms))) << terms;
    for (const std::string event :
         {"\n", "\nx", "\n2 0 white d2d5", "\n1 0 white d2d6", "\n1 -1 white d2d5",
          "\n1 99999999999999999 white d2d5", "\n1 0 white d2d5\n1 0 brown d8d6"})
        EXPECT_FALSE(live.state("0\n" + good + "\n" + event)) << event;
    for (const std::string lines : {"", "x", "0\nwhite\n0", "0\nred\n0\nd2d5", "0\nwhite\nx\nd2d5",
                                    "x\nwhite\n0\nd2d5", "0\nwhite\n0\nd2d5\nd2d5"})
        EXPECT_FALSE(live.step(lines + (lines.empty() ? "" : "\n") + good)) << lines;
    EXPECT_FALSE(live.state("0\n\nno fen\ndevice off 300 0"));
    EXPECT_FALSE(live.state(std::string(longest_text + 10, 'x')));
    EXPECT_FALSE(live.state("\n" + std::string(longest_text + 1, 'x')));
}

}  // namespace
}  // namespace barracuda::wasm
