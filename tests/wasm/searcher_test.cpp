#include "wasm/searcher.hpp"

#include "engine/time.hpp"
#include "kit/files.hpp"
#include "kit/json.hpp"
#include "rules/text/fen.hpp"

#include <gtest/gtest.h>

namespace barracuda::wasm {
namespace {

const std::string closed_start = "\n" + to_fen(Position::closed()) + "\noff";

// White captures Brown's last piece.
constexpr std::string_view white_wins = "\n7/7/7/7/7/z6/7/7/D6 w - 24 00 1\noff";
constexpr std::string_view brown_wins = "\nd6/7/7/Z6/7/7/7/7/7 b - 24 00 1\noff";

std::string network_file() {
    return kit::content_of(TEST_DATA_DIR "/../../src/engine/eval/built_in.network");
}

struct Found {
    Answer answer;
    std::vector<std::string> infos;
};

Found search(Searcher& searcher, const std::string& text) {
    std::vector<std::string> infos;
    Answer answer = searcher.search(text, [&](const std::string& info) { infos.push_back(info); });
    return {answer, infos};
}

// By a searcher that has searched before.
Found search(const std::string& text) {
    static Searcher searcher;
    static const Answer taken = searcher.take_network(network_file());
    EXPECT_TRUE(taken);
    return search(searcher, text);
}

std::string needs_network(const Searcher& searcher, const std::string& limits) {
    const Answer answer = searcher.needs_network(limits + closed_start);
    return answer ? *answer : answer.error().message;
}

TEST(Searcher, NeedsTheNetworkFromLevelSixOn) {
    Searcher searcher;
    for (const char* level : {"level 1\n", "level 5\n"}) {
        EXPECT_EQ(needs_network(searcher, level), "false");
        EXPECT_TRUE(search(searcher, level + closed_start).answer);
    }
    for (const char* limits : {"level 6\n", "level 10\ndepth 1\n", "depth 1\n"}) {
        EXPECT_EQ(needs_network(searcher, limits), "true");
        EXPECT_FALSE(search(searcher, limits + closed_start).answer);
    }
    EXPECT_FALSE(searcher.bench());
    EXPECT_FALSE(searcher.needs_network("level 11\n" + closed_start));

    ASSERT_TRUE(searcher.take_network(network_file()));
    EXPECT_EQ(needs_network(searcher, "level 6\n"), "false");
    EXPECT_TRUE(search(searcher, "level 6\n" + closed_start).answer);
}

TEST(Searcher, RefusesABrokenNetworkWithAReason) {
    Searcher searcher;
    std::string damaged = network_file();
    damaged[damaged.rfind(',') - 1] ^= 1;  // a different digit
    const Answer answer = searcher.take_network(damaged);
    ASSERT_FALSE(answer);
    EXPECT_NE(answer.error().message.find("it was damaged or changed"), std::string::npos);
    EXPECT_FALSE(searcher.take_network(""));
    EXPECT_EQ(needs_network(searcher, "level 6\n"), "true");
}

TEST(Searcher, TellsLinesAndGivesThemBack) {
    const Found found = search("depth 2\nlines 3\n" + closed_start);
    ASSERT_TRUE(found.answer) << found.answer.error().message;
    EXPECT_TRUE(kit::is_json(*found.answer));
    EXPECT_EQ(found.infos.size(), 6u);
    for (const std::string& info : found.infos) EXPECT_TRUE(kit::is_json(info)) << info;
    for (const char* rank : {R"("rank":1)", R"("rank":2)", R"("rank":3)"})
        EXPECT_NE(found.answer->find(rank), std::string::npos);
}

TEST(Searcher, ScoresAreFromWhitesView) {
    const Found white = search("depth 2\n" + std::string(white_wins));
    ASSERT_TRUE(white.answer);
    EXPECT_NE(white.answer->find(R"("score":{"kind":"win","value":1},"chance":1.0000)"),
              std::string::npos)
        << *white.answer;
    const Found brown = search("depth 2\n" + std::string(brown_wins));
    ASSERT_TRUE(brown.answer);
    EXPECT_NE(brown.answer->find(R"("score":{"kind":"loss","value":1},"chance":0.0000)"),
              std::string::npos)
        << *brown.answer;
}

TEST(Searcher, NothingToSearchWhenTheGameIsOver) {
    const Found found = search("depth 2\n" + std::string(white_wins) + "\na1a4");
    ASSERT_TRUE(found.answer);
    EXPECT_EQ(*found.answer, R"({"best":null,"lines":[]})");
}

TEST(Searcher, LevelsHaveASeed) {
    const auto best = [](int seed) {
        Searcher fresh;
        const Found found =
            search(fresh, "level 1\nseed " + std::to_string(seed) + "\n" + closed_start);
        EXPECT_TRUE(found.answer);
        return found.answer->substr(0, found.answer->find(','));
    };
    EXPECT_EQ(best(1), best(1));
    bool differs = false;
    for (int seed = 2; seed < 12 && !differs; ++seed) differs = best(seed) != best(1);
    EXPECT_TRUE(differs);
}

// R9.2: White has to deviate from c2c3; touched pieces must move.
TEST(Searcher, ChoosesWhatTheGameAllows) {
    std::string game = closed_start;
    for (int i = 0; i < 3; ++i) game += "\nc2c3\nc8c7\nc3c2\nc7c8";
    game += "\noffer brown repetition\ndecline white";
    const Found found = search("depth 1\nlines 5\n" + game);
    ASSERT_TRUE(found.answer);
    EXPECT_EQ(found.answer->find("[\"c2c3\""), std::string::npos);
    std::string touched = closed_start;
    touched.replace(touched.size() - 3, 3, "on\ntouch f1");
    const Found after_touch = search("depth 1\n" + touched);
    ASSERT_TRUE(after_touch.answer);
    EXPECT_EQ(after_touch.answer->substr(0, 11), "{\"best\":\"f1");
}

// As many milliseconds of the clocks as the engine's own plan allows, at most a quarter of what is
// left.
TEST(Searcher, PlansItsTimeByTheClockOfWhoeverActs) {
    search("depth 1\n" + closed_start);  // its memory is allocated
    const auto milliseconds = [](const std::string& limits) {
        const engine::Stopwatch watch;
        EXPECT_TRUE(search(limits + "\n" + closed_start).answer) << limits;
        return watch.elapsed().count();
    };
    const auto poor = milliseconds("wtime 400\nbtime 600000");
    EXPECT_LT(poor, 300);
    const auto rich = milliseconds("wtime 20000\nbtime 1");
    EXPECT_GT(rich, 250);
    const auto paid = milliseconds("wtime 400\nbtime 600000\nwinc 600\nbinc 0");
    EXPECT_GT(paid, 250);
}

TEST(Searcher, AClockOnlyCapsALevel) {
    const auto best = [](const std::string& limits) {
        Searcher fresh;
        EXPECT_TRUE(fresh.take_network(network_file()));
        const Found found = search(fresh, limits + "\n" + closed_start);
        EXPECT_TRUE(found.answer) << limits;
        return found.answer->substr(0, found.answer->find(','));
    };
    EXPECT_EQ(best("level 3"), best("level 3\nwtime 600000\nbtime 600000"));
    EXPECT_NE(best("level 9\nwtime 0\nbtime 0"), R"({"best":null)");
}

TEST(Searcher, BadLimitsAreNamed) {
    for (const char* limit :
         {"level 0", "level 11", "lines 6", "lines 0", "depth 0", "moveTime -1", "nodes 0",
          "seed -1", "wtime -1", "binc -1", "speed 3", "level", "level x"}) {
        const Found found = search(std::string(limit) + "\n" + closed_start);
        EXPECT_FALSE(found.answer) << limit;
    }
    EXPECT_FALSE(search("depth 1\n\nnonsense").answer);
}

}  // namespace
}  // namespace barracuda::wasm
