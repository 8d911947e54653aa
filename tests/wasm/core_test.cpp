#include "wasm/core.hpp"

#include "kit/chance.hpp"
#include "kit/json.hpp"
#include "kit/random_games.hpp"
#include "rules/text/fen.hpp"

#include <gtest/gtest.h>

#include <array>
#include <functional>

namespace barracuda::wasm {
namespace {

const std::string closed = to_fen(Position::closed());
const std::string start = "\n" + closed + "\noff";

std::string value_of(const Answer& answer) {
    EXPECT_TRUE(answer) << (answer ? "" : answer.error().message);
    return answer ? *answer : "";
}

std::string error_of(const Answer& answer) {
    EXPECT_FALSE(answer) << (answer ? *answer : "");
    return answer ? "" : answer.error().message;
}

TEST(Answer, AsJson) {
    EXPECT_EQ(to_json(Answer("[1]")), R"({"value":[1]})");
    EXPECT_EQ(to_json(complain("not \"so\"")), R"({"error":"not \"so\"","fault":null})");
}

TEST(Core, Attempts) {
    Core core;
    EXPECT_EQ(value_of(core.attempt("d2d5\n" + start)).substr(0, 60),
              R"({"legal":true,"explanation":{"legal":true,"reason":"moves-to)");
    EXPECT_EQ(value_of(core.attempt("resign white\n" + start)).substr(0, 40),
              R"({"legal":true,"explanation":null,"view":)");
    const std::string refusal = value_of(core.attempt("d2d6\n" + start));
    EXPECT_EQ(refusal.substr(0, 61),
              R"({"legal":false,"explanation":{"legal":false,"reason":"wrong-d)");
    EXPECT_NE(refusal.find(R"("full":3,"short":2,"distance":4,"owed":0,"ending":null)"),
              std::string::npos);
    EXPECT_EQ(error_of(core.attempt("nonsense\n" + start)), "\"nonsense\": is not a command");
    EXPECT_EQ(error_of(core.attempt(start)), "\"\": is not a command");
}

TEST(Core, ShowsAGameAsItWas) {
    Core core;
    const std::string game = start + "\nc2c3\ne8e7\noffer brown agreement\nc3b4\nresign brown";
    const std::string past = value_of(core.view_after("2\n" + game));
    EXPECT_EQ(past, value_of(core.view(closed + "\noff\nc2c3\ne8e7")));
    EXPECT_EQ(value_of(core.view_after("3\n" + game)),
              value_of(core.view(closed + "\noff\nc2c3\ne8e7\nc3b4\nresign brown")));
    EXPECT_EQ(value_of(core.view_after("9\n" + game)), value_of(core.view_after("3\n" + game)));
    for (const std::string bad : {"", "-1\n", "x\n"})
        EXPECT_NE(error_of(core.view_after(bad + game)), "") << bad;
}

TEST(Core, EffectsWantAPlacementThatIsOwed) {
    Core core;
    const std::string game = start + "\nc2c3\ne8e7\nc3b4";
    EXPECT_TRUE(kit::is_json(value_of(core.effects("x@c7\n" + game))));
    EXPECT_EQ(error_of(core.effects("d2d5\n" + game)), "\"d2d5\": is not a placement");
    EXPECT_NE(error_of(core.effects("x@b4\n" + game)).find("R7.1"), std::string::npos);
    EXPECT_NE(error_of(core.effects("x@c7\n" + start)).find("R3.1"), std::string::npos);
}

TEST(Core, LinesAreNumberedAsInRecords) {
    Core core;
    EXPECT_EQ(value_of(core.line_text("d2d5\nd8d6\nd5d3\n" + start)),
              "\"1. 3d2-d5 3d8-d6 2. 3d5-d3\"");
    EXPECT_EQ(value_of(core.line_text("x@c7\ne7f6\nx@c2\nb1a3\n" + start + "\nc2c3\ne8e7\nc3b4")),
              "\"x@c7 2... 2e7:f6 x@c2 3. 4b1-a3\"");
    EXPECT_EQ(value_of(core.line_text(start)), "\"\"");
    EXPECT_NE(error_of(core.line_text("d2d6\n" + start)).find("R4.1"), std::string::npos);
}

TEST(Core, RecordsRoundTrip) {
    Core core;
    const std::string game = start + "\nc2c3\ne8e7\nc3b4\nx@c7";
    const std::string record = value_of(core.record_of_game("White A B\nRound 3\n" + game));
    EXPECT_NE(record.find(R"([White \"A B\"]\u000a)"), std::string::npos);
    EXPECT_NE(error_of(core.record_of_game("Bad]Name x\n" + game)), "");
    const std::string claimed =
        value_of(core.record_of_game("Termination claimed\nResult 0-1\n" + game));
    EXPECT_NE(claimed.find(R"([Result \"0-1\"])"), std::string::npos);
    EXPECT_NE(claimed.find(R"([Termination \"claimed\"])"), std::string::npos);
    const std::string resigned =
        value_of(core.record_of_game("Result 0-1\n" + game + "\nresign brown"));
    EXPECT_NE(resigned.find(R"([Result \"1-0\"])"), std::string::npos);
    EXPECT_NE(error_of(read_records("[Event \"x\"]\n\n1. 3d2-d6 *")).find("game 1, line 3"),
              std::string::npos);
    for (const char* text : {"", "{only a comment}"})
        EXPECT_EQ(error_of(read_records(text)), "there is no game here");
}

TEST(Core, SetupsWithFaults) {
    EXPECT_NE(value_of(setup(closed)).find(R"("faults":[])"), std::string::npos);
    const std::string faulty = value_of(setup("7/7/7/7/7/7/7/7/ZZZ4 w - 23 00 1"));
    EXPECT_NE(faulty.find(R"({"kind":"too-many-pieces","number":3,"owner":"white","value":2})"),
              std::string::npos);
    EXPECT_NE(faulty.find(R"({"kind":"bad-supply","number":23,)"), std::string::npos);
    EXPECT_NE(error_of(setup("nonsense")), "");
}

TEST(Core, FaultsAreData) {
    const auto fault = [](const Answer& answer) { return answer ? "" : answer.error().fault; };
    EXPECT_EQ(fault(setup("7/7")),
              R"({"kind":"fen-ranks","place":null,"text":"7/7","expected":"","tag":"","number":2,)"
              R"("rank":0,"faults":[],"explanation":null,"outcome":null})");
    EXPECT_EQ(fault(read_records("1. 3d2-d5 x *")).substr(0, 113),
              R"({"kind":"turn-form","place":{"line":1,"column":11,"turn":{"number":1,)"
              R"("player":"brown"}},"text":"x","expected":"",)");
    EXPECT_NE(fault(read_records("3d2-d6 *")).find(R"("explanation":{"legal":false,)"),
              std::string::npos);
    Core core;
    EXPECT_NE(fault(core.view("6z/7/7/7/7/7/7/7/Z6 w - 23 00 1\noff"))
                  .find(R"("faults":[{"kind":"bad-supply","number":23,)"),
              std::string::npos);
    EXPECT_NE(fault(unpack_text("!")).find(R"("kind":"damaged")"), std::string::npos);
    EXPECT_EQ(fault(core.view(closed + "\nmaybe")), "null");
    EXPECT_NE(fault(setup(std::string(100'000, 'q') + "/")).find("qqq…\""), std::string::npos);
}

TEST(Core, StartFens) {
    EXPECT_EQ(value_of(start_fen("closed 0 0")), '"' + closed + '"');
    EXPECT_EQ(value_of(start_fen("open 1 2")), '"' + to_fen(Position::open({1, 2})) + '"');
    EXPECT_EQ(value_of(start_fen("6z/7/7/7/7/7/7/7/Z6 b - 22 20 7 0 1")),
              R"("6z/7/7/7/7/7/7/7/Z6 b - 22 01 7")");
    for (const char* text : {"", "closed", "closed 0", "closed 0 3", "half 0 0", "open -1 0"})
        EXPECT_NE(error_of(start_fen(text)), "") << text;
}

TEST(Core, JudgesWhatAnActionGaveAway) {
    EXPECT_EQ(value_of(judge("white 6000 2400")), R"({"lost":360,"mark":"??","longest":8})");
    EXPECT_EQ(value_of(judge("brown 4000 6400 5200")), R"({"lost":120,"mark":"?!","longest":8})");
    EXPECT_EQ(value_of(judge("brown 6000 2400")), R"({"lost":0,"mark":null,"longest":8})");
    EXPECT_EQ(value_of(loss_mark("200")), R"("?")");
    EXPECT_EQ(value_of(loss_mark("99")), "null");
    for (const std::string bad : {"", "white", "white 1", "red 1 2", "white 1 2 3 4",
                                  "white 1 10001", "white -1 2", "white x 2"})
        EXPECT_NE(error_of(judge(bad)), "") << bad;
    for (const std::string bad : {"", "-1", "1001", "x"})
        EXPECT_NE(error_of(loss_mark(bad)), "") << bad;
}

TEST(Core, PackedGames) {
    Core core;
    const std::string packed = value_of(core.pack_game(start.substr(1) + "\nd2d5"));
    const std::string text = packed.substr(1, packed.size() - 2);
    EXPECT_EQ(value_of(unpack_text(text)),
              R"({"start":")" + closed + R"(","touchMove":false,"commands":["d2d5"]})");
    EXPECT_NE(error_of(unpack_text("!")), "");
    EXPECT_NE(error_of(unpack_text(text.substr(4))), "");
}

TEST(Core, Pictures) {
    Core core;
    const std::string plain = value_of(core.picture(start + "\nd2d5"));
    const std::string marked = value_of(core.picture("last-turn\n" + start + "\nd2d5"));
    const std::string flipped = value_of(core.picture("flipped\ncoordinates\n" + start));
    EXPECT_EQ(plain.substr(0, 5), "\"<svg");
    EXPECT_NE(plain, marked);
    EXPECT_NE(plain, flipped);
}

// Every answer is JSON, whatever is asked. The questions are made from texts that can be read.
TEST(Core, AnythingIsAnswered) {
    Core core;
    const std::array<std::function<Answer(std::string_view)>, 15> functions{
        [&](std::string_view text) { return core.view(text); },
        [&](std::string_view text) { return core.view_after(text); },
        [&](std::string_view text) { return core.attempt(text); },
        [&](std::string_view text) { return core.effects(text); },
        [&](std::string_view text) { return core.line_text(text); },
        [&](std::string_view text) { return core.record_of_game(text); },
        [&](std::string_view text) { return core.pack_game(text); },
        [&](std::string_view text) { return core.picture(text); },
        start_fen,
        setup,
        read_records,
        write_records,
        unpack_text,
        judge,
        loss_mark};
    const std::array<std::string, 6> seeds{
        start.substr(1) + "\nc2c3\ne8e7\nc3b4\nx@c7",
        "x@c7\n" + start + "\nc2c3\ne8e7\nc3b4",
        "[Event \"x\"]\n\n1. 3d2-d5 {good} *",
        "2\n" + start + "\nc2c3\ne8e7\nc3b4",
        closed,
        "White A\n" + start + "\ntouch d2\noffer white agreement\naccept brown"};
    Random random(11);
    for (int i = 0; i < 400; ++i) {
        std::string text = kit::any_of(random, seeds);
        for (auto faults = random.below(4); faults > 0 && !text.empty(); --faults) {
            const std::size_t at = random.below(static_cast<std::uint32_t>(text.size()));
            const auto c = static_cast<char>(random.below(128));
            if (kit::happens(random, 50))
                text[at] = c;
            else
                text.erase(at, 1 + random.below(5));
        }
        for (const auto& function : functions)
            ASSERT_TRUE(kit::is_json(to_json(function(text)))) << text;
    }
}

}  // namespace
}  // namespace barracuda::wasm
