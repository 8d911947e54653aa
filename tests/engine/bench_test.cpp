#include "engine/bench.hpp"

#include "engine/engine.hpp"
#include "rules/text/fen.hpp"

#include <gtest/gtest.h>

namespace barracuda::engine {
namespace {

// Changes whenever the search or the evaluation changes, and for no other reason: every run,
// compiler and machine gives the same number.
constexpr std::uint64_t signature = 323'984;

TEST(Bench, HasOneSignature) {
    Engine engine;
    const SearchSignals signals;
    std::vector<std::string> lines;
    const auto print = [&](const std::string& line) { lines.push_back(line); };
    EXPECT_EQ(bench(engine, print, signals), signature);
    ASSERT_EQ(lines.size(), bench_positions().size() + 2);
    EXPECT_EQ(lines[lines.size() - 2], "nodes: " + std::to_string(signature));
}

TEST(Bench, StopsWhenTold) {
    Engine engine;
    SearchSignals signals;
    signals.stop = true;
    EXPECT_LT(bench(engine, [](const std::string&) {}, signals), signature);
}

TEST(Bench, SearchesMovesAndPlacementsOfBothKinds) {
    PerPlayer<int> movers{};
    int owed = 0;
    for (const std::string_view fen : bench_positions()) {
        const auto position = parse_fen(fen);
        ASSERT_TRUE(position) << fen;
        ++movers[position->actor()];
        owed |= 1 << position->owed();
    }
    EXPECT_GT(movers.white, 0);
    EXPECT_GT(movers.brown, 0);
    EXPECT_EQ(owed, 0b111);
}

}  // namespace
}  // namespace barracuda::engine
